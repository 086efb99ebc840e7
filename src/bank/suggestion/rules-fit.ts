import { addDays, addMonths, daysBetween, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { freeNowOf, freeOf, isSmallRest, smallestDebt, type ContractLedger, type MonthLedger } from './rules-ledger'
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
  /** To the øre what is open of whole months and nobody else's payment may be for. */
  readonly exact: boolean
  /** To the øre what no other payment of the list is for. */
  readonly whole: boolean
  /** Whole, or at most 10 kr short of it. */
  readonly near: boolean
  /** As far as months and days go, nothing else can be meant. */
  readonly certain: boolean
  /** Days from the due day of the month that it is for to the payment; below zero is ahead of it. */
  readonly late: number
}

/** A month is paid at most so many days ahead where nothing names it. */
const ahead = 20
/** The same where an earlier payment may be for another month than it seems, or the contract's first payment may be a deposit. */
const aheadInDoubt = 10
/** Later than that a payment is asked about. */
const latest = 35
/** Where no payment is known, none is expected later than that. */
const longPast = 62

const totalOf = (months: readonly MonthLedger[]): number => months.reduce((sum, each) => sum + freeOf(each), 0)
const lateBy = ({ dueOn }: MonthLedger, { date }: PaidFor): number => daysBetween(dueOn, date)

/** Earlier months than those of which a payment is known may have been paid before anybody looked. */
const isKnown = ({ month }: MonthLedger, { begun }: Pick<ContractLedger, 'begun'>): boolean =>
  begun !== null && month >= begun

/**
 * The month whose due day lies nearest to the payment, of those of which something is open (`openOf`): of two the earlier one. What is
 * left of one that was paid but for a little is passed over, unless it is just that. Null where none is near.
 */
function nearestMonth(
  ledger: ContractLedger,
  paid: PaidFor,
  openOf: (month: MonthLedger) => number,
): MonthLedger | null {
  const until = addDays(paid.date, ahead)
  const since = ledger.begun === null ? addDays(paid.date, -longPast) : null
  // The months ascend: it is the last one that was due by then, or the first one that is due after.
  let before: MonthLedger | null = null
  for (const month of ledger.months) {
    if (month.dueOn > until) break
    const open = openOf(month)
    if (open <= 0 || (isSmallRest(month, open) && open !== paid.sum)) continue
    if (since === null ? month.month < ledger.begun! : month.dueOn < since) continue
    if (month.dueOn <= paid.date) before = month
    else return before !== null && lateBy(before, paid) <= -lateBy(month, paid) ? before : month
  }
  return before
}

/** Months one after the other, that one among them, that come to the sum, or to at most `short` more; the earliest of such runs. */
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
      total += freeOf(months[to]!)
      if (to >= at && total >= sum && total - sum <= short) return months.slice(from, to + 1)
    }
  }
  return null
}

/**
 * The sum spread over months in that order; less than half of a further month stays over: half of all of it, since what is left of
 * it changes with what later payments take. In the order of the months.
 */
