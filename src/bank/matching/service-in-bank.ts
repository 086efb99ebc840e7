import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { rowVersion } from '../../base/db/row-version'
import type { DB } from '../../base/db/schema'
import { ore } from '../../base/kit/money'
import type { OwnerId } from '../../base/kit/owner'
import type { RentAtBank } from '../../lease/rent-account/service'
import type { ShownSuggestion } from '../transaction/model'
import type { SuggestionsFor } from '../transaction/service'
import { ownerName, reckonSuggestions, suggestionsFor, type Reckoned, type SuggestingDeps } from './service-books'

/** What suggestions follow from, beside the day and the landlord's name. */
const tables = [
  ...(['bank_transaction', 'bank_account', 'bilag', 'supplier', 'incomebilag', 'house'] as const),
  ...(['contract', 'contract_rent'] as const),
  ...(['rent_account', 'rent_reference', 'rent_payer', 'rent_payment', 'rent_payment_month'] as const),
]

/** Changes with anything that suggestions follow from. */
const suggestionVersion = async (ctx: OwnedCtx): Promise<string> =>
  JSON.stringify([ctx.today, await ownerName(ctx), await rowVersion(ctx.db, ctx.owner, tables)])

/**
 * Suggestions of an account that the caller holds afterwards. They are reckoned before it is held, since that may take a
 * second; where something has changed until then they are reckoned anew.
 */
export async function heldSuggestions(ctx: OwnedCtx, deps: SuggestingDeps): Promise<Reckoned> {
  const version = await suggestionVersion(ctx)
  const reckoned = await reckonSuggestions(ctx, deps)
  await lockAccount(ctx)
  return (await suggestionVersion(ctx)) === version ? reckoned : await reckonSuggestions(ctx, deps)
}

/** Accounts whose suggestions are remembered at once: of more, those that were reckoned longest ago go. */
const mostAccounts = 50

/**
 * What the open movements of an account may be, reckoned anew as soon as a row that it follows from is another: of 20,000
 * movements that takes a second, and a list is read page by page.
 */
export function suggesting(deps: SuggestingDeps): SuggestionsFor {
  const remembered = new Map<
    OwnerId,
    { readonly version: string; readonly suggestions: ReadonlyMap<number, ShownSuggestion> }
  >()
  return async (ctx: OwnedCtx) => {
    // The rows of an action may come to nothing.
    if (ctx.db.isTransaction) return await suggestionsFor(ctx, deps)
    // Before they are read: what changes meanwhile makes another version.
    const version = await suggestionVersion(ctx)
    const before = remembered.get(ctx.owner)
    if (before?.version === version) return before.suggestions
    const suggestions = await suggestionsFor(ctx, deps)
    remembered.delete(ctx.owner)
    remembered.set(ctx.owner, { version, suggestions })
    const [oldest] = remembered.keys()
    if (remembered.size > mostAccounts && oldest !== undefined) remembered.delete(oldest)
    return suggestions
  }
}

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
