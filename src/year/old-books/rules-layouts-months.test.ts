import { describe, expect, it } from 'vitest'
import { madeOds, type MadeCell } from '../old-sheet/test-books'
import { costsOf, housesOf, incomesOf, questionsOf, readFile, readSheets, totalsOf } from './test-reading'

const d = (day: string): MadeCell => ({ day })

describe('months', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des']
  const each = (sum: number) => months.map(() => sum)

  it('as columns, with quarters, a sum, sections, and two sheets that repeat one another', () => {
    const header = ['', ...months.slice(0, 3), 'Q1', ...months.slice(3, 6), 'Q2', ...months.slice(6), 'Sum']
    const row = (name: string, sum: number) => [
      name,
      sum,
      sum,
      sum,
      3 * sum,
      sum,
      sum,
      sum,
      3 * sum,
      ...Array.from({ length: 6 }, () => sum),
      12 * sum,
    ]
    const reading = readSheets([
      {
        name: '2022',
        rows: [
          ['Ekeberg 5, 0193 Oslo 2022'],
          header,
          ['Inntekter'],
          row('Leie', 9000),
          ['Utgifter'],
          row('Felleskostnader', 2000),
          row('Renter', 3000),
          row('Sum', 5000),
        ],
      },
    ])
    expect(totalsOf(reading)).toEqual({ '2022 income': 108_000, '2022 other_costs': 24_000 })
    expect(reading.stated.every(({ stated, found }) => stated === found)).toBe(true)
    expect(costsOf(reading)[1]).toBe('2022-02-01 2000 common_costs Felleskostnader februar')
  })

  it('as columns of tenants', () => {
    const reading = readSheets([
      {
        name: 'Leie 2023',
        rows: [
          ['Bakken 1, 3045 Drammen'],
          ['Leietaker', ...months],
          ['Kari Vold', ...each(5000)],
          ['Odd Lie', ...each(4500)],
          ['Sum', ...each(9500)],
        ],
      },
    ])
    expect(totalsOf(reading)).toEqual({ '2023 income': 114_000 })
    expect(incomesOf(reading)[0]).toBe('2023-01-01/01-31 5000 Kari Vold · Kari Vold')
  })

  it('with what was planned beside what came', () => {
    const header = ['Post', 'Jan', null, 'Feb', null, 'Mar', null, 'Apr', null, 'Mai', null, 'Jun', null]
    const kinds = [null, ...Array.from({ length: 6 }, () => ['Budsjett', 'Faktisk']).flat()]
    const values = Array.from({ length: 6 }, () => [1000, 900]).flat()
    const reading = readSheets([
      {
        name: '2023',
        rows: [['Myra 6, 1850 Mysen'], header, kinds, ['Utgifter'], ['Strøm', ...values]],
        merges: ['B2:C2', 'D2:E2', 'F2:G2', 'H2:I2', 'J2:K2', 'L2:M2'],
      },
    ])
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
    const sheet = {
      name: 'Ark1',
      rows: [['Heia 2, 2000 Lillestrøm'], ['', ...months], ['Utgifter'], ['Strøm', ...each(100)]],
    }
    expect(questionsOf(readSheets([sheet]))).toEqual(['!year 4'])
    expect(totalsOf(readSheets([sheet], { answers: { 'year:Ark1': '2024' } }))).toEqual({ '2024 other_costs': 1200 })
  })

  it('that sum up a list are left out', () => {
    const list = months.flatMap((_, at) => [
      [d(`2023-${String(at + 1).padStart(2, '0')}-05`), 'Strøm', 'Strøm', 100 + at],
    ])
    const reading = readSheets([
      { name: 'Bilag', rows: [['Lia 3, 2316 Hamar'], ['Dato', 'Tekst', 'Kategori', 'Utgift'], ...list] },
      {
        name: 'Oversikt',
        rows: [['2023'], ['', ...months], ['Utgifter'], ['Strøm', ...months.map((_, at) => 100 + at)]],
      },
    ])
    expect(totalsOf(reading)).toEqual({ '2023 other_costs': 1266 })
    expect(reading.skipped.filter(({ reason }) => reason === 'total')).toHaveLength(12)
  })
})

describe('sheets', () => {
  it('of a dwelling each', () => {
    const rows = (sum: number) => [
      ['Dato', 'Tekst', 'Utgift'],
      [d('2023-02-02'), 'Forsikring', sum],
      [d('2023-03-02'), 'Feiing', 500],
    ]
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
    expect(totalsOf(reading)).toEqual({
      '2021 income': 96_000,
      '2021 maintenance': 6400,
      '2021 municipal_taxes': 11_200,
    })
    expect(reading.proposal.income[0]).toMatchObject({
      start_date: '2021-01-01',
      end_date: '2021-12-31',
      tenant_last_name: 'Dal',
    })
  })

  it('as a rent roll, with the lease booking from the month after the last rent', () => {
    const reading = readSheets([
      {
        name: 'Leietakere',
        rows: [
          ['Enhet', 'Leietaker', 'Innflyttet', 'Husleie', 'Depositum'],
          ['Loftet', 'Siv Rød', d('2022-08-01'), 7000, 21_000],
        ],
      },
      {
        name: '2023',
        rows: [
          ['Dato', 'Enhet', 'Fra', 'Tekst', 'Inntekt'],
          [d('2023-11-01'), 'Loftet', 'Siv Rød', 'Husleie november', 7000],
          [d('2023-12-01'), 'Loftet', 'Siv Rød', 'Husleie desember', 7000],
        ],
      },
    ])
    expect(reading.proposal.contracts).toMatchObject([
      {
        tenant_first_name: 'Siv',
        tenant_last_name: 'Rød',
        month_sum: 700_000,
        start_date: '2022-08-01',
        deposit_sum: 2_100_000,
        books_from: '2024-01-01',
      },
    ])
    expect(incomesOf(reading)).toHaveLength(2)
  })

  it('of LibreOffice with repeated rows, and equal rows one after the other', () => {
    const bytes = madeOds([
      { name: '2023', rows: [['Moen 5, 7500 Stjørdal'], ['Dato', 'Tekst', 'Utgift'], [d('2023-05-05'), 'Strøm', 300]] },
    ])
    expect(costsOf(readFile(bytes, 'a.ods'))).toEqual(['2023-05-05 300 other Strøm'])
  })
})
