import { addDays, addMonths, daysBetween, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import {
  stillFreeSum,
  sumWithoutSuggestion,
  isSmallRemainder,
  smallestDebt,
  type ContractLedger,
  type MonthLedger,
} from './rules-ledger'
import { unpaidRises, divideOverRises, dueDayOfRisesWithSum, type UnpaidRise } from './rules-rise'
import type { RentPart } from './rules-model'

export interface PaymentToFit {
  readonly date: Day
  readonly sum: Ore
  readonly named: readonly Day[]
  readonly saysRent: boolean
  readonly byReference: boolean
}

export interface MonthFit {
  readonly parts: readonly RentPart[]
  /** True if `sumFits` and no other payment of the list is suggested for these months. */
  readonly sumFitsAndFree: boolean
  /** True if the sum is exactly the open part of these months, after the other payments of the list. */
  readonly sumFits: boolean
  /** True if `sumFits`, or at most 10 kr too little. */
  readonly sumNearlyFits: boolean
  /** True if the open months and the payment's day allow no other meaning. */
  readonly certain: boolean
  /** Days from the due day of the first month to the payment. Below zero before the due day. */
  readonly late: number
}

/** The maximum number of days from the payment to the due day. A month that the text names may be later. */
const ahead = 20
/**
 * The same maximum in case of doubt: an earlier payment may be for another month, or the contract's
 * first payment may be a deposit.
 */
const aheadInDoubt = 10
/** The maximum number of days from the due day to a sure payment. The landlord is asked about a later payment. */
const latest = 35
/** The maximum number of days since a month's due day, if no earlier payment is known. */
const longPast = 62

const totalOf = (months: readonly MonthLedger[]): number =>
  months.reduce((sum, each) => sum + sumWithoutSuggestion(each), 0)
const sumOfParts = (parts: readonly RentPart[]): number => parts.reduce((total, { sum }) => total + sum, 0)
const lateBy = ({ dueOn }: MonthLedger, { date }: PaymentToFit): number => daysBetween(dueOn, date)

/**
 * True if the payments of the month are known. Payments for months before `followedFrom` may be
 * missing in the books.
 */
const isKnown = ({ month }: MonthLedger, { followedFrom }: Pick<ContractLedger, 'followedFrom'>): boolean =>
  followedFrom !== null && month >= followedFrom

/**
 * True if the open part is at most the rise that was agreed after the month was due. Such a part is
 * not rent of the payment's month.
 */
const isOnlyRiseOpen = ({ later }: MonthLedger, open: number): boolean =>
  open <= later.reduce((total, { sum }) => total + sum, 0)

/**
 * Returns the month with an open sum (`openOf`) whose due day is nearest to the payment. If two
 * months are equally near, returns the earlier one. Skips a month with only a small rest, unless
 * the payment is exactly that rest. Also skips a month in which only a later rise is open
 * (`riseFit`). Null if no month is near enough.
 */
function nearestMonth(
  ledger: ContractLedger,
  paid: PaymentToFit,
  openOf: (month: MonthLedger) => number,
): MonthLedger | null {
  const until = addDays(paid.date, ahead)
  const since = ledger.followedFrom === null ? addDays(paid.date, -longPast) : null
  // The months ascend. So this finds the last month due by the payment's day, and the first one due after that day.
  let before: MonthLedger | null = null
  for (const month of ledger.months) {
    if (month.dueOn > until) break
    const open = openOf(month)
    if (open <= 0 || isOnlyRiseOpen(month, open) || (isSmallRemainder(month, open) && open !== paid.sum)) continue
    if (since === null ? month.month < ledger.followedFrom! : month.dueOn < since) continue
    if (month.dueOn <= paid.date) before = month
    else return before !== null && lateBy(before, paid) <= -lateBy(month, paid) ? before : month
  }
  return before
}

/**
 * Returns consecutive months around `nearest` whose total is the sum, or at most `short` more. If there are several
 * such runs, returns the earliest one.
 */
function runAround(
  months: readonly MonthLedger[],
  nearest: MonthLedger,
  sum: number,
  short: number,
): MonthLedger[] | null {
  const at = months.indexOf(nearest)
  for (let from = 0; from <= at; from += 1) {
    let total = 0
    for (let to = from; to < months.length && total < sum; to += 1) {
      total += sumWithoutSuggestion(months[to]!)
      if (to >= at && total >= sum && total - sum <= short) return months.slice(from, to + 1)
    }
  }
  return null
}

/**
 * Divides the sum over the months in their order. A month after the first gets a part only if the
 * part is at least half of that month's whole rent. A smaller part would change with payments that
 * are accepted later. Returns the parts sorted by month.
 */
function spread(months: readonly MonthLedger[], sum: number): RentPart[] {
  const parts: RentPart[] = []
  let left = sum
  for (const each of months) {
    const part = Math.min(sumWithoutSuggestion(each), left)
    if (part <= 0 || (parts.length > 0 && part * 2 < each.sum)) break
    parts.push({ month: each.month, sum: ore(part) })
    left -= part
  }
  return parts.toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/**
 * Returns the other free months. First come the earlier months, the latest first, if their payments
 * are known and more than a small rest is open. Then come the later months.
 */
function others(ledger: ContractLedger, free: readonly MonthLedger[], some: readonly MonthLedger[]): MonthLedger[] {
  const [first] = some
  const left = free.filter((each) => !some.includes(each))
  const before = left.filter((each) => each.month < first!.month && isKnown(each, ledger) && !isSmallRemainder(each))
  return [...before.toReversed(), ...left.filter(({ month }) => month > first!.month)]
}

/**
 * True if the last month is due after the payment while an earlier month is unpaid. Then the
 * payment is never sure. An earlier month counts even if its payments are not known. Months of sure
 * payments count as paid.
 */
const isAheadOfDebt = ({ months }: ContractLedger, run: readonly MonthLedger[], { date }: PaymentToFit): boolean =>
  run.at(-1)!.dueOn > date &&
  months.some((each) => each.month < run.at(-1)!.month && each.openNow > 0 && !run.includes(each))

function isCertain(ledger: ContractLedger, run: readonly MonthLedger[], late: number, paid: PaymentToFit): boolean {
  if (paid.named.length > 0 || isAheadOfDebt(ledger, run, paid)) return false
  // Not certain if a month nearer to the payment is open. A likely payment for that month doesn't change this.
  const open = ledger.months.filter((each) => each.openNow > 0)
  if (!run.includes(nearestMonth(ledger, paid, (each) => each.openNow) ?? run[0]!)) return false
  const before = open.filter((each) => each.month < run[0]!.month)
  // The payment may be for an earlier month that has no payment yet.
  const isFollowed = (each: MonthLedger) =>
    isKnown(each, ledger) || isKnown(each, { followedFrom: ledger.followedFromNow })
  const left = (each: MonthLedger) => each.openNow - each.proposed
  if (before.some((each) => isFollowed(each) && left(each) > 0 && !isSmallRemainder(each, left(each)))) return false
  const isFirst = !ledger.of.wasMatched && !paid.saysRent && !paid.byReference
  const doubt = isFirst || before.some(({ proposed }) => proposed > 0)
  if (late < -(doubt ? aheadInDoubt : ahead) || late > latest) return false
  // Payment for two months at once may be a deposit, unless the text says rent.
  if (run.length > 1 && !paid.saysRent && !paid.byReference) return false
  if (run.some(({ month }, at) => month !== addMonths(run[0]!.month, at))) return false
  return run.every((each) => {
    // The second half of a month may also be the first half of the next month.
    if (each.openNow < each.sum && (each.openNow * 2 < each.sum || late > aheadInDoubt)) return false
    return !each.doubtful
  })
}

const isUntouched = (months: readonly MonthLedger[]): boolean => months.every(({ proposed }) => proposed === 0)

/** The fit for the months that the text names. Null if the text names none, or if one of them is not open. */
function namedFit(ledger: ContractLedger, free: readonly MonthLedger[], paid: PaymentToFit): MonthFit | null {
  const months = free.filter(({ month }) => paid.named.includes(month))
  if (months.length === 0 || months.length < paid.named.length) return null
  const late = lateBy(months[0]!, paid)
  const over = totalOf(months) - paid.sum
  const sumFitsAndFree = over === 0 && isUntouched(months)
  return {
    parts: spread(over < 0 ? [...months, ...others(ledger, free, months)] : months, paid.sum),
    sumFitsAndFree,
    sumFits: over === 0,
    sumNearlyFits: over >= 0 && over <= smallestDebt,
    certain: sumFitsAndFree && late <= latest && !isAheadOfDebt(ledger, months, paid),
    late,
  }
}

/**
 * Fits a payment to rises that were agreed after their months were due. Null if the payment is more
 * likely for `nearest`.
 *
 * - The sum equals all open rises up to one of their due days: it is for those rises. Exception: it
 *   also equals the open sum of `nearest`, and that month is due nearer to the payment.
 * - The sum equals those rises plus the open sum of `nearest`: it is for both.
 * - Any other sum is for the rises that are due before `nearest` and at most 20 days after the
 *   payment, the earliest first. Exceptions: the sum is the open sum of `nearest`, or up to 10 kr
 *   less. Or it is at least half of that month's rent, and the month is due already or the sum is
 *   larger than those rises.
 */
function riseFit(ledger: ContractLedger, nearest: MonthLedger | null, { date, sum }: PaymentToFit): MonthFit | null {
  const followed = ledger.months.filter((each) => isKnown(each, ledger))
  const rises = unpaidRises(followed, date)
  if (rises.length === 0) return null
  const fit = (
    paid: readonly UnpaidRise[],
    month: readonly RentPart[],
    sumFits: boolean,
    sumNearlyFits = sumFits,
  ): MonthFit => ({
    parts: [...divideOverRises(paid, sum - sumOfParts(month)), ...month].toSorted((a, b) =>
      a.month < b.month ? -1 : 1,
    ),
    sumFitsAndFree: sumFits && isUntouched(followed.filter(({ later }) => later.length > 0)),
    sumFits,
    sumNearlyFits,
    certain: false,
    late: daysBetween(paid[0]!.dueOn, date),
  })
  const owed = nearest && sumWithoutSuggestion(nearest)
  const daysTo = (day: Day) => Math.abs(daysBetween(day, date))
  const last = dueDayOfRisesWithSum(rises, sum)
  if (last !== null && (owed !== sum || daysTo(last) < daysTo(nearest!.dueOn))) return fit(rises, [], true)
  if (nearest && nearest.later.length === 0 && dueDayOfRisesWithSum(rises, sum - owed!) !== null)
    return fit(rises, [{ month: nearest.month, sum: ore(owed!) }], true)
  const inTime = rises.filter(({ dueOn }) => dueOn <= addDays(date, ahead) && !(nearest && nearest.dueOn < dueOn))
  const total = inTime.reduce((all, { open }) => all + open, 0)
  const isRatherMonth = (of: MonthLedger, open: number) =>
    (sum <= open && open - sum <= smallestDebt) || (sum * 2 >= of.sum && (sum > total || of.dueOn <= date))
  if (inTime.length === 0 || (nearest && isRatherMonth(nearest, owed!))) return null
  return fit(inTime, [], false, total >= sum && total - sum <= smallestDebt)
}

/**
 * Finds the months that a payment may be for (docs/rules/bank.md#suggestions-for-payments). They
 * are the months that the text names, otherwise the month with the nearest due day. A larger
 * payment is for consecutive months that include the nearest one and add up to the sum. Null if no
 * month is open. Earlier payments have the same effect, whether they are accepted or only
 * suggested.
 */
export function fitMonths(ledger: ContractLedger, paid: PaymentToFit): MonthFit | null {
  const free = ledger.months.filter((each) => sumWithoutSuggestion(each) > 0)
  const named = paid.named.length > 0 ? namedFit(ledger, free, paid) : null
  if (named) return named
  const nearest = nearestMonth(ledger, paid, sumWithoutSuggestion)
  const rise = riseFit(ledger, nearest, paid)
  if (rise || !nearest) return rise
  const reachable = free.filter((each) => each.month >= nearest.month || isKnown(each, ledger))
  const run =
    paid.sum > sumWithoutSuggestion(nearest)
      ? (runAround(reachable, nearest, paid.sum, 0) ?? runAround(reachable, nearest, paid.sum, smallestDebt))
      : [nearest]
  const months = run ?? [nearest, ...others(ledger, free, [nearest])]
  const late = lateBy(run?.[0] ?? nearest, paid)
  const over = totalOf(run ?? [nearest]) - paid.sum
  const sumFits = over === 0
  const sumFitsAndFree = sumFits && isUntouched(run ?? [nearest])
  return {
    parts: spread(months, paid.sum),
    sumFitsAndFree,
    sumFits,
    sumNearlyFits: over >= 0 && over <= smallestDebt,
    certain: sumFitsAndFree && isCertain(ledger, run ?? [nearest], late, paid),
    late,
  }
}

/** True if the months are free. Payments that were accepted just now count, even if they come later in the list. */
export const areMonthsFree = ({ months }: ContractLedger, parts: readonly RentPart[]): boolean =>
  parts.every(({ month, sum }) => sum <= stillFreeSum(months.find((each) => each.month === month)!))

/**
 * The ledger, with the payments subtracted that were accepted just now and come later in the list. The landlord's
 * answer counts more than a suggestion. A payment without named months isn't subtracted, because its month changes with
 * each accepted payment.
 */
export const ledgerWithoutAccepted = (ledger: ContractLedger): ContractLedger => ({
  ...ledger,
  months: ledger.months.map((each) => Object.assign({}, each, { open: each.open - each.acceptedLater })),
})
