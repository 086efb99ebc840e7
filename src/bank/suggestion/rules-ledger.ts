import { addDays, daysBetween, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { ore, type Ore } from '../../base/kit/money'
import type { OpenMonth, RentCandidate } from '../../lease/rent-account/rules-candidates'
import { foldedWords } from './rules-vocabulary'
import type { RentPart } from './rules-world'

/** A month of rent while a list of payments is walked. */
export interface MonthLedger {
  readonly month: Day
  readonly dueOn: Day
  /** The rent of the whole month. */
  readonly sum: number
  /** What of it neither an earlier payment of the list pays, taken or surely, nor what was paid before. */
  open: number
  /** The same with all that was taken, of later payments too: how sure a suggestion is follows from it, and no month. */
  now: number
  /** How much of that likely suggestions name. */
  proposed: number
  /** What payments that were taken just now, and come later in the list, are for. */
  ahead: number
  /** Which payment is for it can't be known. */
  doubtful: boolean
}

/** A contract while a list of payments is walked. */
export interface ContractLedger {
  readonly of: RentCandidate
  /** The words of its tenants' names, folded. */
  readonly nameWords: readonly string[]
  /** Ascending; a month that is fully paid stays, with nothing open. */
  readonly months: MonthLedger[]
  /** What is paid of a month, as far as it is known or sure; ascending. */
  readonly paid: Map<Day, { readonly dueOn: Day; sum: number }>
  /** The highest rent of a month. */
  readonly highest: number
  /** The first month of which a payment is known, or is in the list; null where none is. */
  begun: Day | null
  /** The first month that is followed now. */
  readonly begunNow: Day | null
}

/** A shortfall up to 10 kr is a bank's fee, which is asked about. */
export const smallestDebt = 10_00

const monthLedger = ({ month, dueOn, sum, open }: OpenMonth, now: number): MonthLedger => ({
  month,
  dueOn,
  sum,
  open,
  now,
  proposed: 0,
  ahead: 0,
  doubtful: false,
})

/** The first month of which a payment is known. */
function firstKnown({ followsFrom, isFollowSet, months, paidMonths }: RentCandidate): Day | null {
  if (isFollowSet) return followsFrom
  const known = [...months.filter(({ open, sum }) => open < sum), ...paidMonths].map(({ month }) => month)
  return [...known, ...(followsFrom === null ? [] : [followsFrom])].toSorted()[0] ?? null
}

export const contractLedger = (of: RentCandidate): ContractLedger => ({
  of,
  nameWords: (of.tenants ?? []).flatMap((tenant) => foldedWords(fullName(tenant))),
  months: of.months.map((each) => monthLedger(each, of.now.open.get(each.month) ?? 0)),
  paid: new Map(of.paidMonths.map(({ month, dueOn, paid }) => [month, { dueOn, sum: paid }])),
  highest: Math.max(0, ...[...of.months, ...of.paidMonths].map(({ sum }) => sum)),
  begun: firstKnown(of),
  begunNow: of.now.followsFrom,
})

/** What of a month no payment of the list is for. */
export const freeOf = ({ open, proposed }: MonthLedger): number => open - proposed

/** The same without what payments that were taken just now, and come later in the list, are for. */
export const freeNowOf = (month: MonthLedger): number => freeOf(month) - month.ahead

/** What is left of a month that is paid but for 10 kr or a tenth: no whole rent can be meant for it. */
export const isSmallRest = (month: MonthLedger, left = freeOf(month)): boolean =>
  left < month.sum && (left <= smallestDebt || left * 10 <= month.sum)

/** So many days before or after the due day of a month a payment tells that its rent is followed. */
const [begunBefore, begunAfter] = [20, 62]

/**
 * A payment of the list tells that the contract's rent is followed from the month on whose due day lies nearest, or from one
 * that it names; where the landlord has said from when on, it tells nothing.
 */
export function begin(ledger: ContractLedger, date: Day, named: readonly Day[]): void {
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
  if (first !== undefined && (ledger.begun === null || first < ledger.begun)) ledger.begun = first
}

/** What a sure suggestion names is paid for those that follow. */
export function take({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)!
    at.open -= sum
    at.now -= sum
    pay(paid, at, sum)
  }
}

const pay = (paid: ContractLedger['paid'], { month, dueOn }: MonthLedger, sum: number) =>
  paid.set(month, { dueOn, sum: (paid.get(month)?.sum ?? 0) + sum })

/** A payment that was taken just now comes later in the list. */
export function expectTaken({ months }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)
    if (at) at.ahead += Math.max(0, sum)
  }
}

/** The walk has come to a payment that was taken just now: what it is for is left to no later one. */
export function settle({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)
    if (!at) continue
    at.ahead -= Math.max(0, sum)
    at.open = Math.min(at.sum, Math.max(0, at.open - sum))
    pay(paid, at, sum)
  }
}

/** What a likely suggestion names is left to no other one of the list, so that each is taken in any order. */
export function propose({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find((each) => each.month === month)!
    at.proposed += sum
    pay(paid, at, sum)
  }
}

/** Money that went back opens its months again; whether it did is asked, so what is then paid for them is never sure. */
export function reopen({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
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
    at.now += back
    at.doubtful = true
  }
}
