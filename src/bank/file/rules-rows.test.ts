import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { readDelimited } from './rules-table'
import type { ColumnMapping } from './rules-statement'

const today = day('2026-11-26')
const read = (text: string, mapping?: ColumnMapping, headerLine?: number) =>
  readDelimited(text, { today, encoding: 'utf-8', mapping, headerLine })

const revolut = (...rows: string[]) =>
  ['Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance', ...rows].join('\n')

describe('columns that are named by hand', () => {
  const byHand = { date: 'Completed Date', text: 'Description', sum: 'Amount' }

  it('what the words of the others say stays: currency, state and fee', () => {
    const file = revolut(
      'TOPUP,Current,2026-11-02 09:00:00,2026-11-02 09:00:05,Payment from Kari,700.00,0.00,EUR,COMPLETED,700.00',
      'TRANSFER,Current,2026-11-03 09:00:00,2026-11-03 09:00:05,Rent,700.00,2.50,NOK,COMPLETED,697.50',
      'TRANSFER,Current,2026-11-03 09:00:00,2026-11-03 09:00:05,Paint,-100.00,2.50,NOK,COMPLETED,595.00',
      'TRANSFER,Current,2026-11-04 09:00:00,2026-11-04 09:00:05,Rent,700.00,0.00,NOK,FAILED,',
      'TRANSFER,Current,2026-11-04 09:00:00,2026-11-04 09:00:05,Rent,700.00,0.00,NOK,REVERTED,',
      'TRANSFER,Current,2026-11-05 09:00:00,,Rent,700.00,0.00,NOK,PENDING,',
      'TRANSFER,Current,2026-11-06 09:00:00,2026-11-06 09:00:05,Rent,700.00,free,NOK,COMPLETED,',
    )
    expect(read(file).mapping).toBeNull()
    const { rows, skipped } = read(file, byHand)
    expect(rows.map(({ line, sum, pending }) => [line, sum, pending])).toEqual([
      [3, 69_750, false],
      [4, -10_250, false],
      [7, 70_000, true],
    ])
    expect(skipped).toEqual([
      { line: 2, reason: 'currency' },
      { line: 5, reason: 'status' },
      { line: 6, reason: 'status' },
      { line: 8, reason: 'noSum' },
    ])
  })

  it('currency and fee may be named too', () => {
    const file = 'Quando;Cosa;Quanto;Costo;Soldi\n2026-11-01;A;500;10;NOK\n2026-11-02;B;500;;EUR\n'
    const { rows, skipped } = read(file, {
      date: 'Quando',
      text: 'Cosa',
      sum: 'Quanto',
      fee: 'Costo',
      currency: 'Soldi',
    })
    expect(rows.map(({ sum }) => sum)).toEqual([49_000])
    expect(skipped).toEqual([{ line: 3, reason: 'currency' }])
  })

  it('a column that says in its name that it is in euro is not in kroner', () => {
    const file = 'Dato;Tekst;Beløp (EUR)\n02.11.2026;Husleie;700,00\n'
    expect(read(file, { date: 'Dato', text: 'Tekst', sum: 'Beløp (EUR)' }).skipped).toEqual([
      { line: 2, reason: 'currency' },
    ])
  })
})