function spread(months: readonly MonthLedger[], sum: number): RentPart[] {
  const parts: RentPart[] = []
  let left = sum
  for (const each of months) {
    const part = Math.min(freeOf(each), left)
    if (part <= 0 || (parts.length > 0 && part * 2 < each.sum)) break
    parts.push({ month: each.month, sum: ore(part) })
    left -= part
  }
  return parts.toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** Which months a payment of more than some is for besides: the earlier ones, the nearest first, and only then later ones. */
function others(ledger: ContractLedger, free: readonly MonthLedger[], some: readonly MonthLedger[]): MonthLedger[] {
  const [first] = some
  const left = free.filter((each) => !some.includes(each))
  const before = left.filter((each) => each.month < first!.month && isKnown(each, ledger) && !isSmallRest(each))
  return [...before.toReversed(), ...left.filter(({ month }) => month > first!.month)]
}

/**
 * A month that is due after the payment's day is never sure while an earlier one is unpaid, or isn't followed where the
 * landlord has not said from when; what a sure payment of the list pays counts as paid.
 */
const isAheadOfDebt = ({ months }: ContractLedger, run: readonly MonthLedger[], { date }: PaidFor): boolean =>
  run.at(-1)!.dueOn > date &&
  months.some((each) => each.month < run.at(-1)!.month && each.now > 0 && !run.includes(each))

/** Whether the days and the state of the months leave no doubt that a payment is for just these. */
function isCertain(ledger: ContractLedger, run: readonly MonthLedger[], late: number, paid: PaidFor): boolean {
  if (paid.named.length > 0 || isAheadOfDebt(ledger, run, paid)) return false
  // A nearer month may be the one, where the payment that seems to be for it is only likely.
  const open = ledger.months.filter((each) => each.now > 0)
  if (!run.includes(nearestMonth(ledger, paid, (each) => each.now) ?? run[0]!)) return false
  const before = open.filter((each) => each.month < run[0]!.month)
  // An earlier month without a payment may be meant.
  const isFollowed = (each: MonthLedger) => isKnown(each, ledger) || isKnown(each, { begun: ledger.begunNow })
  const left = (each: MonthLedger) => each.now - each.proposed
  if (before.some((each) => isFollowed(each) && left(each) > 0 && !isSmallRest(each, left(each)))) return false
  const isFirst = !ledger.of.wasMatched && !paid.saysRent && !paid.byReference
  const doubt = isFirst || before.some(({ proposed }) => proposed > 0)
  if (late < -(doubt ? aheadInDoubt : ahead) || late > latest) return false
  // Two months at once without a word of rent may be a deposit.
  if (run.length > 1 && !paid.saysRent && !paid.byReference) return false
  if (run.some(({ month }, at) => month !== addMonths(run[0]!.month, at))) return false
  return run.every((each) => {
    // The other half of a month may as well be the first half of the next one.
    if (each.now < each.sum && (each.now * 2 < each.sum || late > aheadInDoubt)) return false
    return !each.doubtful
  })
}

/** Whether nobody else's payment may be for any of them. */
const isUntouched = (months: readonly MonthLedger[]): boolean => months.every(({ proposed }) => proposed === 0)

/** A fit with the months that the text names; null where it names none, or one of which nothing is open. */
function namedFit(ledger: ContractLedger, free: readonly MonthLedger[], paid: PaidFor): Fit | null {
  const months = free.filter(({ month }) => paid.named.includes(month))
  if (months.length === 0 || months.length < paid.named.length) return null
  const late = lateBy(months[0]!, paid)
  const over = totalOf(months) - paid.sum
  const exact = over === 0 && isUntouched(months)
  return {
    parts: spread(over < 0 ? [...months, ...others(ledger, free, months)] : months, paid.sum),
    exact,
    whole: over === 0,
    near: over >= 0 && over <= smallestDebt,
    certain: exact && late <= latest && !isAheadOfDebt(ledger, months, paid),
    late,
  }
}

/**
 * What of a contract a payment may be for (docs/rules.md#suggestions-for-payments): the months that its text names, else the
 * one whose due day lies nearest to it; where it is more, those one after the other around it that come to the sum. Null
 * where none of them is open. It depends on nothing but what earlier payments leave: whether they are taken already or only
 * suggested makes no difference to the months.
 */
export function fitOf(ledger: ContractLedger, paid: PaidFor): Fit | null {
  const free = ledger.months.filter((each) => freeOf(each) > 0)
  const named = paid.named.length > 0 ? namedFit(ledger, free, paid) : null
  if (named) return named
  const nearest = nearestMonth(ledger, paid, freeOf)
  if (!nearest) return null
  const reachable = free.filter((each) => each.month >= nearest.month || isKnown(each, ledger))
  const run =
    paid.sum > freeOf(nearest)
      ? (runAround(reachable, nearest, paid.sum, 0) ?? runAround(reachable, nearest, paid.sum, smallestDebt))
      : [nearest]
  const months = run ?? [nearest, ...others(ledger, free, [nearest])]
  const late = lateBy(run?.[0] ?? nearest, paid)
  const over = totalOf(run ?? [nearest]) - paid.sum
  const whole = over === 0
  const exact = whole && isUntouched(run ?? [nearest])
  return {
    parts: spread(months, paid.sum),
    exact,
    whole,
    near: over >= 0 && over <= smallestDebt,
    certain: exact && isCertain(ledger, run ?? [nearest], late, paid),
    late,
  }
}

/** Whether no payment that was taken just now, and comes later in the list, is for these parts of months. */
export const isFreeNow = ({ months }: ContractLedger, parts: readonly RentPart[]): boolean =>
  parts.every(({ month, sum }) => sum <= freeNowOf(months.find((each) => each.month === month)!))

/**
 * The contract without what payments that were taken just now are for: what the landlord said of later ones comes before what
 * is suggested. Money that was written down without months plays no part: which month it pays changes with each payment taken.
 */
export const asNow = (ledger: ContractLedger): ContractLedger => ({
  ...ledger,
  months: ledger.months.map((each) => Object.assign({}, each, { open: each.open - each.ahead })),
})
