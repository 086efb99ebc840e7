import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { suggestFromRows, suggestDate } from './rules'
import { rowsOfPieces, rowsOfText } from './rules-paper'
import { amountsInText, suggestSum } from './rules-sum'
import { suggestSupplier } from './rules-supplier'
import { suggestKind } from './rules-kind'

const today = day('2026-06-01')
const reader = { today, suppliers: [], own: ['Kari Nordmann'] }
const sum = (text: string) => suggestSum(rowsOfText(text))
const date = (text: string) => suggestDate(rowsOfText(text), today)

describe('the amount to pay', () => {
  it.each<[string, string, number]>([
    ['after Å betale', 'Å betale: 1 250,00', 125_000],
    ['beside Å betale', 'Å betale kr          12 345,67', 1_234_567],
    ['with tax included', 'Netto  1000,00\nMVA 25 %  250,00\nÅ betale kr, inkl. MVA   1250,00', 125_000],
    ['Beløp å betale', 'Beløp å betale      NOK 499,50', 49_950],
    ['Sum, last of several columns', 'Sum      1 000,00     250,00     1 250,00', 125_000],
    ['Sum in one piece', 'SUM 1000,00 250,00 1250,00', 125_000],
    ['Totalt', 'Delsum  800,00\nTotalt    1 000,00', 100_000],
    ['Total with dots for thousands', 'Totalt: 1.250,00', 125_000],
    ['an English invoice in kroner', 'Subtotal   1,000.00\nVAT 25%   250.00\nTotal NOK    1,250.00', 125_000],
    ['Amount due', 'Amount due:  NOK 2,499.00', 249_900],
    ['whole kroner with a dash', 'Å betale     850,-', 85_000],
    ['whole kroner with a point and a dash', 'Å betale     1.850.-', 185_000],
    ['whole kroner with a long dash', 'Å betale     850,–', 85_000],
    ['whole kroner with the word', 'Totalt kr 1 250', 125_000],
    ['whole kroner alone in the cell', 'Å betale      3200', 320_000],
    ['no-break spaces', 'Å betale     1\u00a0250,00', 125_000],
    [
      'under its heading, KID beside it',
      'KID               Kontonummer       Beløp\n12345678901234    1234 56 78901     1 250,00',
      125_000,
    ],
    [
      'under Å betale in a heading',
      'Fakturanr     Forfallsdato    Å betale\n260117        15.02.2026      1 874,00',
      187_400,
    ],
    [
      'of a till',
      'Maling 10 l       899,00\nPensel            150,00\nSUM             1 049,00\nHerav MVA 25 %    209,80\nBankkort        1 049,00',
      104_900,
    ],
    ['not what it costs to pay late', 'Å betale   500,00\nÅ betale etter forfall   570,00', 50_000],
    ['not the least that may be paid', 'Minste beløp å betale   300,00\nBeløp å betale     4 200,00', 420_000],
    ['not the sum before tax', 'Sum eks. mva    1 000,00\nSum inkl. mva   1 250,00', 125_000],
    ['not the sum of the tax', 'Sum mva    250,00\nSum        1 250,00', 125_000],
    ['not the last bill', 'Forrige faktura totalt  9 000,00\nTotalt å betale   1 100,00', 110_000],
    ['Å betale before a larger Sum', 'Sum   1 500,00\nInnbetalt  500,00\nÅ betale  1 000,00', 100_000],
    ['a payslip', 'Lønn  1000,00\nUtbetalt kr    1 000,00', 100_000],
    ['a due date beside it', 'Forfallsdato 15.02.2026   Å betale 1 250,00', 125_000],
  ])('%s', (_what, text, expected) => expect(sum(text)).toBe(expected))

  it.each<[string, string]>([
    ['nothing that says so', 'Takk for handelen\n1 250,00'],
    ['only a KID', 'KID 12345678901234\nKontonummer 1234.56.78901'],
    ['a KID behind the word for what is to be paid', 'Å betale med KID 000123456'],
    ['euros', 'Total EUR    1.250,00'],
    ['dollars', 'Amount due   $99.00'],
    ['Swedish kronor', 'Att betala\nTotalt SEK   1 250,00'],
    ['a credit note', 'Å betale    -1 250,00'],
    ['a heading over the first line', 'Tekst       Antall   Sum\nPensel      2        150,00'],
    ['a zero', 'Å betale    0,00'],
    ['a percent', 'Totalt   25 %'],
    ['a day', 'Å betale innen 15.02.2026'],
    ['an organisation number', 'Org.nr. 987 654 321 MVA'],
  ])('is not guessed from %s', (_what, text) => expect(sum(text)).toBeNull())

  it('is read in every usual spelling, and never out of dates, clocks, accounts or longer numbers', () => {
    const read = (text: string) => amountsInText(text).map(({ ore }) => ore)
    expect(read('1 234,50 / 1.234,50 / 1,234.50 / 1234.50 / 99,90')).toEqual([123_450, 123_450, 123_450, 123_450, 9990])
    expect(read('12.04.2026 14:33 1234.56.78901 2026-04-12 25 % 007')).toEqual([])
    expect(read('-120,00 120,00- kr -5,00')).toEqual([])
    expect(amountsInText('Totalt 850.- / 850,–').map(({ bare }) => bare)).toEqual([false, false])
    expect(read('Sum 3 varer 389,00').at(-1)).toBe(38_900)
  })
})

