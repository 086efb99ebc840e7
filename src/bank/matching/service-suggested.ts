import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { rowVersion } from '../../base/db/row-version'
import type { OwnerId } from '../../base/kit/owner'
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
