import { decimalSignOf, parseAmount, withPlainMinus, type DecimalSign } from '../../bank/file/rules-amount'
import { maxOre, ore, type Ore } from '../../base/kit/money'
import type { BookCell } from '../old-sheet/rules-cells'
import { foreignCurrencyIn } from '../old-sheet/rules-serial'

/** `either`: three digits behind a sign may be thousands or decimals. `foreign`: money other than kroner. */
export type ReadAmount =
  | { readonly kind: 'sum'; readonly sum: Ore }
  | { readonly kind: 'either'; readonly thousands: Ore; readonly decimals: Ore }
  | { readonly kind: 'foreign' }

const dash = /^[-–—−_.]+$/

const sumOf = (sum: number): ReadAmount | null => (Math.abs(sum) <= maxOre ? { kind: 'sum', sum: ore(sum) } : null)

/** More than two decimals come from a calculation, and are rounded. Null for any other text. */
function roundedOre(typed: string): number | null {
  const long = /([.,]\d\d)(\d)\d*(?!.*[.,\d])/
  const cut = parseAmount(typed.replace(long, '$1'), null)
  if (typeof cut !== 'number') return null
  return Number(long.exec(typed)?.[2] ?? 0) < 5 ? cut : cut + (typed.includes('-') ? -1 : 1)
}

/** Reads a text as an amount, with its sign. `usual` is the decimal sign of its column. Null if it is none. */
export function amountOfText(text: string, usual: DecimalSign | null = null): ReadAmount | null {
  const typed = withPlainMinus(text.trim())
    .replace(/^ca\.?\s*/i, '')
    .replace(/kroner/i, 'kr')
    .replace(/,=$/, ',-')
    .replace('US$', '$')
  if (dash.test(typed)) return null
  const read = parseAmount(typed, usual)
  if (typeof read === 'number') return sumOf(read)
  // Not every word of three letters beside a number is a currency.
  if (read === 'currency') return foreignCurrencyIn(typed.toUpperCase()) === null ? null : { kind: 'foreign' }
  const decimals = read === 'decimals' ? roundedOre(typed) : null
  if (decimals === null) return null
  const thousands = parseAmount(typed, ',') === 'decimals' ? parseAmount(typed, '.') : parseAmount(typed, ',')
  return typeof thousands === 'number' && typeof decimals === 'number'
    ? { kind: 'either', thousands, decimals: ore(decimals) }
    : sumOf(decimals)
}

/** Reads a cell as an amount. Null if it is none, or empty. */
export function amountOfCell(cell: BookCell | undefined, usual: DecimalSign | null = null): ReadAmount | null {
  if (!cell || cell.day !== null || cell.isPercent) return null
  if (cell.currency !== null) return { kind: 'foreign' }
  return cell.value === null ? amountOfText(cell.text, usual) : sumOf(Math.round(cell.value * 100))
}

/** Both amounts that a text may mean. */
export interface AmountDoubt {
  readonly thousands: Ore
  readonly decimals: Ore
}

export interface ReadKroner {
  readonly cell: BookCell
  /** As in the file. */
  readonly signed: Ore
  readonly doubt: AmountDoubt | null
}

/** The kroner of a cell, with its doubt if they aren't clear. Null for anything else. */
export function kronerOfCell(cell: BookCell | undefined, usual: DecimalSign | null = null): ReadKroner | null {
  const read = amountOfCell(cell, usual)
  if (!cell || !read || read.kind === 'foreign') return null
  return read.kind === 'sum'
    ? { cell, signed: read.sum, doubt: null }
    : { cell, signed: read.thousands, doubt: { thousands: read.thousands, decimals: read.decimals } }
}

/** The sum of a cell, where nothing has to be asked. Null for every other cell. */
export function plainSum(cell: BookCell | undefined): Ore | null {
  const read = amountOfCell(cell)
  return read?.kind === 'sum' ? read.sum : null
}

/** True if a formula's result was not stored. */
const isWithoutResult = (cell: BookCell | undefined): boolean =>
  cell !== undefined && cell.formula !== null && cell.text === ''

/** True if a cell in a column of amounts has something that is no amount of kroner. */
export const isNoAmount = (cell: BookCell | undefined): boolean =>
  isWithoutResult(cell) ||
  (cell !== undefined &&
    !dash.test(cell.text) &&
    !/^(?:tom|ingen|none|0)?$/i.test(cell.text) &&
    (amountOfCell(cell)?.kind ?? 'foreign') === 'foreign')

/** The decimal sign of a column of amounts. Null unless a text with a point shows what points mean. */
export const signOfColumn = (cells: readonly (BookCell | undefined)[]): DecimalSign | null =>
  decimalSignOf(
    cells.flatMap((cell) =>
      cell && cell.value === null && cell.day === null && cell.text.includes('.') ? [cell.text] : [],
    ),
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