describe('the day', () => {
  it.each<[string, string, string]>([
    ['the invoice’s, not the day it is due', 'Fakturadato 01.02.2026\nForfallsdato 15.02.2026', '2026-02-01'],
    ['the same in one line', 'Forfallsdato: 15.02.2026    Fakturadato: 01.02.2026', '2026-02-01'],
    ['beside its label', 'Dato        1.2.2026\nForfall     15.2.2026', '2026-02-01'],
    ['under its label', 'Fakturanr   Dato         Forfall\n260117      01.02.2026   15.02.2026', '2026-02-01'],
    ['short', 'Dato: 01.02.26', '2026-02-01'],
    ['as the world writes it', 'Invoice date: 2026-02-01\nDue date: 2026-02-15', '2026-02-01'],
    ['in words', 'Fakturadato   1. februar 2026', '2026-02-01'],
    ['in English words', 'Invoice date   February 1, 2026', '2026-02-01'],
    ['in English words, the day first', 'Date of issue 1 May 2026', '2026-05-01'],
    ['with slashes on a Norwegian paper', 'Kvittering\nDato 03/04/2026', '2026-04-03'],
    ['with slashes where only one way is a day', 'Invoice date 04/23/2026', '2026-04-23'],
    [
      'with a clock on a till’s receipt',
      'Byggvare AS\n12.04.2026 14:33   Bong 123456\nGaranti til 12.04.2031',
      '2026-04-12',
    ],
    ['the only one there is', 'Takk for handelen 12.04.2026', '2026-04-12'],
    ['not the period', 'Periode 01.01.2026-31.03.2026\nFakturadato 05.04.2026', '2026-04-05'],
    ['not the delivery', 'Leveringsdato 20.01.2026\nDato 01.02.2026', '2026-02-01'],
  ])('%s', (_what, text, expected) => expect(date(text)).toBe(expected))

  it.each<[string, string]>([
    ['only when it is due', 'Forfallsdato 15.02.2026'],
    ['a due date under its label', 'Betalingsfrist\n15.02.2026'],
    ['two days without names', '01.02.2026\n15.02.2026'],
    ['slashes that may be read both ways', 'Invoice date 03/04/2026'],
    ['a day that is none', 'Dato 31.02.2026'],
    ['a day long ago', 'Dato 01.02.1999'],
    ['a day far ahead', 'Dato 01.02.2031'],
    ['amounts', 'Dato\n12.50 1.250,00'],
  ])('is not guessed from %s', (_what, text) => expect(date(text)).toBeNull())
})

describe('the kind of cost', () => {
  it.each<[string, string | null]>([
    ['Kommunale avgifter 2. termin', 'municipal'],
    ['Kommunale gebyr', 'municipal'],
    ['Faktura eiendomsskatt', 'municipal'],
    ['Husforsikring', 'insurance'],
    ['HUSFORSIKRING 2026', 'insurance'],
    ['Forsikringsbevis bolig', 'insurance'],
    ['Felleskostnader mars', 'common'],
    ['Festeavgift 2026', 'groundRent'],
    ['Lønnsslipp', 'payslip'],
    ['Rørleggerarbeid på bad', 'repair'],
    ['Maling 10 l', null],
    ['Kommunale avgifter er ikke med i felleskostnadene', null],
    ['Kommunale avgifter\nHusforsikring', null],
    ['Felleskostnader\nHusforsikring er ikke med', 'common'],
  ])('of %j is %s by its own words', (text, kind) => expect(suggestKind(rowsOfText(text))).toBe(kind))
})

