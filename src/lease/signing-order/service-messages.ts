import type { OwnedCtx } from '../../base/call/context'
import type { Party } from '../party/model'
import type { ContractRow } from '../contract/service-select'
import { noticeQueue, type MessageDeps } from './service-notices'
import type { SigningRow } from './service-select'

const isWaitedFor =
  (signing: SigningRow) =>
  ({ role, place }: Party): boolean =>
    signing.signers.some((each) => each.role === role && each.place === place && each.signed_at === null)

/** What becomes known of a paper that is signed, told to those it concerns, each of them once. */
export function messageService(deps: MessageDeps) {
  const { tellTenants, tellLandlord } = noticeQueue(deps)
  return {
    /** Asks the tenants to sign; `isAnew`: they were asked to sign the paper before, by another order. */
    ask: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow, isAnew: boolean): Promise<void> =>
      tellTenants(ctx, row, signing, { notice: isAnew ? 'askAnew' : 'ask', key: 'ask', isLinked: true }),

    /** Asks once more those tenants who have not signed. */
    remind: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellTenants(ctx, row, signing, {
        notice: 'remind',
        key: `remind-${ctx.now}`,
        isLinked: true,
        chosen: isWaitedFor(signing),
      }),

    /** Gives those co-tenants a link of their own who had the first tenant's, and have not signed. */
    ownLink: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellTenants(ctx, row, signing, {
        notice: 'ownLink',
        isLinked: true,
        chosen: (party) => party.place > 0 && isWaitedFor(signing)(party),
      }),

    /** All tenants have signed: it is the landlord's turn, who is told by whose BankID. */
    turn: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellLandlord(ctx, row, signing, 'turn'),

    /** Everybody has signed, and the file is stored. */
    async done(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'done' })
      await tellLandlord(ctx, row, signing, 'done')
    },

    /** The landlord has taken it back. */
    withdrawn: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellTenants(ctx, row, signing, { notice: 'withdrawn' }),

    /** The time for signing is over. */
    async expired(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'expired' })
      await tellLandlord(ctx, row, signing, 'expired')
    },

    /** The provider has ended the order by itself. */
    async canceled(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'canceled' })
      await tellLandlord(ctx, row, signing, 'canceled')
    },
  }
}

export type MessageService = ReturnType<typeof messageService>
