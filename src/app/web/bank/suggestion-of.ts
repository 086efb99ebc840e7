import type { BankTransaction } from '../../../bank/transaction/model'
import { TransactionMatch, TransactionSuggestion } from '../../../bank/matching/model'

/** What the screens know of a suggestion and of a match: this file alone reads them. */
export type RowSuggestion = TransactionSuggestion
export type RowMatch = TransactionMatch

const known = new WeakMap<BankTransaction, RowSuggestion | null>()

/** What a payment may be; null where nothing says so, or in words that this page doesn't know. */
export function suggestionOf(row: BankTransaction): RowSuggestion | null {
  const before = known.get(row)
  if (before !== undefined) return before
  const read = TransactionSuggestion.safeParse(row.suggestion)
  const suggestion = read.success ? read.data : null
  known.set(row, suggestion)
  return suggestion
}

/** What a payment was matched with; null while it isn't, or where that can't be read. */
export function matchOf({ match }: BankTransaction): RowMatch | null {
  const read = TransactionMatch.safeParse(match)
  return read.success ? read.data : null
}