describe('the supplier on one line', () => {
  const place = { address: 'Storgata 12', postcode: '0155', city: 'Oslo' }
  it.each([
    ['Rør og Varme AS, Storgata 12, 0155 Oslo'],
    ['Rør og Varme AS | Storgata 12 | 0155 Oslo | Org.nr 974 760 673 MVA'],
    ['Rør og Varme AS · Storgata 12 · NO-0155 Oslo · Tlf 22 33 44 55'],
    ['Rør og Varme AS - Storgata 12 - 0155 Oslo'],
    ['Rør og Varme AS, Storgata 12 0155 Oslo'],
    ['Rør og Varme AS\nStorgata 12 0155 Oslo'],
    ['Rør og Varme AS\nStorgata 12, 0155 Oslo'],
    ['Rør og Varme AS\nStorgata 12, 0155 Oslo, Norge'],
  ])('is read: %j', (text) =>
    expect(suggestSupplier(rowsOfText(text), [], [])).toEqual({ id: 0, name: 'Rør og Varme AS', ...place }),
  )

  it.each([
    ['Til: Kari Nordmann, Storgata 12, 0155 Oslo'],
    ['Kari Nordmann, Storgata 12, 0155 Oslo'],
    ['Fakturadato 12.03.2026, 0155 Oslo'],
  ])('is not the receiver or a date: %j', (text) =>
    expect(suggestSupplier(rowsOfText(text), [], ['Kari Nordmann'])).toBeNull(),
  )
})

describe('the supplier', () => {
  const known = [
    { id: 7, name: 'Rørleggeren AS' },
    { id: 8, name: 'Rørleggeren AS avd. Oslo' },
  ]
  const found = (text: string, own = reader.own) => suggestSupplier(rowsOfText(text), known, own)

  it('is one of the landlord’s own where its name stands, the longest that fits', () => {
    expect(found('RØRLEGGEREN AS\nVannveien 3')).toEqual({ id: 7 })
    expect(found('Rørleggeren AS avd. Oslo')).toEqual({ id: 8 })
  })

  it('is a new one, with the address under the name', () => {
    const expected = {
      id: 0,
      name: 'Malermester Ødegård AS',
      address: 'Penselstubben 6',
      postcode: '0669',
      city: 'Oslo',
    }
    expect(found('Malermester Ødegård AS\nPenselstubben 6, 0669 Oslo\nOrg.nr. 987 654 321 MVA')).toEqual(expected)
    expect(found('Malermester Ødegård AS\nPenselstubben 6\n0669 Oslo')).toEqual(expected)
    expect(
      found('Til\nOla Hansen\nStorgata 1\n0155 Oslo\n\nFaktura\nMalermester Ødegård AS\nPenselstubben 6\n0669 Oslo'),
    ).toEqual(expected)
  })

  it('is never whom the bill is for', () => {
    expect(found('Kari Nordmann\nStorgata 1\n0155 Oslo')).toBeNull()
    expect(found('Kunde\nBurmeister AS\nStorgata 1\n0155 Oslo')).toBeNull()
  })

  it('is only a name where there is no address, and nothing where there is no name', () => {
    expect(found('Nøstet Elektro AS\nTakk for handelen')).toEqual({
      id: 0,
      name: 'Nøstet Elektro AS',
      address: '',
      postcode: '',
      city: '',
    })
    expect(found('Kvittering\nTakk for handelen')).toBeNull()
  })
})

describe('a paper', () => {
  it('is put together from pieces: words of a line joined, columns kept apart', () => {
    const piece = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, size: 10 })
    const rows = rowsOfPieces([
      piece('betale', 20, 700, 30),
      piece('1 250,00', 300, 700.4, 40),
      piece('Å', 10, 700, 7),
      piece('Dato', 10, 720, 20),
      piece(' ', 50, 700, 3),
    ])
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([['Dato'], ['Å betale', '1 250,00']])
  })

  it('says all three at once, or nothing at all', () => {
    const invoice =
      'Nøstet Elektro AS\nJekteviken 5, 5010 Bergen\nOrg.nr. 987 654 321 MVA\n\nFakturadato  01.02.2026\nForfall  15.02.2026\nÅ betale  5 420,00\nKID  0012345678901'
    expect(suggestFromRows(rowsOfText(invoice), reader)).toEqual({
      sum: 542_000,
      date: '2026-02-01',
      kind: null,
      supplier: { id: 0, name: 'Nøstet Elektro AS', address: 'Jekteviken 5', postcode: '5010', city: 'Bergen' },
    })
    expect(suggestFromRows([], reader)).toEqual({ sum: null, date: null, supplier: null, kind: null })
  })
})
