import { isKid } from '../../base/kit/control-digit'
import { daysBetween, type Day } from '../../base/kit/day'
import { runAllSteps, stepPerItem, type Steps } from '../../base/kit/steps'
import type { HandPayment } from '../../lease/rent-account/rules-candidates'
import { countMonthsAcceptedLater, claimAcceptedMonths } from './rules-ledger'
import {
  groupByKey,
  buildBooksIndex,
  isTransferOrDeposit,
  analyzeRow,
  normalizedReference,
  payerIdentifierKey,
  type BooksIndex,
  type AnalyzedRow,
} from './rules-lookup'
import { creditNote, outgoingSuggestion } from './rules-out'
import { likelyPayer, nonRentReason } from './rules-payer'
import {
  followRentOfPayment,
  incomingRow,
  isFromLandlord,
  monthsNamedForContract,
  monthsNamedIn,
  rentSuggestion,
  rankOfPayment,
  type IncomingRow,
} from './rules-rent'
import type { BankRow, BankSuggestion, MatchReason, KnownBooks, MatchedRow, PaymentSuggestion } from './rules-model'

/**
 * The maximum number of days from the bank's row to the written-down day, or to the due day of a month that it pays.
 */
const daysOfPayment = 15
/** The same limit if only the sum leads to the contract. */
const daysOfSumAlone = 10

/** A written-down payment of a contract. `contract` is an index. */
interface OfContract {
  readonly contract: number
  readonly payment: HandPayment
}

/** A row that may be the same money as a written-down payment. */
interface Pair extends OfContract {
  readonly row: BankRow
  /** Days from the row to the payment's day, or to the due day of a month that it pays. */
  readonly days: number
  /** 0: a reference, an account or a full name leads to the contract. 1: part of a name. 2: the sum alone. */
  readonly rank: 0 | 1 | 2
  /** True if the signs don't lead to another contract or another reason. */
  readonly isFirm: boolean
  /** The text names a month that the payment pays. */
  readonly isNamed: boolean
  readonly because: readonly MatchReason[]
}

const daysFrom = (date: Day, { date: paidOn, months }: HandPayment): number =>
  Math.min(...[paidOn, ...months.map(({ dueOn }) => dueOn)].map((day) => Math.abs(daysBetween(day, date))))

/** Returns a function that rates a contract for this row. Null when the row can't be a payment of rent. */
function signsFor(read: AnalyzedRow, index: BooksIndex) {
  const payer = likelyPayer(read, index)
  const says = nonRentReason(read, payer, index)
  if (says.payout) return null
  const isOther = says.reason && !says.rent
  if (payer.contracts.length > 0)
    return (contract: number): Pick<Pair, 'rank' | 'isFirm' | 'because'> | null =>
      payer.contracts.includes(contract)
        ? {
            rank: 0,
            isFirm: payer.isFirm(contract) && payer.contracts.length === 1 && !payer.contested && !isOther,
            because: payer.because(contract),
          }
        : null
  if (says.reason || says.office || isFromLandlord(read, index)) return null
  return (contract: number): Pick<Pair, 'rank' | 'isFirm' | 'because'> =>
    payer.hinted.includes(contract)
      ? { rank: 1, isFirm: false, because: ['name'] }
      : { rank: 2, isFirm: false, because: [] }
}

function pairsOf(row: BankRow, near: readonly OfContract[], index: BooksIndex): Pair[] {
  const read = analyzeRow(row)
  if (isTransferOrDeposit(read, index)) return []
  const signsOf = signsFor(read, index)
  if (signsOf === null) return []
  const ofText = monthsNamedIn(row.text, row.date)
  return near.flatMap(({ contract, payment }) => {
    const found = signsOf(contract)
    const days = daysFrom(row.date, payment)
    if (found === null || (found.rank === 2 && days > daysOfSumAlone)) return []
    const named = monthsNamedForContract(ofText, index.contracts[contract]!, row.date)
    const isNamed = named.some((month) => payment.months.some((each) => each.month === month))
    // A row on the day of the written-down payment is the same money, even if its text names
    // another month. The payment may have been counted for an older month.
    const isOtherMonth = named.length > 0 && !isNamed
    if (isOtherMonth && row.date !== payment.date) return []
    const isFirm = found.isFirm && !isOtherMonth
    return [{ row, contract, payment, days, isNamed, ...found, isFirm, because: [...found.because, 'sum', 'date'] }]
  })
}

