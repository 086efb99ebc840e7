import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { madeCsv, madeOds, madeXlsx, type MadeCell } from '../old-sheet/test-books'
import { costsOf, housesOf, incomesOf, questionsOf, readFile, readSheets, skippedOf, totalsOf } from './test-reading'

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
    const bytes = madeXlsx([{ name: 'A', rows: [['Vikveien 9, 6010 Ålesund'], ['Dato', 'Tekst', 'Utgift'], [d('2023-07-04'), 'Strøm', 800]] }], { is1904: true })
    expect(costsOf(readFile(bytes))).toEqual(['2023-07-04 800 other Strøm'])
  })

  it('in nynorsk, Swedish and German', () => {
    const nn = readSheets([{ name: '2022', rows: [['Fjordvegen 8, 6770 Nordfjordeid'], ['Dato', 'Kva', 'Kven', 'Beløp'], ['1.3.2022', 'Husleige mars', 'Liv Nes', 7000], ['4.3.2022', 'Vøling av tak', 'Tømrar Vik', 2500], ['9.3.2022', 'Straum', 'Kraft', 400]] }])
    expect([...incomesOf(nn), ...costsOf(nn)]).toEqual(['2022-03-01/03-31 7000 Husleige mars · Liv Nes', '2022-03-04 2500 maintenance Vøling av tak · Tømrar Vik', '2022-03-09 400 other Straum · Kraft'])
    const sv = readSheets([{ name: 'Blad1', rows: [['Datum', 'Beskrivning', 'Leverantör', 'Belopp'], ['2022-05-02', 'Försäkring', 'If', 3000], ['2022-05-09', 'Underhåll spis', 'Elon', 900]] }], { answers: { 'house:Blad1': 'new' } })
    expect(costsOf(sv)).toEqual(['2022-05-02 3000 insurance Försäkring · If', '2022-05-09 900 maintenance Underhåll spis · Elon'])
    const de = readSheets([{ name: 'Tabelle1', rows: [['Datum', 'Text', 'Empfänger', 'Betrag'], ['02.05.2022', 'Grundsteuer', 'Stadt', '1.234,50'], ['09.05.2022', 'Reparatur Dach', 'Dachdecker', '900,00']] }], { answers: { 'house:Tabelle1': 'new' } })
    expect(costsOf(de)).toEqual(['2022-05-02 1234.5 municipal_taxes Grundsteuer · Stadt', '2022-05-09 900 maintenance Reparatur Dach · Dachdecker'])
  })

  it('of a platform: stays gross, its fee as a cost, and payouts left out', () => {
    const csv = madeCsv(
      [
        ['Date', 'Arriving by date', 'Type', 'Confirmation code', 'Booking date', 'Start date', 'End date', 'Nights', 'Guest', 'Listing', 'Details', 'Reference code', 'Currency', 'Amount', 'Paid out', 'Service fee', 'Fast pay fee', 'Cleaning fee', 'Gross earnings', 'Occupancy taxes', 'Earnings year'],
        ['06/14/2023', '06/16/2023', 'Payout', '', '', '', '', '', '', '', '', 'R1', 'NOK', '', '2910.00', '', '', '', '', '', ''],
        ['06/14/2023', '', 'Reservation', 'HM1', '05/01/2023', '06/13/2023', '06/16/2023', '3', 'Ann B', 'Sjøbua', '', '', 'NOK', '2910.00', '', '90.00', '', '400.00', '3000.00', '', '2023'],
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
    const stessa = madeCsv([['Date', 'Amount', 'Payee', 'Description', 'Category', 'Property', 'Unit'], ['01/15/2024', '-250.00', 'Plumbers Inc', 'Leak', 'Repairs', 'Elm House', ''], ['02/01/2024', '1200.00', 'Al Roe', 'Rent', 'Rent', 'Elm House', '']], ',')
    const reading = readFile(Buffer.from(stessa), 'stessa.csv')
    expect(costsOf(reading)).toEqual(['2024-01-15 250 maintenance Leak · Plumbers Inc'])
    expect(incomesOf(reading)).toEqual(['2024-02-01/02-29 1200 Rent · Al Roe'])
    const ynab = madeCsv([['Account', 'Flag', 'Date', 'Payee', 'Category Group/Category', 'Category Group', 'Category', 'Memo', 'Outflow', 'Inflow', 'Cleared'], ['Brukskonto', '', '03.04.2024', 'Trygg', 'Utleie: Forsikring', 'Utleie', 'Forsikring', '', 'kr 84,50', 'kr 0,00', 'Cleared'], ['Brukskonto', '', '13.04.2024', 'Transfer : Sparekonto', '', '', '', '', 'kr 900,00', 'kr 0,00', 'Cleared']], ',')
    const other = readFile(Buffer.from(ynab), 'Hagegata 4.csv')
    expect(costsOf(other)).toEqual(['2024-04-03 84.5 insurance Forsikring · Trygg'])
  })
})

