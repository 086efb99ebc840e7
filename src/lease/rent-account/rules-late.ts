import { addDays, day, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'

/** The yearly rate of late interest in a half-year, in hundredths of a percent (forsinkelsesrenteloven § 3: set anew on 1 January and 1 July). */
interface InterestRate {
  readonly from: Day
  readonly until: Day
  readonly rate: number
}

/** The published rates, the earliest first. Of days outside of them nothing is reckoned. */
export const interestRates: readonly InterestRate[] = [
  // Published for the first half-year of 2023; those until the end of 2024 are left out until they are read at a source.
  { from: day('2023-01-01'), until: day('2023-06-30'), rate: 1075 },
  // Published for the first half-year of 2025.
  { from: day('2025-01-01'), until: day('2025-06-30'), rate: 1250 },
  // FOR-2025-06-23-1321.
  { from: day('2025-07-01'), until: day('2025-12-31'), rate: 1225 },
  // The Ministry of Finance's regulation of December 2025, in force on 1 January 2026.
  { from: day('2026-01-01'), until: day('2026-06-30'), rate: 1200 },
  // Its regulation of June 2026, in force on 1 July 2026.
  { from: day('2026-07-01'), until: day('2026-12-31'), rate: 1225 },
]

/** What a written reminder may cost, by year: a twentieth of the collection fee (inkassoforskriften §§ 1-2, 1-3). */
const reminderFees: Readonly<Record<number, Ore>> = {
  // A twentieth of 700 kr.
  2025: ore(3_500),
  // A twentieth of 750 kr, in whole kroner.
  2026: ore(3_800),
}
/** So many days after the due day a reminder may cost something. */
const reminderDays = 14

/** Late interest of days in which neither rate nor unpaid part changes. */
export interface InterestPeriod {
  /** The first and the last day that counts. */
  readonly from: Day
  readonly until: Day
  readonly days: number
  /** Hundredths of a percent a year. */
  readonly rate: number
  /** What was unpaid. */
  readonly unpaid: Ore
  readonly sum: Ore
}

/** Days one after the other, the first and the last one included. */
export interface DayPeriod {
  readonly from: Day
  readonly until: Day
}

export interface LateInterest {
  readonly periods: readonly InterestPeriod[]
  /** Of the days whose rate is known. */
  readonly sum: Ore
  /** Days of which something was unpaid and the rate is not known. */
  readonly unknown: readonly DayPeriod[]
}

/** A month that was not paid when it was due, and what of it was paid since. */
interface LateMonth {
  readonly dueOn: Day
  readonly sum: Ore
  readonly paid: readonly { readonly date: Day; readonly sum: Ore }[]
}

const daysOfYear = 365n

/**
 * The late interest of a month up to that day, in øre: simple, by days from the one after the due day, the day of a payment
 * included, each period rounded half up (forsinkelsesrenteloven §§ 2, 3). Days whose rate is not known are named and not
 * reckoned. It is reckoned to be shown, and never added to what is owed.
 */
export function lateInterest({ dueOn, sum, paid }: LateMonth, at: Day): LateInterest {
  if (at <= dueOn) return { periods: [], sum: ore(0), unknown: [] }
  const begins = [
    addDays(dueOn, 1),
    ...paid.map(({ date }) => addDays(date, 1)),
    ...interestRates.flatMap(({ from, until }) => [from, addDays(until, 1)]),
  ]
  const starts = [...new Set(begins.filter((each) => each > dueOn && each <= at))].toSorted()
  const periods: InterestPeriod[] = []
  const unknown: DayPeriod[] = []
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1]
    const until = next === undefined ? at : addDays(next, -1)
    const unpaid = ore(sum - sumOre(paid.filter(({ date }) => date < from).map((each) => each.sum)))
    if (unpaid <= 0) continue
    const known = interestRates.find((each) => each.from <= from && until <= each.until)
    if (!known) {
      unknown.push({ from, until })
      continue
    }
    const days = daysBetween(from, until) + 1
    const interest = divideHalfUp(BigInt(unpaid) * BigInt(known.rate) * BigInt(days), 10_000n * daysOfYear)
    periods.push({ from, until, days, rate: known.rate, unpaid, sum: interest })
  }
  return { periods, sum: sumOre(periods.map((each) => each.sum)), unknown }
}

/** The first day on which a reminder of rent that was due that day may cost something. */
export const reminderFrom = (dueOn: Day): Day => addDays(dueOn, reminderDays)

/** What a reminder that is sent that day may cost; null where it may not yet, and in a year whose fee is not known. */
export const reminderFee = (dueOn: Day, sentOn: Day): Ore | null =>
  sentOn < reminderFrom(dueOn) ? null : (reminderFees[yearOf(sentOn)] ?? null)
