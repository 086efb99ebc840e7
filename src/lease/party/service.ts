import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { ProfileService } from '../../landlord/account/service-profile'
import { type ContractRow } from '../contract/service-select'
import { openContract, openCoTenants } from '../contract/service-open'
import type { Parties } from './model'
import { partiesOf, type TenantsOfRecord } from './rules'

interface PartyDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
}

export const withTenants = (row: ContractRow, encryption: PartyDeps['encryption']): TenantsOfRecord => ({
  ...row,
  co_tenants: openCoTenants(row, encryption),
})

/** Reads the parties of a contract. Refuses with 409 unreadable when one can't be read. */
export type ReadParties = (ctx: OwnedCtx, row: ContractRow) => Promise<Parties>

export const readParties =
  ({ encryption, profile }: PartyDeps): ReadParties =>
  async (ctx, row) =>
    partiesOf({ ...row, ...openContract(row, encryption) }, await profile.read(ctx, 'birthday'))
