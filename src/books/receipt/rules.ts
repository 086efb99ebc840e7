import { addDays, addMonths, dayOf, daysInMonth, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { suggestKind, type ReceiptKind } from './rules-kind'
import { doRowsOverlap, type ReceiptCell, type ReceiptRow } from './rules-paper'
import { suggestSum } from './rules-sum'
import { suggestSupplier, type KnownSupplier, type SuggestedSupplier } from './rules-supplier'

const labels: readonly (readonly [strength: number, label: RegExp])[] = [
  [
    3,
    /faktura ?dato|invoice date|kjøps ?dato|salgs ?dato|kvitterings ?dato|bilags ?dato|date of issue|issue date|utstedt|issued|utbetalings ?dato/,
  ],
  [2, /(?:^|[^\p{L}])(?:dato|date)(?![\p{L}])/u],
]
const others =
  /forfall|\bdue\b|frist|betales|leverings|delivery|period|utløp|expir|valid|start|slutt|født|birth|bestilling|ordre|order|avlest|avlesning|neste|next|utskrift|trekk/

const months = ['jan', 'feb', 'mar', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[kc]t', 'nov', 'de[sc]']
const named = `(${months.map((name) => `${name}[a-z]*`).join('|')})`
const monthOf = (name: string): number => months.findIndex((month) => new RegExp(`^${month}`, 'i').test(name)) + 1

interface Reading {
  readonly pattern: RegExp
  /** Returns the parts as year, month and day. If `slashed`, month and day may be swapped. */
  readonly read: (parts: readonly string[]) => readonly [string, number, number]
  readonly slashed?: boolean
}
const readings: readonly Reading[] = [
  { pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, read: ([y = '', m, d]) => [y, Number(m), Number(d)] },
  {
    pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.]*\d)/g,
    read: ([d, m, y = '']) => [y, Number(m), Number(d)],
  },
  { pattern: /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/g, read: ([d, m, y = '']) => [y, Number(m), Number(d)] },
  {
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/g,
    read: ([d, m, y = '']) => [y, Number(m), Number(d)],
    slashed: true,
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})\\.? ${named}\\.?,? (\\d{4})(?!\\d)`, 'gi'),
    read: ([d, m = '', y = '']) => [y, monthOf(m), Number(d)],
  },
  {
    pattern: new RegExp(`\\b${named}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'gi'),
    read: ([m = '', d, y = '']) => [y, monthOf(m), Number(d)],
  },
]

const real = (year: number, month: number, date: number): Day | null =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month) ? dayOf(year, month, date) : null

/** The dates in a text. If `isNorwegian`, 3/4/2026 is 3 April. If not, such a date is ambiguous and left out. */
function datesIn(text: string, isNorwegian: boolean): Day[] {
  const found: { at: number; day: Day }[] = []
  for (const { pattern, read, slashed = false } of readings) {
    for (const match of text.matchAll(pattern)) {
      const [y, month, date] = read(match.slice(1))
      const year = y.length === 2 ? 2000 + Number(y) : Number(y)
      if (slashed && !isNorwegian && month <= 12 && date <= 12 && month !== date) continue
      const day = real(year, month, date) ?? (slashed ? real(year, date, month) : null)
      if (day) found.push({ at: match.index, day })
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ day }) => day)
}

const isNorwegianPaper = (text: string) =>
  /faktura|kvittering|beløp|betale|\bmva\b|org\.? ?nr|forfall|\bnok\b|\bkr\b|\bdato\b/i.test(text)
const clock = /(?<![\d:])\d{1,2}[:.]\d{2}(?::\d{2})?(?![\d.])/

/**
 * The date of a paper, never its due day. Null if several dates are possible. Dates more than ten years before or a
 * month after `today` don't count, because they are about something else.
 */
export function suggestDate(rows: readonly ReceiptRow[], today: Day): Day | null {
  const norwegian = isNorwegianPaper(
    rows
      .flat()
      .map(({ text }) => text)
      .join(' '),
  )
  const [first, last] = [addMonths(today, -120), addDays(today, 31)]
  const dates = (text: string) => datesIn(text, norwegian).filter((day) => day >= first && day <= last)
  const valueOf = (at: number, cell: ReceiptCell): { day: Day; from: ReceiptCell } | null => {
    const own = dates(cell.text)[0]
    if (own) return { day: own, from: cell }
    const next = rows[at]![rows[at]!.indexOf(cell) + 1]
    const beside = next && dates(next.text)[0]
    if (next && beside) return { day: beside, from: next }
    for (const below of rows.slice(at + 1, at + 3)) {
      const under = below.find((one) => doRowsOverlap(cell, one) && dates(one.text).length > 0)
      if (under) return { day: dates(under.text)[0]!, from: under }
    }
    return null
  }
  let best: { strength: number; day: Day } | null = null
  const spoken = new Set<ReceiptCell>()
  rows.forEach((row, at) => {
    for (const cell of row) {
      const label = cell.text.toLowerCase()
      const isOther = others.test(label)
      const strength = isOther ? 0 : (labels.find(([, pattern]) => pattern.test(label))?.[0] ?? 0)
      if (strength === 0 && !isOther) continue
      const value = valueOf(at, cell)
      if (!value) continue
      if (isOther) spoken.add(value.from)
      else if (!best || strength > best.strength) best = { strength, day: value.day }
    }
  })
  if (best) return (best as { day: Day }).day
  const free = rows.flatMap((row) =>
    row
      .filter((cell) => !spoken.has(cell))
      .map((cell) => ({
        days: dates(cell.text),
        timed: row.some(({ text }) => clock.test(text.replace(/\d{1,2}\.\d{1,2}\.\d{2,4}/g, ''))),
      })),
  )
  const timed = new Set(free.filter(({ timed: has }) => has).flatMap(({ days }) => days))
  const loose = timed.size > 0 ? timed : new Set(free.flatMap(({ days }) => days))
  return loose.size === 1 ? [...loose][0]! : null
}

/** The values that were read from a receipt. An uncertain value is null, because a wrong one costs more than none. */
export interface Suggestion {
  readonly sum: Ore | null
  readonly date: Day | null
  readonly supplier: SuggestedSupplier | null
  readonly kind: ReceiptKind | null
}

export interface SuggestContext {
  readonly today: Day
  readonly suppliers: readonly KnownSupplier[]
  /** The landlord's own names, which are never suggested as the supplier. */
  readonly own: readonly string[]
}

export const suggestFromRows = (
  rows: readonly ReceiptRow[],
  { today, suppliers, own }: SuggestContext,
): Suggestion => ({
  sum: suggestSum(rows),
  date: suggestDate(rows, today),
  supplier: suggestSupplier(rows, suppliers, own),
  kind: suggestKind(rows),
})
