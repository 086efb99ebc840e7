import { addDays, daysBetween, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { ore, type Ore } from '../../base/kit/money'
import type { OpenMonth, RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { RentPartAgreedLate } from '../../lease/rent-account/rules-later'
import { normalizedWords } from './rules-fold'
import type { RentPart } from './rules-model'

/** A month of rent. Its values change while the payments of a list are handled one by one. */
export interface MonthLedger {
  readonly month: Day
  readonly dueOn: Day
  readonly sum: number
  /**
   * Rises of the month's rent that were agreed after its due day, in the order of their own due
   * days. Payments cover them last.
   */
  readonly later: readonly RentPartAgreedLate[]
  /**
   * The unpaid part, after payments outside the list and after earlier payments of the list that are accepted or sure.
   */
  open: number
  /**
   * `open` less accepted payments that come later in the list. It decides how sure a suggestion is, but never its
   * month.
   */
  openNow: number
  /** The part that likely suggestions are for. */
  proposed: number
  /** The part that is paid by payments that were accepted just now and come later in the list. */
  acceptedLater: number
  /** True if nobody can know which payment is for this month. */
  doubtful: boolean
}

/** A contract. Its values change while the payments of a list are handled one by one. */
export interface ContractLedger {
  readonly of: RentCandidate
  /** The words of the tenants' names, normalized (./rules-fold.ts). */
  readonly nameWords: readonly string[]
  /** Ascending. Months that are fully paid stay in the list. */
  readonly months: MonthLedger[]
  /** The part of each month that is known or sure to be paid, ascending by month. */
  readonly paid: Map<Day, { readonly dueOn: Day; sum: number }>
  readonly highest: number
  /** The first month that has a payment, either a known one or one in the list. */
  followedFrom: Day | null
  readonly followedFromNow: Day | null
}

/** In øre. A bank's fee may make a payment up to 10 kr too small. The landlord is asked about such a payment. */
export const smallestDebt = 10_00

const monthLedger = ({ month, dueOn, sum, open, later = [] }: OpenMonth, openNow: number): MonthLedger => ({
  month,
  dueOn,
  sum,
  later,
  open,
  openNow,
  proposed: 0,
  acceptedLater: 0,
  doubtful: false,
})

function firstKnown({ followsFrom, isFollowSet, months, paidMonths }: RentCandidate): Day | null {
  if (isFollowSet) return followsFrom
  const known = [...months.filter(({ open, sum }) => open < sum), ...paidMonths].map(({ month }) => month)
  return [...known, ...(followsFrom === null ? [] : [followsFrom])].toSorted()[0] ?? null
}

export const contractLedger = (of: RentCandidate): ContractLedger => ({
  of,
  nameWords: (of.tenants ?? []).flatMap((tenant) => normalizedWords(fullName(tenant))),
  months: of.months.map((each) => monthLedger(each, of.now.open.get(each.month) ?? 0)),
  paid: new Map(of.paidMonths.map(({ month, dueOn, paid }) => [month, { dueOn, sum: paid }])),
  highest: Math.max(0, ...[...of.months, ...of.paidMonths].map(({ sum }) => sum)),
  followedFrom: firstKnown(of),
  followedFromNow: of.now.followsFrom,
})

/** The open part of the month that no payment of the list is suggested for. */
export const sumWithoutSuggestion = ({ open, proposed }: Pick<MonthLedger, 'open' | 'proposed'>): number =>
  open - proposed

/** `sumWithoutSuggestion` less the payments that were accepted just now and come later in the list. */
export const stillFreeSum = (month: MonthLedger): number => sumWithoutSuggestion(month) - month.acceptedLater

/**
 * True if the open rest is at most 10 kr or at most a tenth of the month. A whole rent can't be meant for such a rest.
 */
export const isSmallRemainder = (month: MonthLedger, left = sumWithoutSuggestion(month)): boolean =>
  left < month.sum && (left <= smallestDebt || left * 10 <= month.sum)

/**
 * A payment shows that the landlord follows the rent if it is at most 20 days before or 62 days
 * after a due day.
 */
const [begunBefore, begunAfter] = [20, 62]

/**
 * Moves the start of the followed rent (`followedFrom`) to the payment's month, if that is earlier. The
 * payment's month is the one that its text names, otherwise the month with the nearest due day. A
 * start that the landlord has set doesn't change.
 */
export function startFollowingRent(ledger: ContractLedger, date: Day, named: readonly Day[]): void {
  if (ledger.of.isFollowSet) return
  let [month, least] = [null as Day | null, Number.POSITIVE_INFINITY]
  const [since, until] = [addDays(date, -begunAfter), addDays(date, begunBefore)]
  const look = (at: Day, dueOn: Day) => {
    if (dueOn < since || dueOn > until) return
    const days = Math.abs(daysBetween(dueOn, date))
    if (days < least || (days === least && month !== null && at < month)) [month, least] = [at, days]
  }
  for (const each of ledger.months) look(each.month, each.dueOn)
  for (const [at, { dueOn }] of ledger.paid) look(at, dueOn)
  const [first] = [...named, ...(month === null || named.length > 0 ? [] : [month])].toSorted()
  if (first !== undefined && (ledger.followedFrom === null || first < ledger.followedFrom)) ledger.followedFrom = first
}

/** Months of a sure suggestion count as paid for the next payments. */
export function countMonthsAsPaid({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)!
    at.open -= sum
    at.openNow -= sum
    pay(paid, at, sum)
  }
}

const pay = (paid: ContractLedger['paid'], { month, dueOn }: MonthLedger, sum: number) =>
  paid.set(month, { dueOn, sum: (paid.get(month)?.sum ?? 0) + sum })

/** Notes the months of a payment that was accepted just now and comes later in the list. */
export function countMonthsAcceptedLater({ months }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)
    if (at) at.acceptedLater += Math.max(0, sum)
  }
}

/** Called when the list reaches a payment accepted just now. Its months are no longer free for later payments. */
export function claimAcceptedMonths({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)
    if (!at) continue
    at.acceptedLater -= Math.max(0, sum)
    at.open = Math.min(at.sum, Math.max(0, at.open - sum))
    pay(paid, at, sum)
  }
}

/** Months of a likely suggestion are not suggested again, so the order of accepting doesn't matter. */
export function countMonthsAsSuggested({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)!
    at.proposed += sum
    pay(paid, at, sum)
  }
}

/**
 * Called when money seems to have been returned. The landlord is asked about it. So a later payment for these months is
 * never sure.
 */
export function countMonthsAsReturned({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const before = paid.get(month)!
    before.sum += sum
    const back: Ore = ore(0 - sum)
    let at = months.find((each) => each.month === month)
    if (!at) {
      at = monthLedger({ month, dueOn: before.dueOn, sum: back, open: ore(0) }, 0)
      months.push(at)
      months.sort((one, other) => (one.month < other.month ? -1 : 1))
    }
    at.open += back
    at.openNow += back
    at.doubtful = true
  }
}
