import { daysBetween, type Day } from '../../base/kit/day'
import { eachStep, type Steps } from '../../base/kit/steps'
import type { HandPayment } from '../../lease/rent-account/rules-candidates'
import { group, isTransferOrDeposit, readRow, type BooksIndex, type ReadRow } from './rules-lookup'
import { monthsSaid } from './rules-months-said'
import { likelyPayer, reasonOf } from './rules-payer'
import { isOwn, meant } from './rules-rent'
import type { BankRow, Because, PaymentSuggestion } from './rules-world'

/** The same money stands at most so many days from the day that was written down, or from the due day of a month that it pays. */
const daysOfPayment = 15
/** The same where nothing leads to the contract but the sum. */
const daysOfSumAlone = 10

/** A payment that was written down, and whose it is: contracts by their places. */
interface OfContract {
  readonly contract: number
  readonly payment: HandPayment
}

/** A row that may be the same money as a payment that was written down. */
interface Pair extends OfContract {
  readonly row: BankRow
  /** Days between them: the row's day and that of the payment, or the due day of a month that it pays. */
  readonly days: number
  /** 0: reference, account or a full name leads to the contract; 1: part of a name; 2: the sum alone. */
  readonly rank: 0 | 1 | 2
  /** Nothing speaks against it: neither another contract nor another reason. */
  readonly isFirm: boolean
  /** The text names a month that it pays. */
  readonly isNamed: boolean
  readonly because: readonly Because[]
}

const daysFrom = (date: Day, { date: paidOn, months }: HandPayment): number =>
  Math.min(...[paidOn, ...months.map(({ dueOn }) => dueOn)].map((day) => Math.abs(daysBetween(day, date))))

/** The contracts to which a row may belong, with what leads there; none where it says that it is something else. */
function signsFor(read: ReadRow, index: BooksIndex) {
  const payer = likelyPayer(read, index)
  const says = reasonOf(read, payer, index)
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
  if (says.reason || says.office || isOwn(read, index)) return null
  return (contract: number): Pick<Pair, 'rank' | 'isFirm' | 'because'> =>
    payer.hinted.includes(contract)
      ? { rank: 1, isFirm: false, because: ['name'] }
      : { rank: 2, isFirm: false, because: [] }
}

/** What of the payments that were written down a row may be. */
function pairsOf(row: BankRow, near: readonly OfContract[], index: BooksIndex): Pair[] {
  const read = readRow(row)
  if (isTransferOrDeposit(read, index)) return []
  const signsOf = signsFor(read, index)
  if (signsOf === null) return []
  const ofText = monthsSaid(row.text, row.date)
  return near.flatMap(({ contract, payment }) => {
    const found = signsOf(contract)
    const days = daysFrom(row.date, payment)
    if (found === null || (found.rank === 2 && days > daysOfSumAlone)) return []
    const named = meant(ofText, index.contracts[contract]!, row.date)
    const isNamed = named.some((month) => payment.months.some((each) => each.month === month))
    if (named.length > 0 && !isNamed) return []
    return [{ row, contract, payment, days, isNamed, ...found, because: [...found.because, 'sum', 'date'] }]
  })
}

/** Whether another month that is open is due nearer to the row: then it may be that one's rent. */
function isOpenNearer({ contract, row, days, isNamed }: Pair, index: BooksIndex): boolean {
  if (isNamed) return false
  const months = index.contracts[contract]!.months.filter(
    ({ dueOn, now }) => now === row.sum && Math.abs(daysBetween(dueOn, row.date)) < days,
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
 * Rows that are the same money as a payment of rent that the landlord has written down, by the row
 * (docs/rules.md#suggestions-for-payments): of the same sum and contract, each with one payment, the nearest ones together.
 */
export function* samePayments(
  rows: readonly BankRow[],
  index: BooksIndex,
): Steps<ReadonlyMap<number, PaymentSuggestion>> {
  const bySum = group(
    index.contracts.flatMap(({ of }, contract) =>
      of.byHand.map((payment): [number, OfContract] => [payment.sum, { contract, payment }]),
    ),
  )
  const pairs = yield* eachStep(rows, (row) => {
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
