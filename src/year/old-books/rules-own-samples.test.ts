import { expect, it } from 'vitest'
import { madeCsv, madeOds, type MadeCell } from '../old-sheet/test-books'
import { housesOf, incomesOf, questionsOf, readFile, readSheets, totalsOf } from './test-reading'

const d = (day: string): MadeCell => ({ day })
const months = (n: number) => Array.from({ length: n }, (_, at) => String(at + 1).padStart(2, '0'))

/** The sums that the file states less those that were read, without results and balances. */
const differences = ({ stated }: ReturnType<typeof readFile>) => stated.map((one) => one.stated - one.found)
const counts = ({ proposal: { expenses, income, items, contracts } }: ReturnType<typeof readFile>) => [
  income.length,
  expenses.length,
  items.length,
  contracts.length,
]

it('a book in English, with money out in brackets and a summary on a sheet of its own', () => {
  const reading = readSheets([
    {
      name: 'Transactions',
      rows: [
        ['Rental property – 14 Parkveien, 0350 Oslo'],
        [],
        ['Date', 'Payee', 'Description', 'Category', 'Money in', 'Money out'],
        ...months(6).map((month) => [d(`2024-${month}-01`), 'Tom Berg', 'Rent', 'Rental income', 12_500, null]),
        [d('2024-01-15'), 'Oslo municipality', 'Water and sewage Q1', 'Municipal fees', null, 2480],
        [d('2024-02-03'), 'If', 'Home insurance', 'Insurance', null, 3912.5],
        [d('2024-03-11'), 'Plumber AS', 'Leaking tap', 'Repairs', null, 1890],
        [d('2024-03-30'), 'DNB', 'Mortgage interest', 'Mortgage', null, 7321],
        [d('2024-04-02'), 'Power company', 'Electricity', 'Utilities', null, 640],
        [null, null, null, 'Total', 75_000, 16_243.5],
      ],
    },
    {
      name: 'Summary',
      rows: [
        ['Year', 'Income', 'Expenses', 'Result'],
        [2024, 75_000, 8922.5, 66_077.5],
      ],
    },
  ])
  expect(counts(reading)).toEqual([6, 4, 0, 1])
  expect(totalsOf(reading)).toEqual({
    '2024 income': 75_000,
    '2024 maintenance': 1890,
    '2024 municipal_taxes': 2480,
    '2024 other_costs': 4552.5,
  })
  expect(differences(reading)).toEqual([0, 0])
})

it('months as columns, with rents of two tenants, sums of rows and columns, and a budget beside them', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des']
  const row = (name: string, of: (month: number) => number | null, budget: number): MadeCell[] => {
    const cells = names.map((_, at) => of(at + 1))
    return [name, ...cells, cells.reduce<number>((sum, one) => sum + (one ?? 0), 0), budget]
  }
  const [one, two] = [
    row('Leie hybel 1', () => 5200, 60_000),
    row('Leie hybel 2', (month) => (month < 7 ? 4800 : 5000), 58_000),
  ]
  const [power, tax, repair] = [
    row('Strøm', (month) => 300 + month, 4000),
    row('Kommunale avgifter', (month) => (month % 3 === 0 ? 2100 : null), 8000),
    row('Vedlikehold', (month) => (month === 5 ? 6400 : null), 5000),
  ]
  const sumOf = (name: string, rows: MadeCell[][]): MadeCell[] => [
    name,
    ...Array.from({ length: 14 }, (_, at) => rows.reduce((sum, cells) => sum + Number(cells[at + 1] ?? 0), 0)),
  ]
  const [into, out] = [sumOf('Sum inntekter', [one, two]), sumOf('Sum utgifter', [power, tax, repair])]
  const reading = readSheets([
    {
      name: 'Budsjett og regnskap 2023',
      rows: [
        ['Fjellveien 22, 5019 Bergen'],
        ['', ...names, 'Totalt', 'Budsjett'],
        ['Inntekter'],
        one,
        two,
        into,
        ['Utgifter'],
        power,
        tax,
        repair,
        out,
        ['Overskudd', ...into.slice(1).map((sum, at) => Number(sum) - Number(out[at + 1]))],
      ],
    },
  ])
  expect(counts(reading).slice(0, 3)).toEqual([24, 17, 0])
  expect(totalsOf(reading)).toEqual({
    '2023 income': 121_200,
    '2023 maintenance': 6400,
    '2023 municipal_taxes': 8400,
    '2023 other_costs': 3678,
  })
  expect(differences(reading).every((difference) => difference === 0)).toBe(true)
  expect(reading.stated.length).toBeGreaterThan(20)
})