describe('months', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des']
  const each = (sum: number) => months.map(() => sum)

  it('as columns, with quarters, a sum, sections, and two sheets that repeat one another', () => {
    const header = ['', ...months.slice(0, 3), 'Q1', ...months.slice(3, 6), 'Q2', ...months.slice(6), 'Sum']
    const row = (name: string, sum: number) => [name, sum, sum, sum, 3 * sum, sum, sum, sum, 3 * sum, ...Array.from({ length: 6 }, () => sum), 12 * sum]
    const reading = readSheets([
      { name: '2022', rows: [['Ekeberg 5, 0193 Oslo 2022'], header, ['Inntekter'], row('Leie', 9000), ['Utgifter'], row('Felleskostnader', 2000), row('Renter', 3000), row('Sum', 5000)] },
    ])
    expect(totalsOf(reading)).toEqual({ '2022 income': 108_000, '2022 other_costs': 24_000 })
    expect(reading.stated.every(({ stated, found }) => stated === found)).toBe(true)
    expect(costsOf(reading)[1]).toBe('2022-02-01 2000 common_costs Felleskostnader februar')
  })

  it('as columns of tenants', () => {
    const reading = readSheets([{ name: 'Leie 2023', rows: [['Bakken 1, 3045 Drammen'], ['Leietaker', ...months], ['Kari Vold', ...each(5000)], ['Odd Lie', ...each(4500)], ['Sum', ...each(9500)]] }])
    expect(totalsOf(reading)).toEqual({ '2023 income': 114_000 })
    expect(incomesOf(reading)[0]).toBe('2023-01-01/01-31 5000 Kari Vold · Kari Vold')
  })

  it('with what was planned beside what came', () => {
    const header = ['Post', 'Jan', null, 'Feb', null, 'Mar', null, 'Apr', null, 'Mai', null, 'Jun', null]
    const kinds = [null, ...Array.from({ length: 6 }, () => ['Budsjett', 'Faktisk']).flat()]
    const values = Array.from({ length: 6 }, () => [1000, 900]).flat()
    const reading = readSheets([{ name: '2023', rows: [['Myra 6, 1850 Mysen'], header, kinds, ['Utgifter'], ['Strøm', ...values]], merges: ['B2:C2', 'D2:E2', 'F2:G2', 'H2:I2', 'J2:K2', 'L2:M2'] }])
    expect(totalsOf(reading)).toEqual({ '2023 other_costs': 5400 })
  })

  it('as rows, with kinds as columns', () => {
    const reading = readSheets([
      {
        name: '2023',
        rows: [
          ['Brattli 7, 9010 Tromsø'],
          ['Måned', 'Husleie', 'Strøm', 'Komm.avg.', 'Sum'],
          ['Januar', 8000, 500, 700, 6800],
          ['Februar', 8000, 450, null, 7550],
          ['Mars', 8000, 400, 700, 6900],
          ['Sum', 24000, 1350, 1400, 21250],
        ],
      },
    ])
    expect(totalsOf(reading)).toEqual({ '2023 income': 24_000, '2023 municipal_taxes': 1400, '2023 other_costs': 1350 })
    expect(reading.stated.map(({ stated, found }) => stated - found)).toEqual([0, 0, 0])
  })

  it('whose year nobody says are asked about', () => {
    const sheet = { name: 'Ark1', rows: [['Heia 2, 2000 Lillestrøm'], ['', ...months], ['Utgifter'], ['Strøm', ...each(100)]] }
    expect(questionsOf(readSheets([sheet]))).toEqual(['!year 4'])
    expect(totalsOf(readSheets([sheet], { answers: { 'year:Ark1': '2024' } }))).toEqual({ '2024 other_costs': 1200 })
  })

  it('that sum up a list are left out', () => {
    const list = months.flatMap((_, at) => [[d(`2023-${String(at + 1).padStart(2, '0')}-05`), 'Strøm', 'Strøm', 100 + at]])
    const reading = readSheets([
      { name: 'Bilag', rows: [['Lia 3, 2316 Hamar'], ['Dato', 'Tekst', 'Kategori', 'Utgift'], ...list] },
      { name: 'Oversikt', rows: [['2023'], ['', ...months], ['Utgifter'], ['Strøm', ...months.map((_, at) => 100 + at)]] },
    ])
    expect(totalsOf(reading)).toEqual({ '2023 other_costs': 1266 })
    expect(reading.skipped.filter(({ reason }) => reason === 'total')).toHaveLength(12)
  })
})

