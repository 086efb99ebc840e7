import { addMonths, daysBetween, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { isProposed, isRemainder, smallestDebt, stillOpen, type ContractLedger, type MonthLedger } from './rules-ledger'
import type { RentPart } from './rules-world'

/** A payment, as far as it tells the months that it is for. */
export interface PaidFor {
  readonly date: Day
  readonly sum: Ore
  /** Months that its text names. */
  readonly named: readonly Day[]
  /** Its text says that it is rent. */
  readonly saysRent: boolean
  readonly byReference: boolean
}

/** How a payment fits to what is open of a contract. */
export interface Fit {
  readonly parts: readonly RentPart[]
  /** To the øre what is open of whole months. */
  readonly exact: boolean
  /** Exact, or at most 10 kr short of it. */
  readonly near: boolean
  /** As far as months and days go, nothing else can be meant. */
  readonly certain: boolean
  /** Days from the due day of its first month to the payment; below zero is ahead of it. */
  readonly late: number
  /** Months of which any may be meant. */
  readonly tied: readonly MonthLedger[]
}

/** A month is paid at most so many days ahead where the text does not name it. */
export const ahead = 20
/** The same where an earlier payment may be for another month than it seems, or the contract's first payment may be a deposit. */
const aheadInDoubt = 10
/** Later than that a payment is asked about. */
const latest = 35
/** A month that the text names may lie further ahead. */
const aheadNamed = 45
/** From then on nobody is expected to pay a month that seems to be paid. */
const longPast = 62
/** Between the due days of two months, the later one may be meant as well. */
const nearerNext = 20

const wholeOf = (months: readonly MonthLedger[]): RentPart[] =>
  months.map(({ of, open }) => ({ month: of.month, sum: ore(open) }))
const totalOf = (months: readonly MonthLedger[]): number => months.reduce((sum, { open }) => sum + open, 0)

/** Months one after the other whose open parts come to the sum, or to at most `short` more. */
function runFrom(months: readonly MonthLedger[], from: number, sum: number, short: number): MonthLedger[] | null {
  let total = 0
  for (let at = from; at < months.length && total < sum; at += 1) {
    total += months[at]!.open
    if (total >= sum && total - sum <= short) return months.slice(from, at + 1)
  }
  return null
}

/** The sum spread over months in their order; less than half of a further month stays over. */
function spread(months: readonly MonthLedger[], sum: number): RentPart[] {
  const parts: RentPart[] = []
  let left = sum
  for (const each of months) {
    const open = each.open - each.proposed
    const part = Math.min(open, left)
    if (part <= 0 || (parts.length > 0 && part * 2 < open)) break
    parts.push({ month: each.of.month, sum: ore(part) })
    left -= part
  }
  return parts
}

/** Whether the days and the state of the months leave no doubt that a payment is for just these. */
function isCertain(run: readonly MonthLedger[], late: number, paid: PaidFor, doubt: boolean): boolean {
  const fromEarliest = late >= -(doubt ? aheadInDoubt : ahead)
  if (!fromEarliest || late > latest) return false
  // Two months at once without a word of rent may be a deposit.
  if (run.length > 1 && !paid.saysRent && !paid.byReference) return false
  if (run.some(({ of }, at) => of.month !== addMonths(run[0]!.of.month, at))) return false
  return run.every((each) => {
    if (each.doubtful || (each.hinted && Math.abs(late) > aheadInDoubt)) return false
    // The other half of a month may as well be the first half of the next one.
    if (each.open < each.of.sum && (each.open * 2 < each.of.sum || late > aheadInDoubt)) return false
    return each.proposed === 0 || Math.abs(late) <= aheadInDoubt
  })
}

/** A fit with the months that the text names; null where it names none, or one of which nothing is open. */
function namedFit(open: readonly MonthLedger[], paid: PaidFor): Fit | null {
  const months = open.filter(({ of }) => paid.named.includes(of.month))
  if (months.length === 0 || months.length < paid.named.length) return null
  const late = daysBetween(months[0]!.of.dueOn, paid.date)
  const over = totalOf(months) - paid.sum
  if (over === 0) {
    const free = !months.some(isHalfProposed)
    const certain = late >= -aheadNamed && late <= latest && free
    return { parts: wholeOf(months), exact: true, near: true, certain, late, tied: [] }
  }
  const rest = open.filter((each) => !months.includes(each) && each.of.month > months[0]!.of.month)
  const parts = spread([...months, ...rest], paid.sum)
  return { parts, exact: false, near: over > 0 && over <= smallestDebt, certain: false, late, tied: [] }
}

/** Whether an earlier payment of the list is likely for a month; one that may be no rent, only for payments well after it. */
const isPassed = (month: MonthLedger, date: Day): boolean =>
  isProposed(month) || (month.hinted && daysBetween(month.of.dueOn, date) > aheadInDoubt)

/** Somebody has paid half of it by an earlier payment of the list: the whole is not meant for it. */
const isHalfProposed = ({ proposed, of }: MonthLedger): boolean => proposed * 2 >= of.sum

/** A fit with the oldest months that are open, one after the other; with `short` a little may be missing. */
function oldestFit(ledger: ContractLedger, open: readonly MonthLedger[], paid: PaidFor, short: number): Fit | null {
  const { date, sum, saysRent, byReference, named } = paid
  const free = open.findIndex((each) => !isRemainder(each) && !isPassed(each, date))
  const starts = new Set([free, open.findIndex((each) => !isPassed(each, date)), open.length > 0 ? 0 : -1])
  for (const from of starts) {
    const run = from < 0 ? null : runFrom(open, from, sum, short)
    if (!run || run.some(isHalfProposed)) continue
    const late = daysBetween(run[0]!.of.dueOn, date)
    const [before, after] = [open.slice(0, from), open.slice(from + run.length)]
    const next = after.find((each) => !isPassed(each, date))
    // Several months may as well begin with the second one.
    const isNextNear = next !== undefined && (run.length > 1 || daysBetween(date, next.of.dueOn) <= aheadInDoubt)
    const isTied = late > nearerNext && isNextNear
    const isFirst = !ledger.of.wasMatched && !saysRent && !byReference
    const doubt = isFirst || before.some((each) => isPassed(each, date))
    // The payment on part of a name may be somebody else's, and this one the rent that it seems to be.
    const isHidden = before.some((each) => each.hinted && daysBetween(each.of.dueOn, date) <= longPast)
    // Where a month was named, it is one that is paid, or can't be.
    const clear = short === 0 && !isTied && !isHidden && named.length === 0
    return {
      parts: short === 0 ? wholeOf(run) : spread(open.slice(from), sum),
      exact: short === 0,
      near: true,
      certain: clear && isCertain(run, late, paid, doubt),
      late,
      tied: isTied && next ? [...run, next] : [],
    }
  }
  return null
}

/** A fit with one whole month behind others that are open: the nearest, which is always asked about. */
function laterFit(open: readonly MonthLedger[], { date, sum }: PaidFor): Fit | null {
  const [found] = open
    .filter((each) => each.open === sum && !isHalfProposed(each) && !isPassed(each, date))
    .map((each) => ({ each, late: daysBetween(each.of.dueOn, date) }))
    .toSorted((one, other) => Math.abs(one.late) - Math.abs(other.late))
  return found
    ? { parts: wholeOf([found.each]), exact: true, near: true, certain: false, late: found.late, tied: [] }
    : null
}

/**
 * What of a contract a payment may be for (docs/rules.md#suggestions-for-payments): the months that its text names, else the
 * oldest that are open, else whatever of them it covers. Null where nothing is open.
 */
export function fitOf(ledger: ContractLedger, paid: PaidFor): Fit | null {
  const open = stillOpen(ledger)
  const named = paid.named.length > 0 ? namedFit(open, paid) : null
  if (named && named.parts.length > 0) return named
  const whole = oldestFit(ledger, open, paid, 0) ?? laterFit(open, paid) ?? oldestFit(ledger, open, paid, smallestDebt)
  if (whole && whole.parts.length > 0) return whole
  const free = open.filter((each) => !isPassed(each, paid.date))
  const owing = free.filter((each) => !isRemainder(each))
  const months = owing.length > 0 ? owing : free
  const parts = spread(months, paid.sum)
  if (parts.length === 0) return null
  const late = daysBetween(months[0]!.of.dueOn, paid.date)
  return { parts, exact: false, near: false, certain: false, late, tied: [] }
}