describe('the line of the header', () => {
  const above = [
    'Kontoutskrift',
    'Konto 1234.56.78903',
    'Periode: 01.08.2026 - 31.08.2026',
    '',
    'Når;Hva skjedde;Kroner',
    '31.08.2026;Netflix;-149,00',
    '15.08.2026;Husleie;9500,00',
  ].join('\n')
  const byHand = { date: 'Når', text: 'Hva skjedde', sum: 'Kroner' }

  it('is found under lines of another kind', () => {
    expect(read(above)).toMatchObject({ columns: ['Når', 'Hva skjedde', 'Kroner'], headerLine: 5, mapping: null })
    expect(read(above).lines.map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [5, 3],
      [6, 3],
      [7, 3],
    ])
    expect(read(above, byHand).rows.map(({ line, date, sum, text }) => [line, date, sum, text])).toEqual([
      [6, '2026-08-31', -14_900, 'Netflix'],
      [7, '2026-08-15', 950_000, 'Husleie'],
    ])
  })

  it('is the one that is named', () => {
    const file = 'Konto;Utleie;Saldo\n1;2;3\nNår;Hva;Kroner\n2026-08-15;Husleie;9500\n'
    const named = (line: number) => read(file, { date: 'Når', text: 'Hva', sum: 'Kroner' }, line)
    expect(named(3).rows.map(({ line, sum }) => [line, sum])).toEqual([[4, 950_000]])
    expect(() => named(9)).toThrow('noSuchLine')
  })

  it('more lines above it than below do not hide it', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Linje ${at}`)
    expect(read([...lines, 'Når;Hva;Kroner', '15.08.2026;Husleie;9500,00'].join('\n')).columns).toEqual([
      'Når',
      'Hva',
      'Kroner',
    ])
  })

  it('is no line where the file has none below what stands above it', () => {
    const { columns, headerLine } = read('Kontoutskrift\n\n01.11.2026;Husleie;1.337,00\n02.11.2026;Gebyr;-3,00\n')
    expect([columns, headerLine]).toEqual([['1', '2', '3'], null])
  })
})

describe('what is not known', () => {
  it.each([
    [
      'closes within another row',
      '02.11.2026;"Husleie;1,00\n03.11.2026;Leie;2,00\n04.11.2026;"Gave";3,00\n05.11.2026;Maling;4,00\n',
      [2, 3, 4],
      [400],
    ],
    [
      'closes in a row as if it were one',
      '02.11.2026;"Husleie;1,00\n03.11.2026;Leie";2,00\n05.11.2026;Maling;4,00\n',
      [2, 3],
      [400],
    ],
    [
      'is closed by nothing',
      '01.11.2026;Maling;4,00\n02.11.2026;"Husleie;1,00\n\n03.11.2026;Leie;2,00\n',
      [3, 5],
      [400],
    ],
    [
      'closes after 64 KiB',
      `02.11.2026;"${`${'x'.repeat(100)}\n`.repeat(700)}";1,00\n03.11.2026;Leie;2,00\n`,
      null,
      [200],
    ],
  ])('a quotation mark that %s takes all that it swallowed with it', (_what, lines, skipped, sums) => {
    const statement = read(`Dato;Tekst;Beløp\n${lines}`)
    if (skipped) {
      expect(statement.skipped.map(({ line }) => line)).toEqual(skipped)
      expect(new Set(statement.skipped.map(({ reason }) => reason))).toEqual(new Set(['openQuote']))
    }
    expect(statement.rows.map(({ sum }) => sum)).toEqual(sums)
  })

  it.each([
    ['a field too few in the middle', '02.11.2026;Husleie;9500,00;12345678903\n'],
    ['a field too many, the last of them empty', '02.11.2026;Husleie; november;9500,00;12345678903;\n'],
    ['an empty field more at the end of one row alone', '02.11.2026;Husleie;500;9500,00;;\n'],
  ])('%s is no row', (_what, line) => {
    const statement = read(
      `Dato;Tekst;Beløp;Saldo;Motkonto\n${line}03.11.2026;Leie;1,00;2,00;\n04.11.2026;A;2,00;4,00;\n`,
    )
    expect(statement.skipped).toEqual([{ line: 2, reason: 'columns' }])
    expect(statement.rows.map(({ sum }) => sum)).toEqual([100, 200])
  })

  it('all rows with a delimiter at their end that the header lacks, or lack one that it has, are rows', () => {
    const rows = ['02.11.2026;A;1,00', '03.11.2026;B;2,00']
    const lines = (head: string, end: string) => [head, ...rows.map((row) => row + end)].join('\n')
    expect(read(lines('Dato;Tekst;Beløp', ';')).rows.map(({ sum }) => sum)).toEqual([100, 200])
    expect(read(lines('Dato;Tekst;Beløp;', '')).rows.map(({ sum }) => sum)).toEqual([100, 200])
  })

  it.each([
    ['Avvist', 'status'],
    ['Slettet', 'status'],
    ['Kansellert', 'status'],
    ['Feilet', 'status'],
    ['Stoppet', 'status'],
    ['Avbrutt', 'status'],
    ['Til forfall', 'status'],
    ['Tilbakeført', 'status'],
    ['Declined', 'status'],
    ['FAILED', 'status'],
    ['REVERTED', 'status'],
    ['Ikke utført', 'status'],
    ['Hva som helst', 'status'],
    ['Utført', 'booked'],
    ['Bokført', 'booked'],
    ['COMPLETED', 'booked'],
    ['', 'booked'],
    ['Reservert', 'pending'],
    ['Under behandling', 'pending'],
    ['Ikke bokført', 'pending'],
  ])('a row with the status %s is %s', (word, expected) => {
    for (const column of ['Status', 'State']) {
      const { rows, skipped } = read(`Dato;Tekst;Beløp;${column}\n02.11.2026;Husleie;7.000,00;${word}\n`)
      const is = skipped[0]?.reason ?? (rows[0]!.pending ? 'pending' : 'booked')
      expect([column, is]).toEqual([column, expected])
    }
  })

  it.each([
    ['EUR', []],
    ['SEK', []],
    ['Euro', []],
    ['XTS', []],
    ['?', []],
    ['NOK', [70_000]],
    ['nok', [70_000]],
    ['kr', [70_000]],
    ['', [70_000]],
  ])('a row in %s is %j øre', (currency, sums) => {
    const header = 'Dato;Tekst;Beløp;Valuta'
    const { rows, skipped } = read(`${header}\n02.11.2026;Husleie;700,00;${currency}\n`)
    expect(rows.map(({ sum }) => sum)).toEqual(sums)
    expect(skipped.map(({ reason }) => reason)).toEqual(sums.length === 0 ? ['currency'] : [])
  })

  it.each([
    ['45000', 'noDate'],
    ['45000,5', 'noDate'],
    ['46328', 'noDate'],
  ])('%s in a text is no day', (cell, reason) => {
    expect(read(`Dato;Tekst;Beløp\n${cell};Husleie;1,00\n`).skipped).toEqual([{ line: 2, reason }])
  })

  it('an amount without øre is in, and one whose decimals could be thousands is asked about', () => {
    const { rows, skipped } = read(
      'Dato;Tekst;Beløp\n01.10.2026;Kari;7 000,-\n03.10.2026;Gave;kr 500,-\n04.10.2026;Maling;-1 250,-\n',
    )
    expect([rows.map(({ sum }) => sum), skipped]).toEqual([[700_000, 50_000, -125_000], []])
    const paired = read('Dato;Tekst;Inn;Ut\n01.10.2026;Kari;7.000,-;\n02.10.2026;Maling;;500,-\n')
    expect(paired.rows.map(({ sum }) => sum)).toEqual([700_000, -50_000])
    expect(read('Dato;Tekst;Beløp\n01.10.2026;Kari;7.000\n').skipped).toEqual([{ line: 2, reason: 'decimals' }])
    expect(read('Dato;Tekst;Beløp\n01.10.2026;Kari;9500,125\n').skipped).toEqual([{ line: 2, reason: 'decimals' }])
    expect(read('Dato;Tekst;Beløp\n01.10.2026;Kari;9500,000\n').rows[0]!.sum).toBe(950_000)
  })
})
