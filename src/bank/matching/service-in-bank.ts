import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Unreadable } from '../../base/db/encryption'
import { rowVersion } from '../../base/db/row-version'
import type { DB } from '../../base/db/schema'
import { addDays, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { OwnerId } from '../../base/kit/owner'
import type { RentInBank } from '../../lease/rent-account/model'
import type { UnmatchedRentAtBank } from '../../lease/rent-account/service'
import { paymentsById } from '../../lease/rent-account/service-bank'
import type { ShownSuggestion } from '../transaction/model'
import type { SuggestionsFor } from '../transaction/service'
import {
  selectOwnerName,
  calculateSuggestions,
  suggestionsFor,
  type SuggestionsAndBooks,
  type SuggestionDeps,
} from './service-books'

/** The suggestions depend on these tables, on the day and on the landlord's name. */
const tables = [
  ...(['bank_transaction', 'bank_account', 'bilag', 'supplier', 'incomebilag', 'house'] as const),
  ...(['contract', 'contract_rent'] as const),
  ...(['rent_account', 'rent_reference', 'rent_payer', 'rent_payment', 'rent_payment_month'] as const),
]

const suggestionVersion = async (ctx: OwnedCtx): Promise<string> =>
  JSON.stringify([ctx.today, await selectOwnerName(ctx), await rowVersion(ctx.db, ctx.owner, tables)])

/**
 * Locks the account and returns its suggestions. They are computed before the lock, because that
 * may take a second. If data has changed by then, they are computed again under the lock.
 */
export async function suggestionsUnderLock(ctx: OwnedCtx, deps: SuggestionDeps): Promise<SuggestionsAndBooks> {
  const version = await suggestionVersion(ctx)
  const reckoned = await calculateSuggestions(ctx, deps)
  await lockAccount(ctx)
  return (await suggestionVersion(ctx)) === version ? reckoned : await calculateSuggestions(ctx, deps)
}

/** The maximum number of accounts whose suggestions are remembered. Beyond that, the oldest are dropped. */
const mostAccounts = 50

/**
 * Remembers suggestions until a row changes, because 20,000 transactions take a second and a list is read page by page.
 */
export function cachedSuggestions(deps: SuggestionDeps): SuggestionsFor {
  const remembered = new Map<
    OwnerId,
    { readonly version: string; readonly suggestions: ReadonlyMap<number, ShownSuggestion> }
  >()
  return async (ctx: OwnedCtx) => {
    // This transaction may change rows and then be rolled back, so its suggestions are not
    // remembered.
    if (ctx.db.isTransaction) return await suggestionsFor(ctx, deps)
    // The version is read before the data. If the data changes in between, the next call finds a
    // new version and computes again.
    const version = await suggestionVersion(ctx)
    const before = remembered.get(ctx.owner)
    if (before?.version === version) return before.suggestions
    let isWhole = true
    const { leaveOut } = ctx
    const noting = leaveOut && ((error: Unreadable) => ((isWhole = false), leaveOut(error)))
    const suggestions = await suggestionsFor({ ...ctx, leaveOut: noting }, deps)
    // An incomplete result is not remembered, because each answer must report its missing records.
    if (!isWhole) return suggestions
    remembered.delete(ctx.owner)
    remembered.set(ctx.owner, { version, suggestions })
    const [oldest] = remembered.keys()
    if (remembered.size > mostAccounts && oldest !== undefined) remembered.delete(oldest)
    return suggestions
  }
}

/** The open incoming transactions, because only they may be unmatched rent. */
const selectMoneyIn = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bank_transaction')
    .select(['id', 'date', 'sum'])
    .where('account_id', '=', ctx.owner)
    .where('state', '=', 'open')
    .where('sum', '>', ore(0))

/**
 * The number of days after its last matched rent for which an account counts as one that receives rent. An older rent
 * is no evidence, because the tenant may have changed the account.
 */
const rentLookBack = 100

/**
 * The day up to which every account that lately received rent has been imported. Accounts without rent don't matter. If
 * no account lately received matched rent, it is the latest imported day of any account. Null if nothing was imported.
 */
async function readUntil(ctx: OwnedCtx): Promise<Day | null> {
  const days = await ctx.db
    .selectFrom('bank_import')
    .select((is) => [
      is.fn.max<DB['bank_import']['days_to']>('days_to').as('day'),
      is
        .exists(
          is
            .selectFrom('bank_transaction')
            .select(sql`1`.as('one'))
            .where('bank_transaction.account_id', '=', ctx.owner)
            .whereRef('bank_transaction.bank_account_id', '=', 'bank_import.bank_account_id')
            .where('bank_transaction.date', '>', addDays(ctx.today, -rentLookBack))
            .where(sql<boolean>`match ? 'rent'`),
        )
        .as('hasRent'),
    ])
    .where('account_id', '=', ctx.owner)
    .groupBy('bank_account_id')
    .execute()
  const all = days.flatMap(({ day }) => day ?? [])
  const ofRent = days.flatMap(({ day, hasRent }) => (hasRent === true ? (day ?? []) : []))
  const [found] = ofRent.length > 0 ? ofRent.toSorted() : all.toSorted().toReversed()
  return found ?? null
}

/** The payments that the landlord has written down and that are suggested for an open transaction. */
async function registeredInBank(
  ctx: OwnedCtx,
  suggestions: ReadonlyMap<number, ShownSuggestion>,
): Promise<Pick<RentInBank, 'registered'>> {
  const found = [...suggestions].flatMap(([transactionId, each]) =>
    each.kind === 'payment' ? [{ transactionId, paymentId: each.paymentId }] : [],
  )
  if (found.length === 0) return {}
  const byId = await paymentsById(
    ctx,
    found.map(({ paymentId }) => paymentId),
  )
  return {
    registered: found.flatMap((each) => (byId.has(each.paymentId) ? [{ ...each, ...byId.get(each.paymentId)! }] : [])),
  }
}

export const readUnmatchedRent = (deps: SuggestionDeps, suggestionsOf: SuggestionsFor): UnmatchedRentAtBank => ({
  async holdSure(ctx) {
    if (!(await selectMoneyIn(ctx).limit(1).executeTakeFirst())) return []
    const { suggestions } = await suggestionsUnderLock(ctx, deps)
    return [...suggestions].flatMap(([transactionId, found]) =>
      found?.kind === 'rent' && found.certainty === 'sure'
        ? [{ transactionId, contractId: found.contractId, months: found.months.map(({ month }) => month) }]
        : [],
    )
  },

  async unmatched(ctx) {
    const read_until = await readUntil(ctx)
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
      ...(suggestions && (await registeredInBank(ctx, suggestions))),
    }
  },
})