/** True if the row may be rent of an open month, and that month is nearer than the written-down payment. */
function isOpenNearer({ contract, row, days, isNamed }: Pair, index: BooksIndex): boolean {
  if (isNamed) return false
  const months = index.contracts[contract]!.months.filter(
    ({ dueOn, openNow: now }) => now === row.sum && Math.abs(daysBetween(dueOn, row.date)) < days,
  )
  for (const month of months) month.doubtful = true
  return months.length > 0
}

const likeliest = (one: Pair, other: Pair): number =>
  one.rank - other.rank ||
  one.days - other.days ||
  (one.row.date === other.row.date ? one.row.id - other.row.id : one.row.date < other.row.date ? -1 : 1) ||
  one.payment.id - other.payment.id

/**
 * Finds rows that are the same money as a written-down payment (docs/rules/bank.md#suggestions-for-payments). Sum and
 * contract must be equal. Each row gets at most one payment, the nearest pairs first. The result is by row id.
 */
function* samePayments(rows: readonly BankRow[], index: BooksIndex): Steps<ReadonlyMap<number, PaymentSuggestion>> {
  const bySum = groupByKey(
    index.contracts.flatMap(({ of }, contract) =>
      of.byHand.map((payment): [number, OfContract] => [payment.sum, { contract, payment }]),
    ),
  )
  const pairs = yield* stepPerItem(rows, (row) => {
    if (row.sum <= 0 || row.lumpSum) return []
    const near = (bySum.get(row.sum) ?? []).filter(({ payment }) => daysFrom(row.date, payment) <= daysOfPayment)
    return near.length === 0 ? [] : pairsOf(row, near, index)
  })
  const all = pairs.flat()
  const found = new Map<number, PaymentSuggestion>()
  const taken = new Set<number>()
  for (const pair of all.toSorted(likeliest)) {
    yield null
    const { row, payment, because } = pair
    if (found.has(row.id) || taken.has(payment.id)) continue
    const isRivalled = all.some(
      (other) =>
        other !== pair &&
        other.rank === 0 &&
        other.days <= pair.days &&
        (other.row.id === row.id || other.payment.id === payment.id),
    )
    const isDoubtful = isOpenNearer(pair, index)
    const certainty = pair.isFirm && !isRivalled && !isDoubtful ? 'sure' : 'likely'
    found.set(row.id, { kind: 'payment', paymentId: payment.id, certainty, because })
    taken.add(payment.id)
  }
  return found
}

const keysOf = ({ row, account }: AnalyzedRow): string[] => [
  ...(account === null ? [] : [payerIdentifierKey('account', account)]),
  ...(row.reference !== null && isKid(row.reference.trim())
    ? [payerIdentifierKey('reference', normalizedReference(row.reference))]
    : []),
]

/** The contract that names and references lead to. Null if they lead to no contract, or to several. */
function contractOf(read: AnalyzedRow, index: BooksIndex): number | null {
  if (read.row.sum <= 0 || read.row.lumpSum || isTransferOrDeposit(read, index)) return null
  const payer = likelyPayer({ ...read, account: null }, index)
  const says = nonRentReason(read, payer, index)
  if (payer.contested || payer.contracts.length !== 1 || says.payout || says.office) return null
  return says.reason && !says.rent ? null : payer.contracts[0]!
}

/**
 * Finds the contracts that an account or a KID leads to, because a payment with that account or KID
 * also names the tenant. Accepted and open payments have the same effect, so it doesn't matter
 * which payment is accepted first. Yields after each payment.
 */
function* taughtBy(
  open: readonly BankRow[],
  matched: readonly MatchedRow[],
  index: BooksIndex,
): Steps<BooksIndex['contractsByIdentifier']> {
  const taught = new Map<string, Map<number, Set<number>>>()
  const wanted = new Set<string>()
  const learn = (read: AnalyzedRow, contractId: number | null) => {
    const keys = keysOf(read)
    const contract = keys.length > 0 ? contractOf(read, index) : null
    if (contract === null || (contractId !== null && index.contracts[contract]!.of.contractId !== contractId)) return
    for (const key of keys) {
      const contracts = taught.get(key) ?? new Map<number, Set<number>>()
      taught.set(key, contracts.set(contract, (contracts.get(contract) ?? new Set()).add(read.row.id)))
    }
  }
  // A payment accepted just now has the same effect as while it was open.
  const isNew = ({ months }: MatchedRow) => months !== null
  for (const row of [...open, ...matched.filter(isNew).map((each) => each.row)]) {
    const read = analyzeRow(row)
    for (const key of keysOf(read)) wanted.add(key)
    learn(read, null)
    yield null
  }
  // A payment accepted longer ago matters only if it has one of these accounts or KIDs.
  for (const { row, contractId } of matched.filter((each) => !isNew(each))) {
    const read = analyzeRow(row)
    if (keysOf(read).some((key) => wanted.has(key))) learn(read, contractId)
    yield null
  }
  return taught
}

