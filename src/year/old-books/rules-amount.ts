import { maxOre, ore, type Ore } from '../../base/kit/money'
import { foreignCurrencyIn } from '../old-sheet/rules-serial'
import type { BookCell } from '../old-sheet/rules-cells'

/** `either`: the text has a point before three digits, which may be thousands or decimals. */
export type ReadAmount =
  | { readonly kind: 'sum'; readonly sum: Ore; readonly currency: string | null }
  | { readonly kind: 'either'; readonly thousands: Ore; readonly decimals: Ore }

const dash = /^[-–—−_.]+$/

/** Words that stand around an amount. */
const around = /^(?:ca\.?\s*)?(?:kr\.?|nok|kroner)?\s*|\s*(?:kr\.?|nok|kroner)?$/gi

/** The digits of an amount with its decimals. Null if it is no amount. */
function digitsOf(
  text: string,
): { readonly whole: string; readonly decimals: string; readonly isEither: boolean } | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f\u2009']/g, '')
  const none = /^(\d+)(?:,-|,–|,—|\.-|,=)?$/.exec(plain)
  if (none) return { whole: none[1]!, decimals: '', isEither: false }
  const grouped = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}|-))?$/.exec(plain)
  if (grouped) {
    const isEither = grouped[2] === undefined && /^\d{1,3}\.\d{3}$/.test(plain)
    return { whole: grouped[1]!.replaceAll('.', ''), decimals: grouped[2] ?? '', isEither }
  }
  const english = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain)
  if (english) return { whole: english[1]!.replaceAll(',', ''), decimals: english[2] ?? '', isEither: false }
  const simple = /^(\d+)[.,](\d{1,2})$/.exec(plain) ?? /^(\d*)[.,](\d{1,2})$/.exec(plain)
  if (simple) return { whole: simple[1] === '' ? '0' : simple[1]!, decimals: simple[2]!, isEither: false }
  // More than two decimals come from a calculation.
  const long = /^(\d+)[.,](\d{4,})$/.exec(plain)
  return long ? { whole: long[1]!, decimals: long[2]!, isEither: false } : null
}

function signOf(text: string): { readonly sign: 1 | -1; readonly rest: string } {
  const plain = text.replaceAll(/[\u2212\u2012\u2013\u2014\ufe63\uff0d]/g, '-').trim()
  const inBrackets = /^\((.*)\)$/.exec(plain)
  if (inBrackets) return { sign: -1, rest: inBrackets[1]! }
  // "1 234,-" ends in the mark for no øre, which is no sign.
  const behind = /^(.*\d)\s*-$/.exec(plain)
  if (behind && !/[,.]\s*-$/.test(plain)) return { sign: -1, rest: behind[1]! }
  const before = /^((?:kr\.?|nok)?)\s*([-+])\s*(.*)$/i.exec(plain)
  if (before) return { sign: before[2] === '-' ? -1 : 1, rest: `${before[1]!} ${before[3]!}` }
  return { sign: 1, rest: plain }
}

const inRange = (sum: number): Ore | null => (Math.abs(sum) <= maxOre ? ore(sum) : null)

const oreOf = (whole: string, decimals: string): number =>
  Number(whole) * 100 + Math.round(Number(`0.${decimals === '-' || decimals === '' ? '0' : decimals}`) * 100)

/** Reads a text as an amount, with its sign. Null if it is none. */
export function amountOfText(text: string): ReadAmount | null {
  if (text.trim() === '' || dash.test(text.trim()) || text.length > 40) return null
  const { sign, rest } = signOf(text)
  const currency = foreignCurrencyIn(rest)
  const bare = rest
    .replaceAll(/[€£$]|EUR|USD|GBP|SEK|DKK/g, '')
    .trim()
    .replaceAll(around, '')
    .trim()
  const digits = digitsOf(bare)
  if (!digits) return null
  const sum = inRange(sign * oreOf(digits.whole, digits.decimals))
  if (sum === null) return null
  if (!digits.isEither) return { kind: 'sum', sum, currency }
  return { kind: 'either', thousands: sum, decimals: ore(sign * Math.round(Number(bare.replaceAll(/\s/g, '')) * 100)) }
}

/** Reads a cell as an amount. Null if it is none, or empty. */
export function amountOfCell(cell: BookCell | undefined): ReadAmount | null {
  if (!cell || cell.day !== null || cell.isPercent) return null
  if (cell.value === null) return amountOfText(cell.text)
  const sum = inRange(Math.round(cell.value * 100))
  return sum === null ? null : { kind: 'sum', sum, currency: cell.currency }
}

/** The sum of a cell, where nothing has to be asked. Null for every other cell. */
export function plainSum(cell: BookCell | undefined): Ore | null {
  const read = amountOfCell(cell)
  return read?.kind === 'sum' ? read.sum : null
}

/** True if a formula's result was not stored. */
const isWithoutResult = (cell: BookCell | undefined): boolean =>
  cell !== undefined && cell.formula !== null && cell.text === ''

/** True if a cell in a column of amounts has something that is no amount. */
export const isNoAmount = (cell: BookCell | undefined): boolean =>
  isWithoutResult(cell) ||
  (cell !== undefined &&
    !dash.test(cell.text) &&
    !/^(?:tom|ingen|none|0)?$/i.test(cell.text) &&
    amountOfCell(cell) === null)

/** True if a text of the column shows that its points part thousands: `1.234,50`. */
export const partsThousandsByPoint = (cells: readonly (BookCell | undefined)[]): boolean =>
  cells.some(
    (cell) =>
      cell !== undefined && cell.value === null && /\d\.\d{3}(?:\.\d{3})*,(?:\d|-)|\d\.\d{3}\.\d{3}/.test(cell.text),
  )

/** A share in percent from 0 to 100. Null for any other text, such as `1/3`. */
export function percentOfCell(cell: BookCell | undefined): number | null {
  if (!cell) return null
  const found = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/.exec(cell.text.trim())
  if (!found) return null
  const typed = Number(found[1]!.replace(',', '.'))
  const percent = cell.value !== null && !cell.isPercent && typed > 0 && typed <= 1 ? typed * 100 : typed
  return percent >= 0 && percent <= 100 ? percent : null
}
