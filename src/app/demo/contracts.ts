import { addDays, addMonths, dayOf, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { risen } from './expense-of'
import { demoComing, demoTenancies, type DemoLease, type DemoTenancy } from './tenancies'

/** One contract as it will be written, and what happens to it. */
export interface DemoContract extends DemoLease {
  readonly start: Day
  /** The last day of a fixed term; null for one that is open. */
  readonly end: Day | null
  /** Rent of a month when it was agreed on. */
  readonly rent: Ore
  /** The raised rent, and the month that was the first to have it; null while none has. */
  readonly raise: { readonly from: Day; readonly sum: Ore } | null
  /** The last day on which a deposit may be paid. The app takes no day before today, nor is one asked for of what is paid. */
  readonly depositBy: Day
  readonly isSigned: boolean
  /** The day on which the tenant moved out; null for who stays. */
  readonly finished: Day | null
}

/** Rents are agreed on in fifties. */
const rentIn = (kroner: number, year: number): Ore => ore(Math.round(risen(kroner, year) / 50) * 5000)

function signed({ from, to, raised, ...lease }: DemoTenancy, today: Day): DemoContract {
  const last = yearOf(today) - 1
  const monthsOn = (months: number) => addMonths(dayOf(last, 1, 1), months)
  const first = raised === undefined ? null : monthsOn(raised)
  return {
    ...lease,
    start: monthsOn(from),
    end: null,
    rent: rentIn(lease.kroner, last),
    raise: first === null || first > today ? null : { from: first, sum: rentIn(lease.kroner, last + 1) },
    depositBy: today,
    isSigned: true,
    finished: to === undefined ? null : addDays(monthsOn(to + 1), -1),
  }
}

/** For two years, from the first of the month after next; so short a term needs its reason (husleieloven § 9-3). */
function draft(lease: DemoLease, today: Day): DemoContract {
  const start = addMonths(dayOf(yearOf(today), monthOf(today), 1), 2)
  const end = addDays(addMonths(start, 24), -1)
  return {
    ...lease,
    start,
    end,
    rent: rentIn(lease.kroner, yearOf(today)),
    raise: null,
    depositBy: addDays(today, 21),
    isSigned: false,
    finished: null,
  }
}

/** The contracts in the order in which they were agreed on: those of the two years up to today, and the coming one. */
export const demoContracts = (today: Day): DemoContract[] => [
  ...demoTenancies.map((tenancy) => signed(tenancy, today)),
  draft(demoComing, today),
]
