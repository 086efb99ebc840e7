import { addMonths, type Day } from '../../base/kit/day'
import { sumOre } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { RentTerms } from '../rent/rules'
import type { RegulationForm } from './model'
import type { LetterDifference } from './model-letter'
import { risesOfMonths, type RentDifference } from './rules'

const monthName = (language: 'nb-NO' | 'en-GB', day: Day, more: { readonly year?: 'numeric' }): string =>
  new Intl.DateTimeFormat(language, { month: 'long', ...more, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The name of a month: `mai 2026`, `May 2026`. Without the year: `mai`. */
export function monthNameText(day: Day, more: { readonly year?: 'numeric' } = { year: 'numeric' }): Text {
  return { nb: monthName('nb-NO', day, more), en: monthName('en-GB', day, more) }
}

/** The months in runs without a gap. */
function runsOf(months: readonly Day[]): (readonly [first: Day, last: Day])[] {
  const runs: [Day, Day][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && addMonths(run[1], 1) === month) run[1] = month
    else runs.push([month, month])
  }
  return runs
}

/**
 * The months as a text, in order: `august til november 2026`, `november 2025 til januar 2026`, `august 2026 og oktober
 * 2026`.
 */
export function monthsText(months: readonly Day[]): Text {
  const runTexts = runsOf(months).map(([first, last]): Text => {
    if (first === last) return monthNameText(last)
    const begin = first.slice(0, 4) === last.slice(0, 4) ? monthNameText(first, {}) : monthNameText(first)
    const end = monthNameText(last)
    return { nb: `${begin.nb} til ${end.nb}`, en: `${begin.en} to ${end.en}` }
  })
  const joined = (language: 'nb' | 'en', and: string) => {
    const texts = runTexts.map((text) => text[language])
    return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)!}`
  }
  return { nb: joined('nb', 'og'), en: joined('en', 'and') }
}

/** The rise of months that are already due. Null when there is none. */
export function differenceOf(rises: readonly RentDifference[], dueOn: Day | null): LetterDifference | null {
  if (dueOn === null || rises.length === 0) return null
  const months = rises.map(({ month }) => month).toSorted()
  return { months, sum: sumOre(rises.map(({ rise }) => rise)), dueOn }
}

/**
 * The rises to expect, calculated from the lease without its vouchers. There may be fewer, because
 * a month whose rent the landlord has set keeps its rent.
 */
export const plannedRises = (
  { from, month_sum }: Pick<RegulationForm, 'from' | 'month_sum'>,
  contract: RentTerms,
  today: Day,
): RentDifference[] =>
  risesOfMonths(
    [],
    { ...contract, next_rent_on: from },
    { ...contract, rents: [...contract.rents, { from, month_sum }] },
    today,
  )
