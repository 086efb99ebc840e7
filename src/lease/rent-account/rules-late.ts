import { addDays, daysBetween, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import type { Rates } from '../../base/register/model'
import { feeOn, interestRates } from '../../base/register/rules-rates'

/** A reminder may cost something from this many days after the due day. */
const reminderDays = 14

/** Days with the same rate and the same unpaid part. */
export interface InterestPeriod {
  /** The first and the last day both count. */
  readonly from: Day
  readonly until: Day
  readonly days: number
  /** Hundredths of a percent per year. */
  readonly rate: number
  readonly unpaid: Ore
  readonly sum: Ore
}

/** The first and the last day both count. */
export interface DayPeriod {
  readonly from: Day
  readonly until: Day
}

export interface LateInterest {
  readonly periods: readonly InterestPeriod[]
  readonly sum: Ore
  /** The days on which something was unpaid and whose rate is not known. */
  readonly unknown: readonly DayPeriod[]
}

/** A month that was not paid when it was due. `paid` is what was paid since. */
interface LateMonth {
  readonly dueOn: Day
  readonly sum: Ore
  readonly paid: readonly { readonly date: Day; readonly sum: Ore }[]
}

const daysOfYear = 365n

/**
 * The interest on a late month in øre up to the day `at`: simple interest by days (forsinkelsesrenteloven §§ 2, 3),
 * from the day after the due day, including the day of a payment. Each period is rounded half up. Days without a known
 * rate are listed without interest. It is only shown, never added to what is owed.
 */
export function lateInterest(
  { dueOn, sum, paid }: LateMonth,
  at: Day,
  given: Pick<Rates, 'late_interest'>,
): LateInterest {
  if (at <= dueOn) return { periods: [], sum: ore(0), unknown: [] }
  const rates = interestRates(given)
  const begins = [
    addDays(dueOn, 1),
    ...paid.map(({ date }) => addDays(date, 1)),
    ...rates.flatMap(({ from, until }) => [from, addDays(until, 1)]),
  ]
  const starts = [...new Set(begins.filter((each) => each > dueOn && each <= at))].toSorted()
  const periods: InterestPeriod[] = []
  const unknown: DayPeriod[] = []
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1]
    const until = next === undefined ? at : addDays(next, -1)
    const unpaid = ore(sum - sumOre(paid.filter(({ date }) => date < from).map((each) => each.sum)))
    if (unpaid <= 0) continue
    const known = rates.find((each) => each.from <= from && until <= each.until)
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

/** The first day on which a reminder may cost something, for rent that was due on `dueOn`. */
export const firstReminderDay = (dueOn: Day): Day => addDays(dueOn, reminderDays)

/** The highest fee of a reminder. Null when it may not cost anything yet, or when the fee of the day is not known. */
export const reminderFee = (dueOn: Day, sentOn: Day, rates: Pick<Rates, 'reminder_fee'>): Ore | null =>
  sentOn < firstReminderDay(dueOn) ? null : feeOn(rates, sentOn)
