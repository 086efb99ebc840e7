import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import { selectExpenses } from '../../books/expense/service-select'
import { markAsTouched } from '../../books/expense/service-series'
import type { BankSuggestion } from '../suggestion/rules-model'
import type { Match } from '../transaction/model'
import { lockTransactions, setMatches, type DecryptedTransaction } from '../transaction/service'
import type { AcceptAnswer, AcceptForm } from './model'
import { isSameSuggestion, shownSuggestion, openSumsTracker, type AcceptableSuggestion } from './rules'
import { matchPayment, matchRent, vouchersRefusal, type MatchingDeps } from './service'
import { suggestionsUnderLock } from './service-in-bank'
import { matchedVouchers } from './service-matched'

/**
 * Returns the suggestion. Returns a reason instead if the suggestion can't be accepted, or isn't the one that the
 * landlord saw.
 */
function takable(
  row: DecryptedTransaction | undefined,
  suggestion: BankSuggestion | undefined,
  seen: AcceptForm['rows'][number]['suggestion'],
): AcceptableSuggestion | RefusalReason {
  if (!row) return 'notFound'
  if (row.state === 'matched') return 'alreadyMatched'
  const today = suggestion && shownSuggestion(suggestion)
  if (!suggestion || !today || !isSameSuggestion(today, seen)) return 'changed'
  return suggestion.kind === 'new-bilag' ? 'voucherFormNeeded' : suggestion
}

/** Does the work in a savepoint. If the work is refused, its changes are undone. */
async function wholly<T>(ctx: OwnedCtx, work: () => Promise<T>): Promise<T | RefusalReason> {
  await sql`savepoint taken`.execute(ctx.db)
  try {
    const done = await work()
    await sql`release savepoint taken`.execute(ctx.db)
    return done
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint taken`.execute(ctx.db)
    return error.reason
  }
}

/** Finds the vouchers that can't be matched, with the reason by transaction. Uses one query for all of them. */
async function voucherRefusals(
  ctx: OwnedCtx,
  chosen: readonly (readonly [DecryptedTransaction, AcceptableSuggestion])[],
): Promise<ReadonlyMap<number, RefusalReason>> {
  const wanted = chosen.flatMap(([row, of]) => (of.kind === 'bilag' ? [{ row, voucher: of.bilagId }] : []))
  if (wanted.length === 0) return new Map()
  const ids = wanted.map(({ voucher }) => voucher)
  const found = new Map(
    (await selectExpenses(ctx).where('bilag.id', 'in', ids).execute()).map((voucher) => [voucher.id, voucher]),
  )
  const matched = await matchedVouchers(ctx)
  return new Map(
    wanted.flatMap(({ row, voucher }): [number, RefusalReason][] => {
      const of = found.get(voucher)
      const reason = !of ? 'notFound' : matched.has(voucher) ? 'alreadyMatched' : vouchersRefusal(row, [of])?.reason
      return reason ? [[row.id, reason]] : []
    }),
  )
}

/**
 * Accepts suggestions in the order of the request. Refuses a suggestion that has changed. Refuses one for a month,
 * voucher or payment that an earlier suggestion of the request uses. A `likely` suggestion is accepted too, because the
 * landlord chose it. A suggestion of a new voucher is refused, because it needs a form. Books all other suggestions
 * together, or none if the action fails. Refuses with 404 if none of the transactions belongs to the caller.
 */
export const acceptSuggestions =
  ({ encryption, payments }: MatchingDeps) =>
  async (ctx: OwnedCtx, { rows: given }: AcceptForm): Promise<AcceptAnswer> => {
    const { suggestions, books } = await suggestionsUnderLock(ctx, { encryption, payments })
    const ids = given.map(({ id }) => id)
    const rows = new Map((await lockTransactions(ctx, ids, encryption)).map((row) => [row.id, row]))
    if (rows.size === 0) throw new Refusal('notFound')
    const ledger = openSumsTracker(books)
    const reasons = new Map<number, RefusalReason>()
    const chosen: [DecryptedTransaction, AcceptableSuggestion][] = []
    for (const { id, suggestion: seen } of given) {
      const suggestion = takable(rows.get(id), suggestions.get(id), seen)
      if (typeof suggestion === 'string') reasons.set(id, suggestion)
      else if (ledger.take(suggestion)) chosen.push([rows.get(id)!, suggestion])
      else reasons.set(id, 'suggestionGone')
    }
    for (const [id, reason] of await voucherRefusals(ctx, chosen)) reasons.set(id, reason)
    const matches = new Map<number, Match>()
    const match = (row: DecryptedTransaction, of: Exclude<AcceptableSuggestion, { kind: 'bilag' }>) =>
      of.kind === 'rent'
        ? matchRent(ctx, row, { ...of, months: [...of.months] }, payments)
        : matchPayment(ctx, row, of.paymentId, payments)
    for (const [row, of] of chosen) {
      if (reasons.has(row.id)) continue
      const done = of.kind === 'bilag' ? { bilagIds: [of.bilagId] } : await wholly(ctx, () => match(row, of))
      if (typeof done === 'string') reasons.set(row.id, done)
      else matches.set(row.id, done)
    }
    await markAsTouched(
      ctx,
      [...matches.values()].flatMap((each) => ('bilagIds' in each ? each.bilagIds : [])),
    )
    await setMatches(ctx, matches)
    return {
      accepted: ids.filter((id) => matches.has(id)),
      refused: ids.flatMap((id) => (matches.has(id) ? [] : [{ id, message: reasons.get(id)! }])),
    }
  }

export type AcceptSuggestions = ReturnType<typeof acceptSuggestions>
