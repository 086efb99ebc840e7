import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { readStatement } from './service-read'
import { mostUnpacked } from './service-sheet'

const today = day('2026-11-26')

const column = (at: number) => String.fromCodePoint(65 + at)
/** A cell: a text, a number, or `[number]` for a day by its serial number. */
type Cell = string | number | readonly [number] | { readonly formula: string; readonly value: number }
const cellXml = (cell: Cell, row: number, at: number) => {
  const place = `r="${column(at)}${row + 1}"`
  if (typeof cell === 'string') return `<c ${place} t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;')}</t></is></c>`
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  if ('formula' in cell) return `<c ${place}><f>${cell.formula}</f><v>${cell.value}</v></c>`
  return `<c ${place} s="1"><v>${cell[0]}</v></c>`
}
/** A workbook of one sheet, as a table program writes it. */
function workbook(rows: readonly (readonly Cell[])[], more: Record<string, Uint8Array> = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, row, at)).join('')}</row>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Siste transaksjoner" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  return zipSync({ ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])), ...more })
}
const read = (bytes: Uint8Array) => readStatement(bytes, { today })
const found = async (bytes: Uint8Array) =>
  (await read(bytes)).rows.map(({ line, date, sum, text }) => [line, date, sum, text])

describe('a workbook', () => {
  it('DNB: real days, amounts as numbers', async () => {
    const bytes = workbook([
      ['Dato', 'Forklaring', 'Rentedato', 'Ut fra konto', 'Inn på konto'],
      [[46328], 'Overføring Innland Åse Bjørnstad Husleie', [46328], '', 9500],
      [[46330], 'Gjensidige & co', [46330], 4213.5, ''],
    ])
    expect(await read(bytes)).toMatchObject({ format: 'dnb', encoding: 'xlsx' })
    expect(await found(bytes)).toEqual([
      [2, '2026-11-02', 950_000, 'Overføring Innland Åse Bjørnstad Husleie'],
      [3, '2026-11-04', -421_350, 'Gjensidige & co'],
    ])
  })

  it('DNB’s list of a card: serial numbers with a time, a last row without a day', async () => {
    const bytes = workbook([
      ['Dato', 'Beløpet gjelder', 'Valuta', 'Kurs', 'Inn', 'Ut'],
      [[46328.0833], 'MAXBO', 'EUR', 11.5, '', 899.5],
      ['', 'Totalt', '', '', '', 899.5],
    ])
    expect(await found(bytes)).toEqual([[2, '2026-11-02', -89_950, 'MAXBO']])
    expect((await read(bytes)).skipped).toEqual([{ line: 3, reason: 'footer' }])
  })

  it('days by their number alone, in cells that say nothing of it', async () => {
    const bytes = workbook([
      ['Dato', 'Forklaring', 'Rentedato', 'Ut fra konto', 'Inn på konto'],
      [46328, 'Husleie', 46328, '', 9500],
      [46330.083333, 'Gebyr', 46330, 3, ''],
    ])
    expect(await found(bytes)).toEqual([
      [2, '2026-11-02', 950_000, 'Husleie'],
      [3, '2026-11-04', -300, 'Gebyr'],
    ])
  })

  it('a formula is never reckoned: what it came to is read, its text is a text', async () => {
    const bytes = workbook([
      ['Dato', 'Tekst', 'Beløp'],
      [[46328], '=HYPERLINK("http://example.com")', { formula: '1+1', value: 2 }],
    ])
    expect(await found(bytes)).toEqual([[2, '2026-11-02', 200, '=HYPERLINK("http://example.com")']])
  })

  it.each([
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'notABankFile'],
    [
      'an archive of very many files',
      zipSync(Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`xl/${at}`, new Uint8Array()]))),
      'notABankFile',
    ],
    ['half of one', workbook([['Dato', 'Tekst', 'Beløp']]).slice(0, 400), 'notABankFile'],
    ['a bomb', workbook([['Dato', 'Tekst', 'Beløp']], { 'xl/media/a.bin': new Uint8Array(mostUnpacked) }), 'tooLarge'],
  ])('is refused: %s', async (_what, bytes, fault) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault })
  })
})
