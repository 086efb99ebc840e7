import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { Parties } from './model-party'
import { partiesOf, readable } from './rules-parties'
import { openContract, type ContractRow } from './service-select'

interface PartyDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
}

/** Reads everybody who is bound by a contract. Refuses with 409 unreadable where one of them can't be read. */
export type ReadParties = (ctx: OwnedCtx, row: ContractRow) => Promise<Parties>

export const readParties =
  ({ encryption, profile }: PartyDeps): ReadParties =>
  async (ctx, row) =>
    readable(partiesOf({ ...row, ...openContract(row, encryption) }, await profile.read(ctx)))
