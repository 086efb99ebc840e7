import { strToU8, zipSync } from 'fflate'

/** A cell of a made-up sheet. A number may have a format (xlsx) or a currency (ods). */
export type MadeCell =
  | string
  | number
  | null
  | { readonly day: string }
  | { readonly formula: string; readonly value: number | null }
  | { readonly percent: number }
  | { readonly value: number; readonly format: string }
  | { readonly value: number; readonly currency: string }

export interface MadeSheet {
  readonly name: string
  readonly rows: readonly (readonly MadeCell[])[]
  readonly merges?: readonly string[]
  readonly hiddenRows?: readonly number[]
  readonly isHidden?: boolean
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const letter = (at: number): string =>
  (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))

/** The serial number of a day in a workbook. */
const serial = (day: string, is1904: boolean): number => Date.parse(day) / 86_400_000 + 25_569 - (is1904 ? 1462 : 0)

type Formats = string[]

function cellXml(cell: MadeCell, place: string, is1904: boolean, formats: Formats): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="1"><v>${serial(cell.day, is1904)}</v></c>`
  if ('percent' in cell) return `<c r="${place}" s="2"><v>${cell.percent / 100}</v></c>`
  if ('format' in cell) {
    if (!formats.includes(cell.format)) formats.push(cell.format)
    return `<c r="${place}" s="${3 + formats.indexOf(cell.format)}"><v>${cell.value}</v></c>`
  }
  if ('currency' in cell) return `<c r="${place}"><v>${cell.value}</v></c>`
  return `<c r="${place}"><f>${escape(cell.formula)}</f>${cell.value === null ? '' : `<v>${cell.value}</v>`}</c>`
}

const sheetXml = ({ rows, merges = [], hiddenRows = [] }: MadeSheet, is1904: boolean, formats: Formats): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, at) => {
      const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : ''
      return `<row r="${at + 1}"${hidden}>${cells.map((cell, column) => cellXml(cell, `${letter(column)}${at + 1}`, is1904, formats)).join('')}</row>`
    })
    .join(
      '',
    )}</sheetData>${merges.length === 0 ? '' : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`}</worksheet>`

const stylesXml = (formats: Formats): string => {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${165 + at}" formatCode="${escape(code)}"/>`).join('')
  const uses = formats.map((_, at) => `<xf numFmtId="${165 + at}"/>`).join('')
  return `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>${codes}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/>${uses}</cellXfs></styleSheet>`
}

/** A workbook as Excel writes it. */
export function madeXlsx(sheets: readonly MadeSheet[], { is1904 = false } = {}): Uint8Array {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="x/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
  }
  const formats: Formats = []
  sheets.forEach((sheet, at) => (parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(sheetXml(sheet, is1904, formats))))
  parts['xl/styles.xml'] = strToU8(stylesXml(formats))
  return zipSync(parts)
}

const odsCell = (cell: MadeCell): string => {
  if (cell === null) return '<table:table-cell/>'
  if (typeof cell === 'string')
    return `<table:table-cell office:value-type="string"><text:p>${escape(cell)}</text:p></table:table-cell>`
  if (typeof cell === 'number')
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`
  if ('day' in cell)
    return `<table:table-cell office:value-type="date" office:date-value="${cell.day}"><text:p>x</text:p></table:table-cell>`
  if ('percent' in cell)
    return `<table:table-cell office:value-type="percentage" office:value="${cell.percent / 100}"/>`
  if ('currency' in cell)
    return `<table:table-cell office:value-type="currency" office:currency="${cell.currency}" office:value="${cell.value}"/>`
  if ('format' in cell) return `<table:table-cell office:value-type="float" office:value="${cell.value}"/>`
  return `<table:table-cell table:formula="of:=${escape(cell.formula)}" office:value-type="float" office:value="${cell.value}"/>`
}

/** The mark of a cell that is merged with those to its right. The others are covered. */
function spanOf(merges: readonly string[], place: string): string {
  const merge = merges.find((one) => one.startsWith(`${place}:`))
  const [, last] = /:([A-Z])/.exec(merge ?? '') ?? []
  return last === undefined ? '' : ` table:number-columns-spanned="${last.codePointAt(0)! - place.codePointAt(0)! + 1}"`
}

/** A spreadsheet as LibreOffice writes it. `tail` stands behind the rows of the first sheet. */
export function madeOds(
  sheets: readonly MadeSheet[],
  tail = '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
): Uint8Array {
  const tables = sheets.map(
    ({ name, rows, merges = [] }) =>
      `<table:table table:name="${escape(name)}">${rows.map((cells, at) => `<table:table-row>${cells.map((cell, column) => odsCell(cell).replace('<table:table-cell', (tag) => tag + spanOf(merges, `${letter(column)}${at + 1}`))).join('')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`).join('')}${tail}</table:table>`,
  )
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content),
  })
}

/** A text with delimiters. */
export const madeCsv = (rows: readonly (readonly string[])[], delimiter = ';'): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (cell.includes(delimiter) || cell.includes('\n') ? `"${cell}"` : cell)).join(delimiter),
    )
    .join('\r\n')
