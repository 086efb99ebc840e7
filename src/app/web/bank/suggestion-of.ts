import type { BankTransaction } from '../../../bank/transaction/model'
import { TransactionMatch, TransactionSuggestion } from '../../../bank/matching/model'

const known = new WeakMap<BankTransaction, TransactionSuggestion | null>()

/** What a payment may be; null where nothing says so, or in words that this page doesn't know. */
export function suggestionOf(row: BankTransaction): TransactionSuggestion | null {
  const before = known.get(row)
  if (before !== undefined) return before
  const read = TransactionSuggestion.safeParse(row.suggestion)
  const suggestion = read.success ? read.data : null
  known.set(row, suggestion)
  return suggestion
}

/** What a payment was matched with; null while it isn't, or where that can't be read. */
export function matchOf({ match }: BankTransaction): TransactionMatch | null {
  const read = TransactionMatch.safeParse(match)
  return read.success ? read.data : null
}
