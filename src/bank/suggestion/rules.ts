import { atOnce, type Steps } from '../../base/kit/steps'
import { indexOf, readRow, type BooksIndex, type ReadRow } from './rules-lookup'
import { expectTaken, settle } from './rules-ledger'
import { outgoingSuggestion } from './rules-out'
import { samePayments } from './rules-payment'
import { beginWith, incomingRow, rentSuggestion, turnOf, type IncomingRow } from './rules-rent'
import { taughtBy } from './rules-taught'
import type { BankRow, BankSuggestion, KnownBooks, MatchedRow } from './rules-world'

/**
 * What each payment of a list may be, by the id of its row (docs/rules.md#suggestions-for-payments). They are walked in turns, and in
 * each in the order of their days: what one is suggested for is left to no other one, so that they are for the same months
 * whichever of them is taken first. Nothing is booked by it.
 */
export const suggestAll = (rows: readonly BankRow[], books: KnownBooks): Map<number, BankSuggestion> =>
  atOnce(suggestEach(rows, books))

/** A payment of the walk: an open one, or one that was taken just now. */
interface Walked {
  readonly read: ReadRow
  readonly incoming: IncomingRow | null
  readonly taken: MatchedRow | null
}

/** Reads payments, which come in the order of their days, by the turn in which each gets its months. */
function* inTurn(
  ordered: readonly BankRow[],
  taken: ReadonlyMap<number, MatchedRow>,
  index: BooksIndex,
): Steps<readonly Walked[]> {
  const turns: Walked[][] = [[], [], []]
  for (const row of ordered) {
    const read = readRow(row)
    const incoming = row.sum > 0 ? incomingRow(read, index) : null
    const turn = incoming ? turnOf(incoming, index) : 0
    if (incoming && turn < 2) beginWith(incoming, index)
    turns[turn]!.push({ read, incoming, taken: taken.get(row.id) ?? null })
    yield null
  }
  return turns.flat()
}

/** In the order of their days. */
const byDay = (one: BankRow, other: BankRow): number =>
  one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1

/** The same with a step for each payment that is read, and for each of the books, so that others can be let in between. */
export function* suggestEach(rows: readonly BankRow[], books: KnownBooks): Steps<Map<number, BankSuggestion>> {
  const ordered = rows.toSorted(byDay)
  const plain = yield* indexOf(books)
  const index = { ...plain, taught: yield* taughtBy(ordered, books.matched, plain) }
  const writtenDown = yield* samePayments(ordered, index)
  const found = new Map<number, BankSuggestion>(writtenDown)
  const taken = new Map(books.matched.flatMap((each) => (each.months === null ? [] : [[each.row.id, each]])))
  const ledgerOf = (contract: number) => index.contracts.find(({ of }) => of.contractId === contract)
  for (const { contractId, months } of taken.values()) {
    const ledger = ledgerOf(contractId)
    if (ledger) expectTaken(ledger, months!)
  }
  const others = [...ordered.filter(({ id }) => !writtenDown.has(id)), ...[...taken.values()].map(({ row }) => row)]
  const left: ReadRow[] = []
  for (const step of yield* inTurn(others.toSorted(byDay), taken, index)) {
    yield null
    const { read, incoming } = step
    const { id, sum } = read.row
    if (step.taken) {
      const { contractId, months } = step.taken
      const ledger = ledgerOf(contractId)
      if (ledger) settle(ledger, months!)
      continue
    }
    const suggestion = sum < 0 ? outgoingSuggestion(read, index) : incoming && rentSuggestion(incoming, index)
    if (sum > 0 && suggestion === null) left.push(read)
    else found.set(id, suggestion)
  }
  // What payments have told since: it leads to no month that one of the others is for.
  for (const read of left) {
    const incoming = incomingRow(read, index, true)
    found.set(read.row.id, incoming && rentSuggestion(incoming, index))
    yield null
  }
  return found
}
