import { day, daysBetween, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

/**
 * One cell: a text, a whole number, an amount, a date, or a formula with the amount it comes to. `hundredths` is money
 * in 1/100 øre: a share of an amount before anything is rounded.
 */
export type Cell =
  | string
  | number
  | null
  | { readonly kr: Ore; readonly formula?: string; readonly bold?: boolean }
  | { readonly hundredths: bigint; readonly formula?: string; readonly bold?: boolean }
  | { readonly day: Day }
  | { readonly head: string }

/** Positions in `cellXfs` of the styles part. */
const style = { text: 1, money: 2, date: 3, head: 4, boldMoney: 5, whole: 6 } as const

/** `&`, `<`, `>` and quotes escaped; what XML can't hold is left out; what Excel would read as an escape of its own is kept apart. */
export const xmlText = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- these are what it is about
    .replace(
      /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest
}

/** Whole units with `places` decimals as XML wants a number, exactly: 123450, 2 -> 1234.50 */
function decimal(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Spreadsheets count days from here; before March 1900 they count wrong. */
const epoch = day('1899-12-30')
const firstSafe = day('1900-03-01')

// A text stands inline and as text (t="inlineStr", format @): a program never takes it for a formula, also not when
// somebody edits the cell.
const textCell = (at: string, text: string, as: number): string =>
  `<c r="${at}" s="${as}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

function cellXml(at: string, cell: Cell): string {
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
  const formula = cell.formula === undefined ? '' : `<f>${xmlText(cell.formula)}</f>`
  return `<c r="${at}" s="${cell.bold ? style.boldMoney : style.money}">${formula}<v>${value}</v></c>`
}

/** One row; `row` counts from 1. */
export const rowXml = (row: number, cells: readonly Cell[]): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(`${columnName(index)}${row}`, cell)).join('')}</row>\n`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Everything before a sheet's rows; the first row stays in sight. `widths` are in characters. */
export const sheetStart = (widths: readonly number[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>\n`
export const sheetEnd = '</sheetData></worksheet>\n'

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  [49, 0],
  [4, 0],
  [164, 0],
  [49, 1],
  [4, 1],
  [1, 0],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>
`

/** The parts of a workbook beside its sheets, by path; `names` are the sheets' names in order. Opened, it calculates anew. */
export const workbookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${names
    .map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${kind}.worksheet+xml"/>`)
    .join('')}</Types>\n`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>\n`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
    .map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets><calcPr calcId="0" fullCalcOnLoad="1"/></workbook>\n`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${names
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>\n`,
  'xl/styles.xml': styles,
})
