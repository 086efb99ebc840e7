import type { Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { ore, type Ore } from '../../base/kit/money'
import { foldedWords } from './rules-fold'
import type { OpenMonth, RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { RentPart } from './rules-world'

/** A month of rent while a list of payments is walked. */
export interface MonthLedger {
  readonly of: OpenMonth
  /** What no sure suggestion has taken. */
  open: number
  /** How much of it likely suggestions name. */
  proposed: number
  /** A likely suggestion names it that may be no rent. */
  hinted: boolean
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
}

/** A shortfall up to 10 kr is a bank's fee, which is asked about. */
export const smallestDebt = 10_00

const monthLedger = (of: OpenMonth): MonthLedger => ({
  of,
  open: of.open,
  proposed: 0,
  hinted: false,
  doubtful: false,
})

export const contractLedger = (of: RentCandidate): ContractLedger => ({
  of,
  nameWords: (of.tenants ?? []).flatMap((tenant) => foldedWords(fullName(tenant))),
  months: of.months.map(monthLedger),
  paid: new Map(of.paidMonths.map(({ month, dueOn, paid }) => [month, { dueOn, sum: paid }])),
})

/** Up to 10 kr, or up to a tenth of the month: no whole rent can be meant for it. */
const isSmall = (part: number, { of }: MonthLedger): boolean => part <= smallestDebt || part * 10 <= of.sum

/** What is left of a month that was paid but for a little: it does not stand in the way of the next one. */
export const isRemainder = (month: MonthLedger): boolean => month.open < month.of.sum && isSmall(month.open, month)

/** Earlier payments of the list are likely for the whole of it. */
export const isProposed = (month: MonthLedger): boolean =>
  month.proposed > 0 && isSmall(month.open - month.proposed, month)

export const stillOpen = ({ months }: ContractLedger): MonthLedger[] => months.filter(({ open }) => open > 0)

/** What a sure suggestion names is paid for those that follow. */
export function take({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const at = months.find(({ of }) => of.month === month)!
    at.open -= sum
    paid.set(month, { dueOn: at.of.dueOn, sum: (paid.get(month)?.sum ?? 0) + sum })
  }
}

/**
 * What a likely suggestion names is left to later ones only where nothing else is; `hinted` where it may as well be no rent. Less
 * than a quarter of a month keeps nobody from paying the whole.
 */
export function propose({ months }: ContractLedger, parts: readonly RentPart[], hinted: boolean): void {
  for (const { month, sum } of parts) {
    const at = months.find(({ of }) => of.month === month)!
    if (sum * 4 < at.of.sum) continue
    if (hinted) at.hinted = true
    else at.proposed += sum
  }
}

/** Money that went back opens its months again; whether it did is asked, so what is then paid for them is never sure. */
export function reopen({ months, paid }: ContractLedger, parts: readonly RentPart[]): void {
  for (const { month, sum } of parts) {
    const before = paid.get(month)!
    before.sum += sum
    const back: Ore = ore(0 - sum)
    let at = months.find(({ of }) => of.month === month)
    if (!at) {
      at = { ...monthLedger({ month, dueOn: before.dueOn, sum: back, open: ore(0) }) }
      months.push(at)
      months.sort((one, other) => (one.of.month < other.of.month ? -1 : 1))
    }
    at.open += back
    at.proposed = 0
    at.doubtful = true
  }
}