/**
 * Returns the suggestions by row id (docs/rules/bank.md#suggestions-for-payments). Payments are handled in turns, and
 * by day within a turn. A month that is suggested for one payment is not free for another. So the result doesn't depend
 * on which payment is accepted first. Books nothing.
 */
export const suggestForRows = (rows: readonly BankRow[], books: KnownBooks): Map<number, BankSuggestion> =>
  runAllSteps(suggestInSteps(rows, books))

/** An open payment, or one that was accepted just now. */
interface Walked {
  readonly read: AnalyzedRow
  readonly incoming: IncomingRow | null
  readonly taken: MatchedRow | null
}

/** Sorts the payments by turn. `ordered` is sorted by day. */
function* inTurn(
  ordered: readonly BankRow[],
  taken: ReadonlyMap<number, MatchedRow>,
  index: BooksIndex,
): Steps<readonly Walked[]> {
  const turns: Walked[][] = [[], [], []]
  for (const row of ordered) {
    const read = analyzeRow(row)
    const incoming = row.sum > 0 ? incomingRow(read, index) : null
    const turn = incoming ? rankOfPayment(incoming, index) : 0
    if (incoming && turn < 2) followRentOfPayment(incoming, index)
    turns[turn]!.push({ read, incoming, taken: taken.get(row.id) ?? null })
    yield null
  }
  return turns.flat()
}

const byDay = (one: BankRow, other: BankRow): number =>
  one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1

/**
 * Suggests as `suggestForRows` does. Yields after each payment and each entry of the books, so that other work can run
 * between them.
 */
export function* suggestInSteps(rows: readonly BankRow[], books: KnownBooks): Steps<Map<number, BankSuggestion>> {
  const ordered = rows.toSorted(byDay)
  const plain = yield* buildBooksIndex(books)
  const index = { ...plain, contractsByIdentifier: yield* taughtBy(ordered, books.matched, plain) }
  const writtenDown = yield* samePayments(ordered, index)
  const found = new Map<number, BankSuggestion>(writtenDown)
  const taken = new Map(books.matched.flatMap((each) => (each.months === null ? [] : [[each.row.id, each]])))
  const ledgerOf = (contract: number) => index.contracts.find(({ of }) => of.contractId === contract)
  for (const { contractId, months } of taken.values()) {
    const ledger = ledgerOf(contractId)
    if (ledger) countMonthsAcceptedLater(ledger, months!)
  }
  const others = [...ordered.filter(({ id }) => !writtenDown.has(id)), ...[...taken.values()].map(({ row }) => row)]
  const left: AnalyzedRow[] = []
  for (const step of yield* inTurn(others.toSorted(byDay), taken, index)) {
    yield null
    const { read, incoming } = step
    const { id, sum } = read.row
    if (step.taken) {
      const { contractId, months } = step.taken
      const ledger = ledgerOf(contractId)
      if (ledger) claimAcceptedMonths(ledger, months!)
      continue
    }
    const suggestion = sum < 0 ? outgoingSuggestion(read, index) : incoming && rentSuggestion(incoming, index)
    if (sum > 0 && suggestion === null) left.push(read)
    else found.set(id, suggestion)
  }
  // Tries the payments without a suggestion again. Now the references and accounts of payments
  // accepted just now are evidence too. Months that are paid, or suggested for other payments, are
  // not free.
  for (const read of left) {
    const incoming = incomingRow(read, index, true)
    const rent = incoming && rentSuggestion(incoming, index)
    // Money that is no rent may come back from a supplier.
    found.set(read.row.id, rent ?? creditNote(read, index))
    yield null
  }
  return found
}
