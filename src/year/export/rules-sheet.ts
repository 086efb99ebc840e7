import { day, daysBetween, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

/**
 * The content of a cell. A formula also has its result. `hundredths` is money in 1/100 øre, because a share of an
 * amount is not rounded yet.
 */
export type SheetCell =
  | string
  | number
  | null
  | { readonly kr: Ore; readonly formula?: string; readonly bold?: boolean }
  | { readonly hundredths: bigint; readonly formula?: string; readonly bold?: boolean }
  | { readonly day: Day }
  | { readonly head: string }

/** The positions of the styles in the `cellXfs` of the workbook's styles. */
const style = { text: 1, money: 2, date: 3, head: 4, boldMoney: 5, whole: 6 } as const

/** Removes characters that XML can't contain. Also protects text that Excel would read as one of its own escapes. */
export const sheetText = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- it removes control characters
    .replace(
      /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The name of a column: 0 -> A, 25 -> Z, 26 -> AA */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest
}

/** An exact XML number with `places` decimals: 123450, 2 -> 1234.50 */
function decimal(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Spreadsheets count days from `epoch`. For days before March 1900 they count wrongly. */
const epoch = day('1899-12-30')
const firstSafe = day('1900-03-01')

// The cell contains its text and is formatted as text (t="inlineStr", format @). So it is never read as a formula, even
// after somebody edits it.
const textCell = (at: string, text: string, as: number): string =>
  `<c r="${at}" s="${as}" t="inlineStr"><is><t xml:space="preserve">${sheetText(text)}</t></is></c>`

function cellXml(at: string, cell: SheetCell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(at, cell, style.text)
  if (typeof cell === 'number') return `<c r="${at}" s="${style.whole}"><v>${cell}</v></c>`
  if ('head' in cell) return textCell(at, cell.head, style.head)
  if ('day' in cell) {
    return cell.day < firstSafe
      ? textCell(at, cell.day, style.text)
      : `<c r="${at}" s="${style.date}"><v>${daysBetween(epoch, cell.day)}</v></c>`
  }
  const value = 'kr' in cell ? decimal(BigInt(cell.kr), 2) : decimal(cell.hundredths, 4)
  const formula = cell.formula === undefined ? '' : `<f>${sheetText(cell.formula)}</f>`
  return `<c r="${at}" s="${cell.bold ? style.boldMoney : style.money}">${formula}<v>${value}</v></c>`
}

/** `row` counts from 1. */
export const rowXml = (row: number, cells: readonly SheetCell[]): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(`${columnName(index)}${row}`, cell)).join('')}</row>\n`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The beginning of a sheet. Its first row stays visible when the sheet is scrolled. `widths` are in characters. */
export const sheetStart = (widths: readonly number[]): string =>
  `${xmlHead}<worksheet xmlns="${spreadsheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>\n`
export const sheetEnd = '</sheetData></worksheet>\n'
