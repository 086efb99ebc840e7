import { addDays, dayOf, daysInMonth, type Day } from '../../base/kit/day'

const patterns: readonly (readonly [RegExp, (found: readonly number[]) => readonly [number, number, number]])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/, ([d, m, y]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/, ([d, m, y]) => [2000 + y!, m!, d!]],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => [y!, m!, d!]],
]

/** The kind of file. A workbook also writes a day as a number, a text file never does. */
export type CellKind = 'text' | 'workbook'

/** Workbooks count days from this one. A fraction of a day is a time. */
export const firstSerial = dayOf(1899, 12, 30)

/** Serial numbers from 1982 to 2064. No other way to write a day has five digits. */
const serial = /^([3-5]\d{4})(?:[.,]\d+)?$/

const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}(?:[T ].*)?|\d{2})$/

/**
 * 'monthFirst': the text is a date only if the month comes first. 'either': both orders give a
 * date, and the two dates differ. Null for any other text.
 */
export function orderOfDay(typed: string): 'monthFirst' | 'either' | null {
  const found = yearLast.exec(typed)
  if (!found) return null
  const [first, second] = [Number(found[1]), Number(found[2])]
  if (first < 1 || second < 1 || first > 12 || second > 31) return null
  if (second > 12) return 'monthFirst'
  return first === second ? null : 'either'
}

/**
 * Reads a date with the year first (`2026-11-20`) or the day first (`20.11.2026`), never the month
 * first. Null for other text and for a date that doesn't exist.
 */
export function parseStatementDay(typed: string, cells: CellKind = 'text'): Day | null {
  const numbered = cells === 'workbook' ? serial.exec(typed) : null
  if (numbered) return addDays(firstSerial, Number(numbered[1]))
  for (const [pattern, partsOf] of patterns) {
    const found = pattern.exec(typed)
    if (!found) continue
    const [year, month, date] = partsOf(found.slice(1, 4).map(Number))
    const exists = year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
    return exists ? dayOf(year, month, date) : null
  }
  return null
}
