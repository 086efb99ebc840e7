import { indexOf, readRow } from './rules-lookup'
import { outgoingSuggestion } from './rules-out'
import { samePayments } from './rules-payment'
import { rentSuggestion } from './rules-rent'
import type { BankRow, BankSuggestion, KnownBooks } from './rules-world'

/**
 * What each payment of a list may be, by the id of its row (docs/rules.md#suggestions-for-payments). They are walked in the order of
 * their days: what a sure suggestion takes is taken for those that follow, so that no two are sure of the same month or voucher. Nothing
 * is booked by it.
 */
export const suggestAll = (rows: readonly BankRow[], books: KnownBooks): Map<number, BankSuggestion> =>
  new Map(suggestEach(rows, books))

/** The same one after the other, so that whoever asks for many can let others in between. */
export function* suggestEach(
  rows: readonly BankRow[],
  books: KnownBooks,
): Generator<readonly [id: number, suggestion: BankSuggestion]> {
  const index = indexOf(books)
  const ordered = rows.toSorted((one, other) =>
    one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1,
  )
  const writtenDown = samePayments(ordered, index)
  for (const row of ordered) {
    const known = writtenDown.get(row.id)
    const read = readRow(row)
    if (row.sum === 0) yield [row.id, null]
    else yield [row.id, known ?? (row.sum > 0 ? rentSuggestion(read, index) : outgoingSuggestion(read, index))]
  }
}
