import { dayOf, daysInMonth, formatDay, isDay, monthOf, yearOf, type Day } from '../../base/kit/day'
import { formatKr, ore } from '../../base/kit/money'
import type { Asker } from './rules-ask'
import { leftOut, type BookEntry, type Skipped } from './rules-entries'
import { dayOfText, fullYear } from './rules-day'

export interface Settled {
  readonly entries: readonly BookEntry[]
  readonly skipped: readonly Skipped[]
}

function withAmount(entry: BookEntry, asker: Asker): BookEntry | null {
  const { doubt } = entry
  if (!doubt) return entry
  const [thousands, decimals] = [formatKr(doubt.thousands), formatKr(doubt.decimals)]
  const choices = [
    { id: 'thousands', text: thousands },
    { id: 'decimals', text: decimals },
  ]
  const typed = (entry.text || entry.category).slice(0, 60)
  const answer = asker.askAbout(entry, {
    kind: 'thousands',
    word: 'askThousands',
    values: { typed, thousands, decimals },
    choices,
  })
  if (answer === null) return null
  return { ...entry, doubt: null, signed: answer === 'thousands' ? doubt.thousands : doubt.decimals }
}

/** A day of the same month, for a day that no calendar has. */
function lastOfTyped(typed: string): Day | null {
  const found = /(\d{1,2})[./-]\s?(\d{1,2})[./-]?\s?(\d{4}|\d{2})?/.exec(typed)
  if (!found) return null
  const year = found[3] === undefined ? Number(/\d{4}/.exec(typed)?.[0] ?? Number.NaN) : fullYear(found[3])
  const month = Number(found[2])
  return Number.isInteger(year) && month >= 1 && month <= 12 ? dayOf(year, month, daysInMonth(year, month)) : null
}

function withDay(entry: BookEntry, asker: Asker): BookEntry | null {
  const { dayDoubt } = entry
  if (!dayDoubt) return entry
  const leaveOut = ['leave_out', 'leaveOut'] as const
  const done = (day: Day): BookEntry => ({ ...entry, day, dayDoubt: null })
  switch (dayDoubt.kind) {
    case 'order': {
      const typed = `${formatDay(dayDoubt.dayFirst)} / ${formatDay(dayDoubt.monthFirst)}`
      const answer = asker.askAbout(entry, {
        kind: 'order',
        word: 'askOrder',
        values: { typed },
        choices: [
          ['dayFirst', 'dayFirst'],
          ['monthFirst', 'monthFirst'],
        ],
      })
      return answer === null ? null : done(answer === 'dayFirst' ? dayDoubt.dayFirst : dayDoubt.monthFirst)
    }
    case 'noSuchDay': {
      const last = lastOfTyped(dayDoubt.typed)
      const choices = [...(last ? [{ id: last as string, text: formatDay(last) }] : []), leaveOut]
      const answer = asker.askAbout(entry, {
        kind: 'day',
        key: String(entry.place.line),
        word: 'askNoSuchDay',
        values: { typed: dayDoubt.typed },
        choices,
      })
      return answer !== null && isDay(answer) ? done(answer) : null
    }
    case 'noDay': {
      const choices = [...(dayDoubt.before ? [['above', 'dayAbove'] as const] : []), leaveOut]
      const answer = asker.askAbout(entry, {
        kind: 'no_day',
        word: 'askNoDay',
        choices,
      })
      return answer === 'above' && dayDoubt.before ? done(dayDoubt.before) : null
    }
    case 'noYear':
    case 'lost':
      return null
    default:
      return dayDoubt satisfies never
  }
}

