import type { OwnedCtx } from '../../base/call/context'
import type { DB } from '../../base/db/schema'
import { ore } from '../../base/kit/money'
import type { RentAtBank } from '../../lease/rent-account/service'
import type { SuggestionsFor } from '../transaction/service'
import type { SuggestingDeps } from './service-books'
import { heldSuggestions } from './service-suggested'

/** Open movements that brought money in: only they may be rent that came. */
const selectMoneyIn = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bank_transaction')
    .select(['id', 'date', 'sum'])
    .where('account_id', '=', ctx.owner)
    .where('state', '=', 'open')
    .where('sum', '>', ore(0))

/** What rent accounts must know of money at the bank that nobody has matched. */
export const rentAtBank = (deps: SuggestingDeps, suggestionsOf: SuggestionsFor): RentAtBank => ({
  async holdSure(ctx) {
    if (!(await selectMoneyIn(ctx).limit(1).executeTakeFirst())) return []
    const { suggestions } = await heldSuggestions(ctx, deps)
    return [...suggestions].flatMap(([transactionId, found]) =>
      found?.kind === 'rent' && found.certainty === 'sure'
        ? [{ transactionId, contractId: found.contractId, months: found.months.map(({ month }) => month) }]
        : [],
    )
  },

  async unmatched(ctx) {
    const { read_until } = await ctx.db
      .selectFrom('bank_import')
      .select((is) => is.fn.max<DB['bank_import']['days_to']>('days_to').as('read_until'))
      .where('account_id', '=', ctx.owner)
      .executeTakeFirstOrThrow()
    const rows = await selectMoneyIn(ctx).orderBy('date').orderBy('id').execute()
    const suggestions = rows.length === 0 ? null : await suggestionsOf(ctx)
    return {
      read_until,
      rents: rows.flatMap(({ id, date, sum }) => {
        const found = suggestions?.get(id)
        if (found?.kind !== 'rent') return []
        const { contractId, certainty, months } = found
        return [{ transactionId: id, contractId, date, sum, certainty, months }]
      }),
    }
  },
})
