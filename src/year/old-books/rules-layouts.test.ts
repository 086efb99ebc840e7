import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { madeCsv, madeXlsx, type MadeCell } from '../old-sheet/test-books'
import { costsOf, housesOf, incomesOf, readFile, readSheets, skippedOf, totalsOf } from './test-reading'

const d = (day: string): MadeCell => ({ day })

describe('one list', () => {
  it('with a title, in and out, a running balance and a total below', () => {
    const reading = readSheets([
      {
        name: 'Ark1',
        rows: [
          ['Utleie Lindeveien 4, 5003 Bergen 2024'],
          [],
          ['Dato', 'Tekst', 'Hvem', 'Inn', 'Ut', 'Saldo'],
          [d('2024-01-02'), 'Husleie januar', 'Eva Moe', 9000, null, 9000],
          [d('2024-01-20'), 'Kommunale avgifter', 'Bergen kommune', null, 2100, 6900],
          [d('2024-02-11'), 'Rørlegger, tett avløp', 'VVS Vest', null, 1850.5, 5049.5],
          ['Sum', null, null, 9000, 3950.5, 5049.5],
        ],
        merges: ['A1:F1'],
      },
    ])
    expect(housesOf(reading)).toEqual(['Lindeveien 4'])
    expect(reading.proposal.houses[0]).toMatchObject({ address: 'Lindeveien 4', postcode: '5003', city: 'Bergen' })
    expect(incomesOf(reading)).toEqual(['2024-01-01/01-31 9000 Husleie januar · Eva Moe'])
    expect(costsOf(reading)).toEqual([
      '2024-01-20 2100 municipal_taxes Kommunale avgifter · Bergen kommune',
      '2024-02-11 1850.5 maintenance Rørlegger, tett avløp · VVS Vest',
    ])
    expect(skippedOf(reading)).toEqual(['7:total', '7:total'])
    expect(reading.stated.map(({ stated, found }) => [stated, found])).toEqual([
      [900_000, 900_000],
      [395_050, 395_050],
    ])
  })

  it('as text in UTF-16 with tabs, amounts in all ways of writing, and U+2212', () => {
    const rows = [
      ['Dato', 'Beskrivelse', 'Kategori', 'Beløp'],
      ['5.1.2023', 'Husleie', 'Leie', 'kr 8 500,-'],
      ['17.1.2023', 'Feiing', 'Kommunale avg.', '\u2212498,00'],
      ['3. februar 2023', 'Maling av gang', 'Vedlikehold', '-kr 1\u00a0234,50'],
      ['2023-03-09', 'Innboforsikring', 'Forsikring', '(1 890)'],
      ['9.3.2023', 'Strøm', 'Strøm', '- 700'],
    ]
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(madeCsv(rows, '\t'), 'utf-16le')])
    const reading = readFile(bytes, 'Bjerkealleen 7 - 2023.txt')
    expect(housesOf(reading)).toEqual(['Bjerkealleen 7'])
    expect(incomesOf(reading)).toEqual(['2023-01-01/01-31 8500 Husleie'])
    expect(costsOf(reading)).toEqual([
      '2023-01-17 498 municipal_taxes Feiing',
      '2023-02-03 1234.5 maintenance Maling av gang',
      '2023-03-09 1890 insurance Innboforsikring',
      '2023-03-09 700 other Strøm',
    ])
  })

  it('with a header of two lines, and costs above zero by their words', () => {
    const reading = readSheets([
      {
        name: 'Hovedbok',
        rows: [
          ['Solbakken 2, 7030 Trondheim'],
          ['Bilags-', 'Hva', 'Kategori', 'Beløp'],
          ['dato', '', '', 'kr'],
          [d('2022-05-01'), 'Leie mai', 'Leieinntekt', 7000],
          [d('2022-05-09'), 'Ny kran', 'Vedlikehold', 1290],
          [d('2022-06-01'), 'Renter', 'Lån', 4100],
        ],
      },
    ])
    expect(incomesOf(reading)).toEqual(['2022-05-01/05-31 7000 Leie mai'])
    expect(costsOf(reading)).toEqual(['2022-05-09 1290 maintenance Ny kran'])
    expect(skippedOf(reading)).toEqual(['6:loan'])
  })

  it('with days and months written once, marks for "as above", and days without a year', () => {
    const reading = readSheets([
      {
        name: '2021',
        rows: [
          ['Skogstien 11, 1410 Kolbotn'],
          ['Dato', 'Gjelder', 'Til', 'Sum'],
          ['3.2', 'Forsikring', 'Trygg AS', 4000],
          ['″', 'Reparasjon vindu', 'Glass AS', 900],
          [null, 'Maling', '″', 450],
          ['14/8', 'Renovasjon', 'Kommunen', 1200],
          [null, 'Vannavgift', 'Kommunen', 600],
        ],
      },
    ])
    expect(costsOf(reading)).toEqual([
      '2021-02-03 4000 insurance Forsikring · Trygg AS',
      '2021-02-03 900 maintenance Reparasjon vindu · Glass AS',
      '2021-02-03 450 maintenance Maling · Glass AS',
      '2021-08-14 1200 municipal_taxes Renovasjon · Kommunen',
      '2021-08-14 600 municipal_taxes Vannavgift · Kommunen',
    ])
  })

  it('two beside one another, income and costs', () => {
    const reading = readSheets([
      {
        name: 'Regnskap',
        rows: [
          ['Furuveien 3, 4015 Stavanger'],
          ['Inntekter', null, null, null, 'Utgifter'],
          ['Dato', 'Leietaker', 'Beløp', null, 'Dato', 'Hva', 'Beløp'],
          [d('2023-01-01'), 'Ida Ås', 8000, null, d('2023-01-15'), 'Komm.avg.', 2200],
          [d('2023-02-01'), 'Ida Ås', 8000, null, d('2023-03-02'), 'Ny lås', 890],
          [null, 'Sum', 16000, null, null, 'Sum', 3090],
        ],
      },
    ])
    expect(incomesOf(reading)).toHaveLength(2)
    expect(costsOf(reading)).toEqual(['2023-01-15 2200 municipal_taxes Komm.avg.', '2023-03-02 890 maintenance Ny lås'])
    expect(reading.stated.map(({ stated, found }) => stated - found)).toEqual([0, 0])
  })

  it('two below one another, with other columns', () => {
    const reading = readSheets([
      {
        name: 'Ark1',
        rows: [
          ['Leieinntekter Torggata 5, 2317 Hamar'],
          ['Dato', 'Fra', 'Beløp'],
          [d('2023-01-03'), 'Per Li', 6500],
          [d('2023-02-03'), 'Per Li', 6500],
          ['Sum', null, 13000],
          [],
          ['Kostnader'],
          ['Beskrivelse', 'Leverandør', 'Betalt', 'Kroner'],
          ['Husforsikring', 'Trygg', d('2023-02-01'), 5100],
          ['Feie pipe', 'Feier AS', d('2023-04-01'), 600],
        ],
      },
    ])
    expect(totalsOf(reading)).toEqual({ '2023 income': 13000, '2023 maintenance': 600, '2023 other_costs': 5100 })
  })

  it('that counts its days from 1904', () => {
    const bytes = madeXlsx(
      [
        {
          name: 'A',
          rows: [['Vikveien 9, 6010 Ålesund'], ['Dato', 'Tekst', 'Utgift'], [d('2023-07-04'), 'Strøm', 800]],
        },
      ],
      { is1904: true },
    )
    expect(costsOf(readFile(bytes))).toEqual(['2023-07-04 800 other Strøm'])
  })

  it('in nynorsk, Swedish and German', () => {
    const nn = readSheets([
      {
        name: '2022',
        rows: [
          ['Fjordvegen 8, 6770 Nordfjordeid'],
          ['Dato', 'Kva', 'Kven', 'Beløp'],
          ['1.3.2022', 'Husleige mars', 'Liv Nes', 7000],
          ['4.3.2022', 'Vøling av tak', 'Tømrar Vik', 2500],
          ['9.3.2022', 'Straum', 'Kraft', 400],
        ],
      },
    ])
    expect([...incomesOf(nn), ...costsOf(nn)]).toEqual([
      '2022-03-01/03-31 7000 Husleige mars · Liv Nes',
      '2022-03-04 2500 maintenance Vøling av tak · Tømrar Vik',
      '2022-03-09 400 other Straum · Kraft',
    ])
    const sv = readSheets(
      [
        {
          name: 'Blad1',
          rows: [
            ['Datum', 'Beskrivning', 'Leverantör', 'Belopp'],
            ['2022-05-02', 'Försäkring', 'If', 3000],
            ['2022-05-09', 'Underhåll spis', 'Elon', 900],
          ],
        },
      ],
      { answers: { 'house:Blad1': 'new' } },
    )
    expect(costsOf(sv)).toEqual([
      '2022-05-02 3000 insurance Försäkring · If',
      '2022-05-09 900 maintenance Underhåll spis · Elon',
    ])
    const de = readSheets(
      [
        {
          name: 'Tabelle1',
          rows: [
            ['Datum', 'Text', 'Empfänger', 'Betrag'],
            ['02.05.2022', 'Grundsteuer', 'Stadt', '1.234,50'],
            ['09.05.2022', 'Reparatur Dach', 'Dachdecker', '900,00'],
          ],
        },
      ],
      { answers: { 'house:Tabelle1': 'new' } },
    )
    expect(costsOf(de)).toEqual([
      '2022-05-02 1234.5 municipal_taxes Grundsteuer · Stadt',
      '2022-05-09 900 maintenance Reparatur Dach · Dachdecker',
    ])
  })

  it('of a platform: stays gross, its fee as a cost, and payouts left out', () => {
    const csv = madeCsv(
      [
        [
          'Date',
          'Arriving by date',
          'Type',
          'Confirmation code',
          'Booking date',
          'Start date',
          'End date',
          'Nights',
          'Guest',
          'Listing',
          'Details',
          'Reference code',
          'Currency',
          'Amount',
          'Paid out',
          'Service fee',
          'Fast pay fee',
          'Cleaning fee',
          'Gross earnings',
          'Occupancy taxes',
          'Earnings year',
        ],
        [
          '06/14/2023',
          '06/16/2023',
          'Payout',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          'R1',
          'NOK',
          '',
          '2910.00',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '06/14/2023',
          '',
          'Reservation',
          'HM1',
          '05/01/2023',
          '06/13/2023',
          '06/16/2023',
          '3',
          'Ann B',
          'Sjøbua',
          '',
          '',
          'NOK',
          '2910.00',
          '',
          '90.00',
          '',
          '400.00',
          '3000.00',
          '',
          '2023',
        ],
      ],
      ',',
    )
    const reading = readFile(Buffer.from(`\ufeff${csv}`), 'airbnb.csv')
    expect(housesOf(reading)).toEqual(['Sjøbua'])
    expect(incomesOf(reading)).toEqual([expect.stringContaining('2023-06-13/06-15 3000')])
    expect(reading.proposal.income[0]!.short_term).toBe(true)
    expect(costsOf(reading)).toEqual([expect.stringMatching(/^2023-06-14 90 other .*Airbnb$/)])
    expect(skippedOf(reading)).toEqual(['2:total'])
  })

  it('of Stessa and of a budget program', () => {
    const stessa = madeCsv(
      [
        ['Date', 'Amount', 'Payee', 'Description', 'Category', 'Property', 'Unit'],
        ['01/15/2024', '-250.00', 'Plumbers Inc', 'Leak', 'Repairs', 'Elm House', ''],
        ['02/01/2024', '1200.00', 'Al Roe', 'Rent', 'Rent', 'Elm House', ''],
      ],
      ',',
    )
    const reading = readFile(Buffer.from(stessa), 'stessa.csv')
    expect(costsOf(reading)).toEqual(['2024-01-15 250 maintenance Leak · Plumbers Inc'])
    expect(incomesOf(reading)).toEqual(['2024-02-01/02-29 1200 Rent · Al Roe'])
    const ynab = madeCsv(
      [
        [
          'Account',
          'Flag',
          'Date',
          'Payee',
          'Category Group/Category',
          'Category Group',
          'Category',
          'Memo',
          'Outflow',
          'Inflow',
          'Cleared',
        ],
        [
          'Brukskonto',
          '',
          '03.04.2024',
          'Trygg',
          'Utleie: Forsikring',
          'Utleie',
          'Forsikring',
          '',
          'kr 84,50',
          'kr 0,00',
          'Cleared',
        ],
        ['Brukskonto', '', '13.04.2024', 'Transfer : Sparekonto', '', '', '', '', 'kr 900,00', 'kr 0,00', 'Cleared'],
      ],
      ',',
    )
    const other = readFile(Buffer.from(ynab), 'Hagegata 4.csv')
    expect(costsOf(other)).toEqual(['2024-04-03 84.5 insurance Forsikring · Trygg'])
  })
})