it('several houses on one sheet, each with a list of its own below the one before', () => {
  const house = (name: string, rent: number, tenant: string, costs: readonly (readonly MadeCell[])[]): MadeCell[][] => [
    [name],
    ['Dato', 'Hva', 'Hvem', 'Inn', 'Ut'],
    ...months(3).map((month) => [d(`2025-${month}-01`), 'Husleie', tenant, rent, null]),
    ...costs.map((cells) => [...cells]),
    ['Sum', null, null, rent * 3, costs.reduce((sum, cells) => sum + Number(cells[4]), 0)],
    [],
    [],
  ]
  const sheets = [
    {
      name: 'Utleie 2025',
      rows: [
        ...house('Storgata 5, 2317 Hamar', 8000, 'Ali Khan', [
          [d('2025-02-10'), 'Forsikring', 'Tryg', null, 4200],
          [d('2025-03-01'), 'Feiing', 'Kommunen', null, 510],
        ]),
        ...house('Elvegata 1, 2317 Hamar', 9500, 'Nina Bø', [
          [d('2025-01-20'), 'Bytte av lås', 'Låsmester', null, 1750],
        ]),
        ...house('Hytta, Trysil', 3000, 'Per Moen', [[d('2025-01-25'), 'Brøyting', 'Naboen', null, 900]]),
      ],
    },
  ]
  const reading = readSheets(sheets)
  expect(housesOf(reading)).toEqual(['Storgata 5', 'Elvegata 1', 'Hytta, Trysil'])
  expect(counts(reading).slice(0, 3)).toEqual([9, 4, 0])
  const sumsOf = (place: number) =>
    [reading.proposal.income, reading.proposal.expenses].map((records) =>
      records.reduce((sum, one) => sum + (one.house === place ? one.sum / 100 : 0), 0),
    )
  expect([0, 1, 2].map(sumsOf)).toEqual([
    [24_000, 4710],
    [28_500, 1750],
    [9000, 900],
  ])
  expect(differences(reading)).toEqual([0, 0, 0, 0, 0, 0])
  // Costs of all houses are asked for theirs.
  const shared: MadeCell[][] = [
    ['Fellesutgifter'],
    ['Dato', 'Hva', 'Hvem', 'Inn', 'Ut'],
    [d('2025-02-01'), 'Alarm', 'Vakt', null, 999],
  ]
  const more = readSheets([{ name: 'Utleie 2025', rows: [...sheets[0]!.rows, ...shared] }])
  expect([counts(more), questionsOf(more).filter((one) => one.startsWith('!'))]).toEqual([
    counts(reading),
    ['!house 31'],
  ])
})

it('an export of a bank with a balance, private payments and a transfer', () => {
  const csv = madeCsv([
    ['Dato', 'Forklaring', 'Rentedato', 'Ut fra konto', 'Inn på konto', 'Saldo'],
    ['02.01.2025', 'Husleie fra Siv Rød', '02.01.2025', '', '11 000,00', '25 000,00'],
    ['05.01.2025', 'Kommunale avgifter Bergen kommune', '05.01.2025', '1 234,50', '', '23 765,50'],
    ['09.01.2025', 'Overføring til sparekonto', '09.01.2025', '5 000,00', '', '18 765,50'],
    ['15.01.2025', 'Renter og avdrag lån', '15.01.2025', '8 765,43', '', '10 000,07'],
    ['20.01.2025', 'Forsikring Gjensidige', '20.01.2025', '410,00', '', '9 590,07'],
    ['03.02.2025', 'Husleie fra Siv Rød', '03.02.2025', '', '11 000,00', '20 590,07'],
    ['07.02.2025', 'Rørlegger Hansen', '07.02.2025', '2 350,00', '', '18 240,07'],
  ])
  const reading = readFile(Buffer.from(`\ufeff${csv}`), 'Utleiekonto Skogveien 4.csv')
  expect(counts(reading).slice(0, 3)).toEqual([2, 3, 0])
  expect(totalsOf(reading)).toEqual({
    '2025 income': 22_000,
    '2025 maintenance': 2350,
    '2025 municipal_taxes': 1234.5,
    '2025 other_costs': 410,
  })
  expect(incomesOf(reading).map((one) => one.slice(0, 16))).toEqual(['2025-01-01/01-31', '2025-02-01/02-28'])
})

it('a file of LibreOffice with merged titles, a year a sheet, and furniture', () => {
  const year = (of: number, rent: number) => ({
    name: String(of),
    merges: ['A1:E1', 'A2:E2'],
    rows: [
      [`Regnskap utleie ${of}`],
      ['Granlia 9, 3511 Hønefoss'],
      ['Dato', 'Beskrivelse', 'Kategori', 'Inntekt', 'Utgift'],
      ...months(12).map((month) => [d(`${of}-${month}-01`), 'Leie Ole Dahl', 'Husleie', rent, null]),
      [d(`${of}-05-12`), 'Maling av stue', 'Vedlikehold', null, 3300],
      [d(`${of}-06-30`), 'Eiendomsskatt', 'Kommunale avgifter', null, 4100.25],
      ['Sum', null, null, rent * 12, 7400.25],
    ],
  })
  const reading = readFile(
    madeOds([
      year(2023, 7000),
      year(2024, 7200),
      {
        name: 'Møbler',
        merges: ['A1:E1'],
        rows: [
          ['Avskrivninger'],
          ['Gjenstand', 'Kjøpsdato', 'Kostpris', 'Levetid', 'Restverdi 31.12.2024'],
          ['Kjøkkenmøbler', d('2023-08-01'), 40_000, 10, 25_600],
        ],
      },
    ]),
    'utleie.ods',
  )
  expect(counts(reading).slice(0, 3)).toEqual([24, 4, 1])
  expect(totalsOf(reading)).toEqual({
    '2023 income': 84_000,
    '2023 items': 40_000,
    '2023 maintenance': 3300,
    '2023 municipal_taxes': 4100.25,
    '2024 income': 86_400,
    '2024 maintenance': 3300,
    '2024 municipal_taxes': 4100.25,
  })
  expect(housesOf(reading)).toEqual(['Granlia 9'])
  expect(differences(reading)).toEqual([0, 0, 0, 0])
})
