import { addDays, addMonths, day, dayOf, endOfYear, formatDay, monthOf, yearOf, type Day } from '../kit/day'
import { ore, type Ore } from '../kit/money'
import { translate, type Language } from '../kit/words'
import type { RegisterDifference, PolicyRate, Rates } from './model'
import { registerWords } from './words'

/** A rate of late interest as it is stored, in hundredths of a percent a year. */
export interface RateFrom {
  readonly from: Day
  readonly hundredths: number
  readonly source: string
}

/** The rates that came with the program, the earliest first. No interest is calculated for other days. */
export const builtInInterest: readonly RateFrom[] = [
  // The later rates until the end of 2024 are missing, because no source was read for them.
  { from: day('2023-01-01'), hundredths: 1075, source: 'Forsinkelsesrenten, første halvår 2023' },
  { from: day('2025-01-01'), hundredths: 1250, source: 'FOR-2024-12-19-3279' },
  { from: day('2025-07-01'), hundredths: 1225, source: 'FOR-2025-06-23-1321' },
  { from: day('2026-01-01'), hundredths: 1200, source: 'Forskrift om forsinkelsesrente fra 1. januar 2026' },
  { from: day('2026-07-01'), hundredths: 1225, source: 'Forskrift om forsinkelsesrente fra 1. juli 2026' },
]

/** The fee of a written reminder: a twentieth of the collection fee (inkassoforskriften §§ 1-2, 1-3). */
export const builtInFees: readonly RateFrom[] = [
  { from: day('2025-01-01'), hundredths: 3500, source: 'Inkassoforskriften §§ 1-1, 1-2: 1/20 av 700 kr' },
  { from: day('2026-01-01'), hundredths: 3800, source: 'Inkassoforskriften §§ 1-1, 1-2: 1/20 av 750 kr' },
]

/** A stored rate stands over a built-in one of the same day. The earliest comes first. */
function withStored(builtIn: readonly RateFrom[], stored: readonly RateFrom[]): RateFrom[] {
  const found = new Map([...builtIn, ...stored].map((each) => [each.from, each]))
  return [...found.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** All known rates as the API answers them. */
export function allRates(stored: { readonly [K in keyof Rates]: readonly RateFrom[] }): Rates {
  return {
    late_interest: withStored(builtInInterest, stored.late_interest).map(({ from, hundredths, source }) => ({
      from,
      percent: hundredths / 100,
      source,
    })),
    reminder_fee: withStored(builtInFees, stored.reminder_fee).map(({ from, hundredths, source }) => ({
      from,
      sum: ore(hundredths),
      source,
    })),
  }
}

/** The rates that came with the program. */
export const builtInRates: Rates = allRates({ late_interest: [], reminder_fee: [] })

/** The last day of a half-year. */
const endOfHalfYear = (on: Day): Day => (monthOf(on) <= 6 ? dayOf(yearOf(on), 6, 30) : endOfYear(yearOf(on)))

/** The first day of the half-year after that of `on`. */
const nextHalfYear = (on: Day): Day => addDays(endOfHalfYear(on), 1)

/** A rate and the days for which it holds, the first and the last included. */
export interface InterestRate {
  readonly from: Day
  readonly until: Day
  /** Hundredths of a percent a year. */
  readonly rate: number
}

/**
 * The days of each rate. A rate is set for a half-year (forsinkelsesrenteloven § 3), so it holds until its end, or until
 * the next rate.
 */
export const interestRates = ({ late_interest }: Pick<Rates, 'late_interest'>): InterestRate[] =>
  late_interest.map(({ from, percent }, at) => {
    const [next, end] = [late_interest[at + 1], endOfHalfYear(from)]
    const until = next !== undefined && next.from <= end ? addDays(next.from, -1) : end
    return { from, until, rate: Math.round(percent * 100) }
  })

/** The fee of a reminder that is sent on a day. It holds until the end of its year. Null: it is not known. */
export function feeOn({ reminder_fee }: Pick<Rates, 'reminder_fee'>, on: Day): Ore | null {
  const found = reminder_fee.findLast(({ from }) => from <= on)
  return found !== undefined && on <= endOfYear(yearOf(found.from)) ? found.sum : null
}

/** Late interest is the policy rate and at least so many hundredths of a percent (forsinkelsesrenteloven § 3). */
const abovePolicyRate = 800
/** The rate of the next half-year is announced about two weeks before it. */
const announcedDays = 14

/** The first days for which a rate of late interest, or a fee, should be known today and is not. */
export function missingRates(rates: Rates, today: Day): { readonly interest: Day | null; readonly fee: Day | null } {
  const next = nextHalfYear(today)
  const start = addMonths(next, -6)
  const due = today >= addDays(next, -announcedDays) ? [start, next] : [start]
  const known = interestRates(rates)
  const covers = (on: Day) => known.some(({ from, until }) => from <= on && on <= until)
  const interest = due.find((from) => !covers(from < today ? today : from)) ?? null
  return { interest, fee: feeOn(rates, today) === null ? dayOf(yearOf(today), 1, 1) : null }
}

const percentText = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',')

export interface AlarmFacts {
  readonly rates: Rates
  /** Null: Norges Bank has not been read. */
  readonly policy: PolicyRate | null
  /** The stored values that a register gives otherwise, by register. */
  readonly differs: Readonly<Record<string, readonly RegisterDifference[]>>
}

/** The most values that an alarm names. */
const mostNamed = 5

/** Says what the operator must look at. Null when there is nothing. */
export function alarmText({ rates, policy, differs }: AlarmFacts, today: Day, language: Language): string | null {
  const text = (key: keyof typeof registerWords.texts, values: Record<string, string> = {}) =>
    translate(registerWords, key, language, values)
  const { interest, fee } = missingRates(rates, today)
  const sentences = [
    interest !== null && text('interestMissing', { from: formatDay(interest) }),
    interest !== null &&
      policy !== null &&
      text('interestExpected', {
        policy: percentText(policy.hundredths),
        on: formatDay(policy.on),
        rate: percentText(policy.hundredths + abovePolicyRate),
      }),
    fee !== null && text('feeMissing', { from: formatDay(fee) }),
    ...Object.entries(differs).map(
      ([register, values]) =>
        values.length > 0 &&
        text('differs', {
          register,
          values: values
            .slice(0, mostNamed)
            .map(({ key, before, after }) => `${key}: ${before} → ${after ?? text('gone')}`)
            .join('; '),
        }),
    ),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? null : sentences.join(' ')
}