/** Settles what the landlord has answered. What is not answered is held back. */
export function settleDoubts(entries: readonly BookEntry[], hidden: ReadonlySet<string>, asker: Asker): Settled {
  const [settled, skipped]: [BookEntry[], Skipped[]] = [[], []]
  for (const entry of entries) {
    if (entry.isHidden || hidden.has(entry.place.sheet)) {
      const answer = asker.askAbout(entry, {
        kind: 'hidden',
        word: 'askHidden',
        choices: [
          ['include', 'include'],
          ['leave_out', 'leaveOut'],
        ],
      })
      if (answer === 'leave_out') skipped.push(leftOut(entry, 'other'))
      if (answer !== 'include') continue
    }
    const known = withAmount(entry, asker)
    if (entry.dayDoubt?.kind === 'lost') skipped.push(leftOut(entry, 'not_a_day'))
    const dated = known && withDay(known, asker)
    if (dated) settled.push(dated)
  }
  return { entries: settled, skipped }
}

/** The years that the landlord may choose for days without one. */
const yearsToChoose = (thisYear: number): number[] => Array.from({ length: 8 }, (_, back) => thisYear - back)

/** Asks for the year of a sheet whose days have none. */
export function askYear(sheet: string, line: number, thisYear: number, asker: Asker): number | null {
  const answer = asker.ask({
    kind: 'year',
    place: { sheet, line, column: 0 },
    what: '',
    word: 'askYear',
    choices: yearsToChoose(thisYear).map((year) => ({ id: String(year), text: String(year) })),
  })
  return answer === null ? null : Number(answer)
}

const rangeText = /(\p{L}{3,9})\.?\s*(?:-|–|til|to|bis|och|og)\s*(\p{L}{3,9})/u

/** The months that a text names: `Husleie januar`, `jan-mar 2023`, `2023-02`. Null if it names none. */
export function periodInText(text: string, paid: Day): { readonly start: Day; readonly end: Day } | null {
  const iso = /(?<!\d)(20\d{2})-(0[1-9]|1[0-2])(?!\d|-\d)/.exec(text)
  if (iso) return ofMonths(Number(iso[1]), Number(iso[2]), Number(iso[2]))
  const numbered = /(?<![\d./])(0?[1-9]|1[0-2])[./](20\d{2})(?!\d)/.exec(text)
  if (numbered) return ofMonths(Number(numbered[2]), Number(numbered[1]), Number(numbered[1]))
  const range = rangeText.exec(text)
  const [from, to] = range ? [monthWord(range[1]!), monthWord(range[2]!)] : [null, null]
  const single =
    text
      .split(/[^\p{L}]+/u)
      .map(monthWord)
      .find((month) => month !== null) ?? null
  const first = from !== null && to !== null ? from : single
  if (first === null) return null
  const last = from !== null && to !== null ? to : first
  const typed = /(?<!\d)(20\d{2})(?!\d)/.exec(text)
  const year = typed ? Number(typed[1]) : nearestYear(first, paid)
  return ofMonths(year, first, last)
}

function monthWord(word: string): number | null {
  const read = word.length < 3 ? null : dayOfText(word, 'dayFirst')
  return read?.kind === 'noYear' && read.date === null ? read.month : null
}

/** The year in which a month is nearest to the day of the payment. */
function nearestYear(month: number, paid: Day): number {
  const distance = month - monthOf(paid)
  return yearOf(paid) + (distance > 6 ? -1 : distance < -6 ? 1 : 0)
}

const ofMonths = (year: number, first: number, last: number): { readonly start: Day; readonly end: Day } => {
  const endYear = last < first ? year + 1 : year
  return { start: dayOf(year, first, 1), end: dayOf(endYear, last, daysInMonth(endYear, last)) }
}

/** The amounts that a cell adds: `=1250+890`. Null for any other formula. */
export function addedAmounts(formula: string): number[] | null {
  const body = formula.replace(/^(?:of:)?=/, '').replaceAll(' ', '')
  if (!/^\d+(?:[.,]\d{1,2})?(?:\+\d+(?:[.,]\d{1,2})?)+$/.test(body)) return null
  return body.split('+').map((part) => ore(Math.round(Number(part.replace(',', '.')) * 100)))
}
