import { indexOf, readRow, type BooksIndex, type ReadRow } from './rules-lookup'
import { outgoingSuggestion } from './rules-out'
import { samePayments } from './rules-payment'
import { beginWith, incomingRow, rentSuggestion, turnOf, type IncomingRow } from './rules-rent'
import type { BankRow, BankSuggestion, KnownBooks } from './rules-world'

/**
 * What each payment of a list may be, by the id of its row (docs/rules.md#suggestions-for-payments). They are walked in turns, and in
 * each in the order of their days: what one is suggested for is left to no other one, so that they are for the same months
 * whichever of them is taken first. Nothing is booked by it.
 */
export const suggestAll = (rows: readonly BankRow[], books: KnownBooks): Map<number, BankSuggestion> =>
  suggestionsIn(suggestEach(rows, books))

/** The suggestions among what a walk gives. */
export const suggestionsIn = (steps: Iterable<WalkStep>): Map<number, BankSuggestion> =>
  new Map([...steps].filter((step) => step !== null))

/** What a walk gives: the suggestion for a payment, by its id; null for one that was only read. */
export type WalkStep = readonly [id: number, suggestion: BankSuggestion] | null

interface Incoming {
  readonly read: ReadRow
  readonly incoming: IncomingRow | null
}

/** Reads payments, which come in the order of their days, by the turn in which each gets its months. */
function* inTurn(ordered: readonly BankRow[], index: BooksIndex): Generator<null, readonly Incoming[]> {
  const turns: Incoming[][] = [[], [], []]
  for (const row of ordered) {
    const read = readRow(row)
    const incoming = row.sum > 0 ? incomingRow(read, index) : null
    const turn = incoming ? turnOf(incoming, index) : 0
    if (incoming && turn < 2) beginWith(incoming, index)
    turns[turn]!.push({ read, incoming })
    yield null
  }
  return turns.flat()
}

/** The same one after the other, so that whoever asks for many can let others in between. */
export function* suggestEach(rows: readonly BankRow[], books: KnownBooks): Generator<WalkStep> {
  const index = indexOf(books)
  const ordered = rows.toSorted((one, other) =>
    one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1,
  )
  const writtenDown = samePayments(ordered, index)
  yield* writtenDown
  const others = ordered.filter(({ id }) => !writtenDown.has(id))
  for (const { read, incoming } of yield* inTurn(others, index)) {
    const { id, sum } = read.row
    if (sum < 0) yield [id, outgoingSuggestion(read, index)]
    else yield [id, incoming && rentSuggestion(incoming, index)]
  }
}
