import type { OwnedCtx } from '../../base/call/context'
import type { Day, Instant } from '../../base/kit/day'

/** The columns of the account's row that an import may change. */
export interface AccountBefore {
  readonly firstBilagDate: Day | null
  readonly is_register_finished: boolean
  readonly updated_at: Instant
  readonly lastContract: number
}

export const readAccountBefore = async (ctx: OwnedCtx): Promise<AccountBefore> =>
  await ctx.db
    .selectFrom('account')
    .select(['firstBilagDate', 'is_register_finished', 'updated_at', 'lastContract'])
    .where('id', '=', ctx.owner)
    .executeTakeFirstOrThrow()

/**
 * Puts the row of the account back as it was before an import was booked at that moment. The start of the trial stays
 * if the account has other vouchers by now, and the finished registration if it has a house. The number of the last
 * contract stays if the import's contracts aren't the last ones.
 */
export async function restoreAccountRow(
  ctx: OwnedCtx,
  booked: Instant,
  before: AccountBefore,
  has: { readonly vouchers: boolean; readonly houses: boolean; readonly importedContracts: number },
): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set((is) => ({
      ...(has.vouchers ? {} : { firstBilagDate: before.firstBilagDate }),
      lastContract: is
        .case()
        .when('lastContract', '=', before.lastContract + has.importedContracts)
        .then(before.lastContract)
        .else(is.ref('lastContract'))
        .end(),
      ...(has.houses ? {} : { is_register_finished: before.is_register_finished }),
      updated_at: is.case().when('updated_at', '=', booked).then(before.updated_at).else(is.ref('updated_at')).end(),
    }))
    .where('id', '=', ctx.owner)
    .execute()
}

/** The counters of the account's row that an own export sets. */
export interface AccountCounters {
  readonly houses: number
  readonly lastContract: number
}

export const readLastContract = async (ctx: Pick<OwnedCtx, 'db' | 'owner'>): Promise<number> =>
  (await ctx.db.selectFrom('account').select('lastContract').where('id', '=', ctx.owner).executeTakeFirstOrThrow())
    .lastContract

/** Sets the counters after all houses and contracts of the account were written. A house finishes the registration. */
export async function setAccountCounters(
  ctx: Pick<OwnedCtx, 'db' | 'owner'>,
  counters: AccountCounters,
): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set({ ...counters, ...(counters.houses > 0 && { is_register_finished: true }) })
    .where('id', '=', ctx.owner)
    .execute()
}
