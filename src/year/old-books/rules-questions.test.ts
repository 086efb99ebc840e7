import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner } from '../../base/kit/money'
import { madeCsv, type MadeCell } from '../old-sheet/test-books'
import {
  costsOf,
  emptyAccount,
  housesOf,
  incomesOf,
  questionsOf,
  readFile,
  readSheets,
  skippedOf,
} from './test-reading'
import type { ReadingOptions } from './rules-proposal'

const d = (iso: string): MadeCell => ({ day: iso })
const header = ['Dato', 'Tekst', 'Hvem', 'Type', 'Beløp']

/** A list of one house, with costs below zero. */
const read = (
  rows: readonly (readonly MadeCell[])[],
  more: Partial<ReadingOptions> = {},
  hiddenRows: readonly number[] = [],
) => readSheets([{ name: '2023', rows: [['Lia 3, 2316 Hamar'], header, ...rows], hiddenRows }], more)

const rent = [d('2023-01-01'), 'Husleie januar', 'Eva Moe', 'Leie', 9000]
const repair = [d('2023-01-05'), 'Ny lås', 'Låsservice', 'Vedlikehold', -900]

describe('what is asked, and held back until it is answered', () => {
  it('maintenance or an improvement', () => {
    const rows = [
      rent,
      [d('2023-02-02'), 'Nytt bad', 'VVS', 'Vedlikehold', -90_000],
      [d('2023-02-03'), 'Ny rute etter knust', 'Glass', 'Vedlikehold', -900],
    ]
    expect(questionsOf(read(rows))).toEqual(['!improvement 4'])
    expect(costsOf(read(rows))).toHaveLength(1)
    expect(costsOf(read(rows, { answers: { 'improvement:2023:4': 'maintenance' } }))).toHaveLength(2)
    expect(skippedOf(read(rows, { answers: { 'improvement:2023:4': 'improvement' } }))).toEqual(['4:improvement'])
  })

  it('money that came back: income, or a lower cost', () => {
    const rows = [
      rent,
      [d('2023-03-02'), 'Nytt gulv etter vannskade', 'Gulv', 'Vedlikehold', -18_450],
      [d('2023-03-20'), 'Erstatning vannskade', 'Trygg', 'Forsikring', 11_200],
    ]
    expect(questionsOf(read(rows))).toEqual(['!money_back 5'])
    expect(costsOf(read(rows, { answers: { 'money_back:2023:5': 'lowers-4-4' } }))[0]).toContain(' 7250 maintenance')
    expect(incomesOf(read(rows, { answers: { 'money_back:2023:5': 'income' } }))).toHaveLength(2)
  })

  it.each([
    ['smaller than its cost', -900, 200, 'lowers-4-4', [700]],
    ['of its whole cost', -900, 900, 'lowers-4-4', [900, -900]],
    ['larger than its cost', -900, 1000, 'lowers-4-4', [900, -1000]],
    ['without a cost', null, 200, 'credit_note', [-200]],
  ])('money that came back, %s', (_what, cost, back, answer, sums) => {
    const rows = [
      rent,
      [d('2023-03-02'), 'Strøm mars', 'Kraft', 'Strøm', cost],
      [d('2023-03-20'), 'Refusjon strøm mars', 'Kraft', 'Strøm', back],
      repair,
    ]
    const reading = read(rows, { answers: { 'money_back:2023:5': answer } })
    expect(reading.proposal.expenses.map(({ sum }) => sum / 100)).toEqual([...sums, 900])
    expect(
      reading.proposal.expenses.every(({ cost_type }, at) => cost_type === 'other_costs' || at === sums.length),
    ).toBe(true)
  })

  it('two refunds together, which leave nothing of their cost', () => {
    const rows = [
      rent,
      [d('2023-03-02'), 'Strøm mars', 'Kraft', 'Strøm', -900],
      [d('2023-03-20'), 'Refusjon strøm mars', 'Kraft', 'Strøm', 500],
      [d('2023-03-21'), 'Refusjon strøm mars', 'Kraft', 'Strøm', 400],
    ]
    const answers = { 'money_back:2023:5': 'lowers-4-4', 'money_back:2023:6': 'lowers-4-4' }
    expect(read(rows, { answers }).totals.find(({ kind }) => kind === 'other_costs')!.sum).toBe(0)
    expect(read(rows, { answers }).proposal.expenses.map(({ sum }) => sum / 100)).toEqual([900, -500, -400])
  })

  it('money that came back lowers the cost of its own column alone, and rent that was paid back is no income', () => {
    const rows = (back: MadeCell, rentBack: MadeCell) => [
      ['Lia 3, 2316 Hamar'],
      ['Dato', 'Tekst', 'Inntekt', 'Utgift', 'Ut'],
      [d('2023-03-02'), 'Strøm mars', null, 900, 300],
      [d('2023-03-20'), 'Refusjon strøm mars', null, back, null],
      [d('2023-04-01'), 'Husleie april', rentBack, null, null],
      [d('2023-05-01'), 'Husleie mai', 9000, null, null],
    ]
    const columns = [{ sheet: '2023', header_line: 2, columns: { Ut: 'out' } }]
    const reading = (answers: ReadingOptions['answers']) =>
      readSheets([{ name: '2023', rows: rows(-250, -4000) }], { answers, columns })
    const lowered = reading({ 'money_back:2023:4': 'lowers-3-4', 'money_back:2023:5': 'income' })
    expect(lowered.proposal.expenses.map(({ sum }) => sum / 100)).toEqual([900, 50])
    expect(incomesOf(lowered)).toHaveLength(1)
    expect(questionsOf(reading({}))).toEqual(['!money_back 4', '!money_back 5'])
  })

  it('a private row by a hint, and hidden rows', () => {
    const rows = [
      rent,
      repair,
      [d('2023-05-05'), 'Planter egen hage', 'Hagen', 'Vedlikehold', -1299],
      [d('2023-06-05'), 'Strøm', 'Kraft', 'Strøm', -700],
    ]
    expect(questionsOf(read(rows, {}, [6]))).toEqual(['!hidden 6', '!private 5'])
    expect(costsOf(read(rows, { answers: { 'hidden:2023': 'include', 'private:2023:5': 'cost' } }, [6]))).toHaveLength(
      3,
    )
  })

  it('the same row twice, a day that does not exist, and a row without a day', () => {
    const twice = read([rent, repair, repair])
    expect([questionsOf(twice), costsOf(twice).length]).toEqual([['!twice 5'], 1])
    const wrong = read([rent, ['31.02.2023', 'Strøm', 'Kraft', 'Strøm', -500]])
    expect(questionsOf(wrong)).toEqual(['!day 4'])
    expect(
      costsOf(
        read([rent, ['31.02.2023', 'Strøm', 'Kraft', 'Strøm', -500]], { answers: { 'day:2023:4': '2023-02-28' } }),
      ),
    ).toEqual(['2023-02-28 500 other Strøm · Kraft'])
    const rows = [
      rent,
      repair,
      ...[2, 3, 4, 5, 6, 7].map((month) => [d(`2023-0${month}-01`), `Husleie ${month}`, 'Eva Moe', 'Leie', 9000]),
      [null, 'Strøm', 'Kraft', 'Strøm', -500],
    ]
    expect(questionsOf(read(rows))).toEqual(['!no_day 11', 'lease 10'])
  })

  it('day or month first, where no day in the column is above 12', () => {
    const csv = (second: string) =>
      Buffer.from(
        madeCsv(
          [
            ['Date', 'Description', 'Expense'],
            ['03/04/2023', 'Insurance', '900.00'],
            [second, 'Repairs', '100.00'],
          ],
          ',',
        ),
      )
    expect(questionsOf(readFile(csv('05/06/2023'), 'Elm Road 4.csv'))).toEqual(['!order 2,3'])
    expect(costsOf(readFile(csv('05/16/2023'), 'Elm Road 4.csv')).map((cost) => cost.slice(0, 10))).toEqual([
      '2023-03-04',
      '2023-05-16',
    ])
    expect(costsOf(readFile(csv('16/05/2023'), 'Elm Road 4.csv')).map((cost) => cost.slice(0, 10))).toEqual([
      '2023-04-03',
      '2023-05-16',
    ])
  })

  it('4.120 as a text, unless the column shows what its points mean', () => {
    const csv = (second: string) =>
      Buffer.from(
        madeCsv([
          ['Dato', 'Tekst', 'Utgift'],
          ['03.04.2023', 'Forsikring', '4.120'],
          ['05.06.2023', 'Strøm', second],
        ]),
      )
    expect(questionsOf(readFile(csv('100,00'), 'Elveveien 4.csv'))).toEqual(['!thousands 2'])
    expect(costsOf(readFile(csv('1.250,00'), 'Elveveien 4.csv'))[0]).toContain(' 4120 ')
  })

  it('a share of 1/3, and a share that is private', () => {
    const rows = [
      ['Dato', 'Tekst', 'Utgift', 'Andel'],
      ['05.06.2023', 'Strøm', '300,00', '1/3'],
      ['05.07.2023', 'Maling', '400,00', '75 %'],
    ]
    const reading = readFile(Buffer.from(madeCsv(rows)), 'Elveveien 4.csv')
    expect(questionsOf(reading)).toEqual(['!share 2'])
    expect(reading.proposal.expenses.map(({ franchise }) => franchise)).toEqual([75])
    const own = [
      ['Dato', 'Tekst', 'Utgift', 'Privat %'],
      ['05.07.2023', 'Maling', '400,00', '40'],
    ]
    expect(readFile(Buffer.from(madeCsv(own)), 'Elveveien 4.csv').proposal.expenses[0]!.franchise).toBe(60)
  })

  it('the house of a row, and of a whole file', () => {
    const rows = [
      ['Dato', 'Bolig', 'Tekst', 'Utgift'],
      ['03.04.2023', 'Loftet', 'Strøm', '100'],
      ['04.04.2023', 'Kjelleren', 'Strøm', '200'],
      ['05.04.2023', 'Felles', 'Forsikring', '900'],
    ]
    const reading = readFile(Buffer.from(madeCsv(rows)), 'liste.csv')
    expect([housesOf(reading), questionsOf(reading).filter((one) => one.startsWith('!'))]).toEqual([
      ['Loftet', 'Kjelleren'],
      ['!house 4'],
    ])
    const nameless = Buffer.from(
      madeCsv([
        ['Dato', 'Tekst', 'Utgift'],
        ['03.04.2023', 'Strøm', '100'],
      ]),
    )
    expect(questionsOf(readFile(nameless, 'liste.csv'))).toEqual(['!house 2'])
    // The only house of the account is the house of a file without one.
    const account = { ...emptyAccount, houses: [{ id: 7, name: 'Hjemme', address: 'Lia 3' }] }
    expect(readFile(nameless, 'liste.csv', { account }).proposal.expenses).toMatchObject([{ house: null, houseId: 7 }])
  })

  it('the lifetime of a large item, and small ones are deducted at once', () => {
    const reading = read([
      rent,
      [d('2023-02-02'), 'Sofa', 'Møbler AS', 'Inventar', -32_000],
      [d('2023-02-03'), 'Lampe', 'Møbler AS', 'Innbo', -1200],
    ])
    expect(questionsOf(reading)).toEqual(['!lifetime 4'])
    expect(reading.proposal.items).toMatchObject([{ name: 'Lampe', lifetime: 0, at_once: true, carried: null }])
    const answered = read([rent, [d('2023-02-02'), 'Sofa', 'Møbler AS', 'Inventar', -32_000]], {
      answers: { 'lifetime:2023:4': '8' },
    })
    expect(answered.proposal.items).toMatchObject([{ name: 'Sofa', lifetime: 8, sum: 3_200_000 }])
  })

  it('rent that was paid out, unless it went to a cooperative', () => {
    expect(questionsOf(read([rent, [d('2023-02-02'), 'Husleie', 'Ola Li', 'Husleie', -4000]]))).toEqual([
      '!rent_paid 4',
    ])
    expect(costsOf(read([rent, [d('2023-02-02'), 'Husleie', 'Solbakken borettslag', 'Husleie', -4000]]))).toEqual([
      '2023-02-02 4000 common_costs Husleie · Solbakken borettslag',
    ])
  })
})