describe('sheets', () => {
  it('of a dwelling each', () => {
    const rows = (sum: number) => [['Dato', 'Tekst', 'Utgift'], [d('2023-02-02'), 'Forsikring', sum], [d('2023-03-02'), 'Feiing', 500]]
    const reading = readSheets([
      { name: 'Torshov', rows: rows(3000) },
      { name: 'Sagene', rows: rows(2500) },
    ])
    expect(housesOf(reading)).toEqual(['Torshov', 'Sagene'])
    expect(reading.proposal.expenses.map(({ house, sum }) => [house, sum])).toEqual([
      [0, 300_000],
      [0, 50_000],
      [1, 250_000],
      [1, 50_000],
    ])
  })

  it('as the old form of the tax authority, with numbered sections', () => {
    const reading = readSheets([
      {
        name: 'RF-1189 2021',
        rows: [
          ['Utleie av fast eiendom 2021', null, null],
          ['Eiendom: Kirkegata 14, 2609 Lillehammer'],
          ['Post', 'Hvem', 'Periode', 'Beløp'],
          ['1 Inntekter'],
          ['1.1 Leie', 'Anne Dal', 'jan-des', 96_000],
          ['2 Kostnader'],
          ['2.2 Kommunale avgifter', 'Lillehammer kommune', null, 11_200],
          ['2.4 Vedlikehold', 'Maler Bø', '12.05.2021', 6400],
          ['Sum kostnader', null, null, 17_600],
        ],
      },
    ])
    expect(housesOf(reading)).toEqual(['Kirkegata 14'])
    expect(totalsOf(reading)).toEqual({ '2021 income': 96_000, '2021 maintenance': 6400, '2021 municipal_taxes': 11_200 })
    expect(reading.proposal.income[0]).toMatchObject({ start_date: '2021-01-01', end_date: '2021-12-31', tenant_last_name: 'Dal' })
  })

  it('as a rent roll, with the lease booking from the month after the last rent', () => {
    const reading = readSheets([
      { name: 'Leietakere', rows: [['Enhet', 'Leietaker', 'Innflyttet', 'Husleie', 'Depositum'], ['Loftet', 'Siv Rød', d('2022-08-01'), 7000, 21_000]] },
      { name: '2023', rows: [['Dato', 'Enhet', 'Fra', 'Tekst', 'Inntekt'], [d('2023-11-01'), 'Loftet', 'Siv Rød', 'Husleie november', 7000], [d('2023-12-01'), 'Loftet', 'Siv Rød', 'Husleie desember', 7000]] },
    ])
    expect(reading.proposal.contracts).toMatchObject([{ tenant_first_name: 'Siv', tenant_last_name: 'Rød', month_sum: 700_000, start_date: '2022-08-01', deposit_sum: 2_100_000, books_from: '2024-01-01' }])
    expect(incomesOf(reading)).toHaveLength(2)
  })

  it('of LibreOffice with repeated rows, and equal rows one after the other', () => {
    const bytes = madeOds([{ name: '2023', rows: [['Moen 5, 7500 Stjørdal'], ['Dato', 'Tekst', 'Utgift'], [d('2023-05-05'), 'Strøm', 300]] }])
    expect(costsOf(readFile(bytes, 'a.ods'))).toEqual(['2023-05-05 300 other Strøm'])
  })
})
