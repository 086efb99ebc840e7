import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { day } from '../../base/kit/day'
import { recordsOfPage } from './rules-page'
import { maxRecordLength } from './rules-statement'
import { readStatement } from './service-read'
import { maxUnpackedBytes } from './service-sheet'

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
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, row, at)).join('')}</row>`,
  )
  return sheetOf(sheet.join(''), more)
}

/** A workbook of one sheet with these rows. */
function sheetOf(sheetData: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Siste transaksjoner" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
  }
  return zipSync({ ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])), ...more })
}

const tooLong = 'x'.repeat(maxRecordLength + 1)
/** A workbook of many cells that share one text. */
const sharing = (text: string, cells: number) =>
  sheetOf(
    Array.from({ length: cells }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`).join(
      '',
    ),
    { 'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`) },
  )
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

  it('an amount without øre in a text', async () => {
    const bytes = workbook([
      ['Dato', 'Tekst', 'Beløp'],
      [[46328], 'Husleie', '7 000,-'],
      [[46329], 'Maling', -1250.1],
    ])
    expect((await found(bytes)).map(([, , sum]) => sum)).toEqual([700_000, -125_010])
  })

  it('a formula is never reckoned: what it came to is read, its text is a text', async () => {
    const bytes = workbook([
      ['Dato', 'Tekst', 'Beløp'],
      [[46328], '=HYPERLINK("http://example.com")', { formula: '1+1', value: 2 }],
    ])
    expect(await found(bytes)).toEqual([[2, '2026-11-02', 200, '=HYPERLINK("http://example.com")']])
  })

  it('a row of more than 64 KiB is skipped, and one with as long a text as a cell may have is read', async () => {
    const most = 'x'.repeat(32_767)
    const bytes = workbook([
      ['Dato', 'Tekst', 'Motpart', 'KID', 'Beløp'],
      [[46328], most, 'Kari', '', 100],
      [[46329], most, most, most, 100],
      [[46330], ' Husleie ', ' '.repeat(40), '', 100],
    ])
    expect((await found(bytes)).map(([line, , , text]) => [line, text])).toEqual([
      [2, most],
      [4, 'Husleie'],
    ])
    expect((await read(bytes)).skipped).toEqual([{ line: 3, reason: 'tooLong' }])
  })

  it('a column of blanks alone is none', async () => {
    const { columns, lines } = await read(
      workbook([
        ['Dato', 'Tekst', 'Beløp', ' '],
        [[46328], 'Husleie', 100, '  '],
      ]),
    )
    expect([columns.length, lines[1]!.cells.length]).toEqual([3, 3])
  })

  it.each([
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'zipFile'],
    [
      'an archive of very many files',
      zipSync(Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`xl/${at}`, new Uint8Array()]))),
      'notABankFile',
    ],
    ['very many empty rows', sheetOf('<row/>'.repeat(4_900_000)), 'tooManyRows'],
    ['very many cells', sheetOf(`<row>${'<c/>'.repeat(60)}</row>`.repeat(10_001)), 'tooManyRows'],
    ['a row far down', sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'tooManyRows'],
    ['a cell far to the right', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'notABankFile'],
    [
      'rows that many sheets pass over',
      sheetOf('<row r="20000"/>', {
        'xl/worksheets/sheet2.xml': strToU8('<a><sheetData><row r="20000"/></sheetData></a>'),
      }),
      'tooManyRows',
    ],
    ['a row far down by its cell alone', sheetOf('<row><c r="A1048576"><v>1</v></c></row>'), 'tooManyRows'],
    ['a row by another number', sheetOf('<row r="1e9"><c r="A1e9"><v>1</v></c></row>'), 'notABankFile'],
    ['a row by a name with a prefix', sheetOf('<row a:r="1048576"/>'), 'tooManyRows'],
    ['very many sheets', sheetOf('', { 'xl/a.xml': strToU8(`<a>${'<sheet/>'.repeat(1000)}</a>`) }), 'notABankFile'],
    ['a text that very many cells share', sharing('x'.repeat(1000), 11_000), 'tooLarge'],
    ['a long text', sheetOf(`<row r="1">${cellXml(tooLong, 0, 0)}</row>`), 'cellTooLong'],
    ['a long formula', sheetOf(`<row r="1"><c r="A1"><f>${tooLong}</f></c></row>`), 'cellTooLong'],
    ['a long text that cells share', sharing(tooLong, 1), 'cellTooLong'],
    ['a long comment', sheetOf(`<!--${tooLong}-->`), 'cellTooLong'],
    ['a long attribute', sheetOf(`<row a="${tooLong}"/>`), 'cellTooLong'],
    ['many blanks', sheetOf(' '.repeat(tooLong.length)), 'cellTooLong'],
    ['half of one', workbook([['Dato', 'Tekst', 'Beløp']]).slice(0, 400), 'notABankFile'],
    [
      'a bomb',
      workbook([['Dato', 'Tekst', 'Beløp']], { 'xl/media/a.bin': new Uint8Array(maxUnpackedBytes) }),
      'tooLarge',
    ],
  ])('is refused: %s', async (_what, bytes, fault) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault })
  })
})

describe('what is named as a workbook and is none', () => {
  const page = (rows: string) =>
    Buffer.from(`<html><head><meta charset="utf-8"></head><body><table border=1>${rows}</table></body></html>`)

  it('a page with a table is read by its cells', async () => {
    const { rows, skipped } = await read(
      page(
        '<tr><th>Dato</th><th>Tekst</th><th>Bel&oslash;p</th></tr><TR><td>02.11.2026</td><td><b>Husleie</b>&nbsp;&amp; str&#248;m</td><td align="right">9 500,00</td></TR><tr><td>03.11.2026<td>Gebyr<td>-3,00</tr>',
      ),
    )
    expect(rows.map(({ line, date, sum, text }) => [line, date, sum, text])).toEqual([
      [2, '2026-11-02', 950_000, 'Husleie & strøm'],
      [3, '2026-11-03', -300, 'Gebyr'],
    ])
    expect(skipped).toEqual([])
  })

  it('the end of very many marks without one is looked for once', () => {
    const searches = vi.spyOn(String.prototype, 'indexOf')
    recordsOfPage(`<table><tr><td>a</td></tr><tr>${'<td'.repeat(1000)}`)
    const ends = searches.mock.calls.filter(([sought]) => sought === '>').length
    searches.mockRestore()
    expect(ends).toBeLessThan(5)
  })

  it.each([
    ['a page without a table', page(''), 'notABankFile'],
    ['a workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
    [
      'a workbook as XML',
      Buffer.from(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      ),
      'oldExcel',
    ],
    ['very many marks', page('<'.repeat(3_000_000)), 'tooManyRows'],
  ])('%s is refused', async (_what, bytes, fault) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault })
  })
})