describe('what is left out', () => {
  it.each([
    ['Renter og avdrag', 'Lån', 'loan'],
    ['Depositum', 'Depositum', 'deposit'],
    ['Depositum tilbake', 'Leie', 'deposit'],
    ['Middag', 'Privat', 'private'],
    ['Påbygg terrasse', 'Påkostning', 'improvement'],
    ['Påkostning av bad', 'Vedlikehold', 'improvement'],
    ['Overføring til sparekonto', '', 'other'],
  ])('%s (%s): %s', (text, type, reason) => {
    expect(skippedOf(read([rent, repair, [d('2023-06-02'), text, 'Noen', type, -5000]]))).toEqual([`5:${reason}`])
  })

  it('a text where an amount should be', () => {
    expect(skippedOf(read([rent, [d('2023-06-02'), 'Strøm', 'Kraft', 'Strøm', 'se vedlegg']]))).toEqual(['4:not_a_sum'])
  })

  it('what the account has already, each row once', () => {
    const account = {
      ...emptyAccount,
      houses: [{ id: 7, name: 'Lia', address: 'Lia 3' }],
      suppliers: [{ id: 4, name: 'låsservice' }],
      expenses: [{ houseId: 7, date: day('2023-01-05'), sum: fromKroner(900) }],
      incomes: [{ houseId: 7, start_date: day('2023-01-01'), sum: fromKroner(9000) }],
    }
    const reading = read([rent, repair, [d('2023-07-05'), 'Ny lås', 'Låsservice', 'Vedlikehold', -950]], { account })
    expect(skippedOf(reading)).toEqual(['4:known', '3:known'])
    expect(reading.proposal.expenses).toMatchObject([{ houseId: 7, supplierId: 4, sum: 95_000 }])
    expect([reading.proposal.houses, reading.proposal.suppliers]).toEqual([[], []])
  })
})

it('a rent counts in the month that it is for, also when it is paid before', () => {
  const rows = [
    [d('2022-12-30'), 'Husleie januar', 'Eva Moe', 'Leie', 9000],
    [d('2023-02-01'), 'Husleie', 'Eva Moe', 'Leie', 9000],
    [d('2023-04-01'), 'Leie mars-april', 'Eva Moe', 'Leie', 18_000],
    repair,
  ]
  expect(incomesOf(read(rows)).map((one) => one.slice(0, 16))).toEqual([
    '2023-01-01/01-31',
    '2023-02-01/02-28',
    '2023-03-01/04-30',
  ])
})

it('a total that the sheet states differently is shown with its rows', () => {
  const reading = read([rent, repair, ['Sum', null, null, null, 8000]])
  expect(reading.stated).toMatchObject([{ stated: 800_000, found: 810_000, of: [{ line: 3 }, { line: 4 }] }])
})
