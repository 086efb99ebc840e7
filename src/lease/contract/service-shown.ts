import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Contract } from './model'
import { findContract, toContract, type ContractRow } from './service-select'

interface ShownDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  /** Where browsers reach us: links to sign begin with it. */
  readonly publicUrl: string
}

/** Contracts as the API answers them. */
export const shownContracts = ({ encryption, publicUrl }: ShownDeps) => {
  const shown = (ctx: Pick<OwnedCtx, 'today'>, row: ContractRow): Contract =>
    toContract(row, ctx.today, encryption, publicUrl)
  return {
    shown,
    /** One of the caller as it is now. Refuses with 404. */
    found: async (ctx: OwnedCtx, id: number): Promise<Contract> => shown(ctx, await findContract(ctx, id)),
  }
}

export type ShownContracts = ReturnType<typeof shownContracts>
