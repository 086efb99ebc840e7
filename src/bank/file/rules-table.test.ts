import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { ColumnMapping, StatementRow } from './rules-statement'
import { readDelimited } from './rules-table'
import { decodeText } from './service-read'

const today = day('2026-11-26')
const read = (bytes: string | Uint8Array, mapping?: ColumnMapping) => {
  const { text, encoding } = decodeText(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return readDelimited(text, { today, encoding, mapping })
}
/** A row as a list of its values. */
const found = ({ line, date, sum, text, counterparty, counterAccount, reference, ownAccount, pending }: StatementRow) =>
  [line, date, sum, text, counterparty, counterAccount, reference, ownAccount, pending ? 'pending' : '']
    .map((each) => each ?? '-')
    .join('|')
const toldAll = (...args: Parameters<typeof read>) => read(...args).rows.map(found)

describe('layouts of banks', () => {
  it('DNB: unsigned pair with decimal points, reserved ones by their text', () => {
    const file = [
      '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
      '"20.11.2026";"Overføring  Reservert transaksjon ";"20.11.2026";"";7900',
      '"04.11.2026";"Giro  1374 Gjensidige Asa Avtalegiro";"04.11.2026";4213.5;""',
      '"02.11.2026";"Overføring Innland  637 Åse Bjørnstad Husleie ";"02.11.2026";"";9500',
    ].join('\r\n')
    expect(read(file)).toMatchObject({ format: 'dnb', encoding: 'utf-8' })
    expect(toldAll(file)).toEqual([
      '2|2026-11-20|790000|Overføring Reservert transaksjon|-|-|-|-|pending',
      '3|2026-11-04|-421350|Giro 1374 Gjensidige Asa Avtalegiro|-|-|-|-|',
      '4|2026-11-02|950000|Overføring Innland 637 Åse Bjørnstad Husleie|-|-|-|-|',
    ])
  })

  it('DNB as it was: decimal commas, other words, no quotation marks', () => {
    const file = 'Dato;Forklaring;Uttak;Innskudd\n01.02.2014;Husleie;;9.500,00\n02.02.2014;Gebyr;3,00;\n'
    expect(toldAll(file)).toEqual(['2|2014-02-01|950000|Husleie|-|-|-|-|', '3|2014-02-02|-300|Gebyr|-|-|-|-|'])
  })

  it('TietoEvry: windows-1252, messages over lines, KID, status, totals at the foot', () => {
    const file = iconv.encode(
      [
        'Utført dato;Bokført dato;Rentedato;Beskrivelse;Type;Undertype;Fra konto;Avsender;Til konto;Mottakernavn;Beløp inn;Beløp ut;Valuta;Status;Melding/KID/Fakt.nr',
        '02.11.2026;02.11.2026;02.11.2026;PER ØDEGÅRD;Betaling innland;Betaling med KID innland;1234 61 00077;Per Ødegård;1234 56 78903;Kari Utleier;11200;;NOK;Bokført;1000422026111',
        '03.11.2026;03.11.2026;03.11.2026;Lukasz – “leie”;Betaling innland;Betaling;1234 71 00038;Łukasz;1234 56 78903;Kari Utleier;7 900,50;;NOK;Bokført;"Leie november',
        'og desember"',
        '20.11.2026;;;MAXBO;Varekjøp;;1234 56 78903;;;;;-899.50;NOK;Reservert;MAXBO',
        ';;;;;;;;;;19 100,50;-899,50;;;',
        ';;;Inngående saldo;;;;;;;25 000,00 NOK;;;;',
      ].join('\r\n'),
      'windows-1252',
    )
    const statement = read(file)
    expect(statement).toMatchObject({ format: 'handelsbanken', encoding: 'windows-1252' })
    expect(statement.rows.map(found)).toEqual([
      '2|2026-11-02|1120000|PER ØDEGÅRD|Per Ødegård|12346100077|1000422026111|12345678903|',
      '3|2026-11-03|790050|Lukasz – “leie”|?ukasz|12347100038|-|12345678903|',
      '5|2026-11-20|-89950|MAXBO|-|-|-|12345678903|pending',
    ])
    expect(statement.skipped).toEqual([
      { line: 6, reason: 'footer' },
      { line: 7, reason: 'footer' },
    ])
  })

  it('Sparebanken: texts as formulas', () => {
    const file =
      'Dato;Type;Beskrivelse;Beløp\n02.11.2026;Betaling;="Fra: Åse; husleie";9 500,00\n03.11.2026;Gebyr;="0012";−3,00\n'
    expect(read(file).format).toBe('sparebanken')
    expect(toldAll(file)).toEqual(['2|2026-11-02|950000|Fra: Åse; husleie|-|-|-|-|', '3|2026-11-03|-300|0012|-|-|-|-|'])
  })

  it('Bulder: several own accounts, ISO days, notices of nothing', () => {
    const file = [
      'Dato;Beløp;Originalt Beløp;Original Valuta;Til konto;Til kontonummer;Fra konto;Fra kontonummer;Type;Tekst;KID;Hovedkategori;Underkategori',
      '2026-11-02;9500,00;9500,00;NOK;Utleie;1234.56.78903;;1234.21.00188;Betaling;Fra: Åse Bjørnstad;;Diverse;Vipps',
      '2026-11-04;-421,30;-421,30;NOK;;1234.91.00043;Utleie;1234.56.78903;Betaling;Gjensidige;1000422026111;Hus og hjem;Forsikring',
      '2026-11-05;0,00;0,00;NOK;;;Sparing;1234.11.00001;Efaktura;Telenor;;;',
    ].join('\n')
    const statement = read(file)
    expect(statement.format).toBe('bulder')
    expect(statement.rows.map(found)).toEqual([
      '2|2026-11-02|950000|Fra: Åse Bjørnstad|-|12342100188|-|12345678903|',
      '3|2026-11-04|-42130|Gjensidige|-|12349100043|1000422026111|12345678903|',
    ])
    expect(statement.skipped).toEqual([{ line: 4, reason: 'zero' }])
  })

  it('Sbanken: a preamble, ISO days, the bank’s reference, reversals', () => {
    const file = [
      'Kontoutskrift for perioden',
      '',
      '"BOKFØRINGSDATO";"RENTEDATO";"ARKIVREFERANSE";"MOTKONTO";"TYPE";"TEKST";"UT FRA KONTO";"INN PÅ KONTO"',
      '"2023-09-18";"2023-09-18";"91520139";"1234.71.00038";"TILBAKEF.";"Tilbakeført";"7900,00";""',
      '"2023-09-15";"2023-09-15";"91520136";"1234.71.00038";"GIRO";"Nettgiro fra: Lukasz K";"";"7900,00"',
    ].join('\r\n')
    const statement = read(iconv.encode(file, 'iso-8859-1'))
    expect(statement.format).toBe('sbanken')
    expect(statement.rows.map((row) => `${found(row)}${row.bankReference}`)).toEqual([
      '4|2023-09-18|-790000|Tilbakeført|-|12347100038|-|-|91520139',
      '5|2023-09-15|790000|Nettgiro fra: Lukasz K|-|12347100038|-|-|91520136',
    ])
  })

  it('Danske Bank: thousands by points, status', () => {
    const file = [
      '"Dato";"Tekst";"Beløp";"Saldo";"Status";"Avstemt"',
      '"02.11.2026";"Åse Bjørnstad";"9.500,00";"12.345,00";"Utført";"Nei"',
      '"04.11.2026";"Gebyr";"-3,00";"12.342,00";"Venter";"Nei"',
    ].join('\n')
    expect(read(file).format).toBe('danske-bank')
    expect(toldAll(file)).toEqual([
      '2|2026-11-02|950000|Åse Bjørnstad|-|-|-|-|',
      '3|2026-11-04|-300|Gebyr|-|-|-|-|pending',
    ])
  })

  it('DNB in English', () => {
    const file =
      '"Date";"Explanation";"Interest date";"Out of account";"Into account"\n"04.11.2026";"Gjensidige";"04.11.2026";4213.5;""\n"02.11.2026";"Åse";"02.11.2026";"";9500\n'
    expect(read(file).format).toBe('dnb')
    expect(toldAll(file)).toEqual(['2|2026-11-04|-421350|Gjensidige|-|-|-|-|', '3|2026-11-02|950000|Åse|-|-|-|-|'])
  })

  it('a column that holds a KID or a message', () => {
    const file = 'Dato;Tekst;KID eller melding;Beløp\n02.11.2026;Kari;1000422026111;1,00\n03.11.2026;Ola;Husleie;2,00\n'
    expect(toldAll(file)).toEqual(['2|2026-11-02|100|Kari|-|-|1000422026111|-|', '3|2026-11-03|200|Ola|-|-|-|-|'])
  })

  it('of an older program: CP850', () => {
    const file = 'Dato;Tekst;Beløp\n02.11.2026;Åse Bjørnstad, Bærum;1,00\n'
    const statement = read(iconv.encode(file, 'cp850'))
    expect(statement.encoding).toBe('cp850')
    expect(statement.rows.map(({ text }) => text)).toEqual(['Åse Bjørnstad, Bærum'])
  })

  it('OBOS: tabs', () => {
    const file = 'Dato\tBeskrivelse\tBeløp\n02.11.2026\tHusleie\t9500,00\n'
    expect(toldAll(file)).toEqual(['2|2026-11-02|950000|Husleie|-|-|-|-|'])
  })

  it('a list without a header, or with words nobody knows, is asked about and read as it is named', () => {
    const bare =
      '"01.11.2026";"01.11.2026";"Husleie";"1.337,00";"1.295,00";"";""\n"02.11.2026";"02.11.2026";"Gebyr";"-3,00";"1.292,00";"";""\n'
    expect(read(bare)).toMatchObject({
      format: 'unknown',
      mapping: null,
      rows: [],
      columns: ['1', '2', '3', '4', '5', '6', '7'],
    })
    expect(toldAll(bare, { date: '1', text: '3', sum: '4' })).toEqual([
      '1|2026-11-01|133700|Husleie|-|-|-|-|',
      '2|2026-11-02|-300|Gebyr|-|-|-|-|',
    ])
    const strange = 'Quando;Cosa;Quanto\n2026-11-01;Husleie;9500\n'
    expect(read(strange)).toMatchObject({ mapping: null, sample: [['2026-11-01', 'Husleie', '9500']] })
    expect(toldAll(strange, { date: 'Quando', text: 'Cosa', sum: 'Quanto' })).toEqual([
      '2|2026-11-01|950000|Husleie|-|-|-|-|',
    ])
  })
})

describe('what is in the way', () => {
  it.each([
    [
      'an open quotation mark',
      '02.11.2026;"Husleie;1,00\n03.11.2026;Leie;2,00\n',
      [
        [2, 'openQuote'],
        [3, 'openQuote'],
      ],
      [],
    ],
    ['no day', 'i går;Husleie;1,00\n', [[2, 'noDate']], []],
    ['a day that does not exist', '30.02.2026;Husleie;1,00\n', [[2, 'noDate']], []],
    [
      'no amount',
      '02.11.2026;Husleie;mye\n02.11.2026;Leie;1,234,5\n',
      [
        [2, 'noSum'],
        [3, 'noSum'],
      ],
      [],
    ],
    ['cells too many', '02.11.2026;Husleie;1,00;hva\n', [[2, 'columns']], []],
    ['cells too few', '02.11.2026\n02.11.2026;Leie;1,00\n', [[2, 'columns']], [100]],
    [
      'a day long ago or far ahead',
      '31.12.1989;A;1,00\n27.11.2028;B;1,00\n',
      [
        [2, 'dateOutOfRange'],
        [3, 'dateOutOfRange'],
      ],
      [],
    ],
    ['a billion', '02.11.2026;A;1000000000,00\n02.11.2026;B;999999999,99\n', [[2, 'sumOutOfRange']], [99_999_999_999]],
  ] as const)('%s', (_what, lines, skipped, sums) => {
    const statement = read(`Dato;Tekst;Beløp\n${lines}`)
    expect(statement.skipped.map(({ line, reason }) => [line, reason])).toEqual(skipped)
    expect(statement.rows.map(({ sum }) => sum)).toEqual(sums)
  })

  it('NUL, marks of direction and signs of no width are gone', () => {
    expect(read('Dato;Tekst;Beløp\n02.11.2026;Hus\u0000leie \u202efdp.\u202c\u200b;1,00\n').rows[0]!.text).toBe(
      'Husleie fdp.',
    )
  })

  it.each([
    ['an image', '\u0089PNG\r\n\u001a\nabc'],
    ['a page', '<html>\n<body>hei</body>\n'],
    ['nothing', ''],
    ['prose', 'Kjære Kari\nTakk for sist\n'],
  ])('%s is no file of a bank', (_what, text) => {
    expect(() => read(text)).toThrow('notABankFile')
  })

  it('money in that is below zero was taken back; money out is out whatever its sign', () => {
    const file = 'Dato;Tekst;Inn;Ut\n02.11.2026;A;-7000,00;\n03.11.2026;B;;5,00\n04.11.2026;C;;-5,00\n'
    expect(read(file).rows.map(({ sum }) => sum)).toEqual([-700_000, -500, -500])
  })

  it('two years ahead are taken, a day more is not', () => {
    const { rows, skipped } = read('Dato;Tekst;Beløp\n26.11.2028;A;1,00\n27.11.2028;B;1,00\n')
    expect(rows.map(({ date }) => date)).toEqual(['2028-11-26'])
    expect(skipped).toEqual([{ line: 3, reason: 'dateOutOfRange' }])
  })

  it('money in and out in one row contradicts itself', () => {
    expect(read('Dato;Tekst;Inn;Ut\n02.11.2026;A;1,00;2,00\n').skipped).toEqual([{ line: 2, reason: 'contradiction' }])
  })
})
