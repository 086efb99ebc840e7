import { describe, expect, it } from 'vitest'
import { madeCsv, madeOds, madeXlsx, type MadeCell } from '../old-sheet/test-books'
import { amountOfText } from './rules-amount'
import { costsOf, incomesOf, readFile, readSheets, skippedOf } from './test-reading'

const d = (day: string): MadeCell => ({ day })

describe('an amount as a text', () => {
  it.each([
    ['1 234,50', 123_450],
    ['ca. 500 kroner', 50_000],
    ['500,=', 50_000],
    ['\u22121.234,-', -123_400],
    ['(1 890)', -189_000],
    ['1234,5678', 123_457],
    ['-12.345678', -1235],
  ])('%s is %i øre', (text, sum) => expect(amountOfText(text)).toEqual({ kind: 'sum', sum }))

  it.each(['300 45', '1 23 456', '5 stk', '12 kvm', '2023-01-05', '47 900 12 3', 'kr', '100-200', '1 000 ₺'])(
    '%s is none',
    (text) => expect(amountOfText(text)).toBeNull(),
  )

  it.each(['€ 90,00', '100 CHF', '100 chf', 'PLN 12,50', 'US$ 100', '¥900'])('%s is not of kroner', (text) =>
    expect(amountOfText(text)).toEqual({ kind: 'foreign' }),
  )

  it.each(['4.120', '4,120'])('%s may be both', (text) =>
    expect(amountOfText(text)).toEqual({ kind: 'either', thousands: 412_000, decimals: 412 }),
  )
})

describe('money that is not kroner is left out with a reason, and never booked', () => {
  it('by its text, its header, and the column of currencies', () => {
    const rows = [
      ['Dato', 'Tekst', 'Utgift'],
      ['03.04.2023', 'Forsikring', '90,00 CHF'],
      ['05.06.2023', 'Strøm', '300,00 kr'],
    ]
    const reading = readFile(Buffer.from(madeCsv(rows)), 'Elveveien 4.csv')
    expect([costsOf(reading).length, skippedOf(reading), reading.questions]).toEqual([1, ['2:not_a_sum'], []])
    const byHeader = [
      ['Dato', 'Tekst', 'Beløp EUR'],
      ['03.04.2023', 'Forsikring', '90,00'],
    ]
    expect(skippedOf(readFile(Buffer.from(madeCsv(byHeader)), 'Elveveien 4.csv'))).toEqual(['2:not_a_sum'])
    const byColumn = [
      ['Dato', 'Tekst', 'Utgift', 'Valuta'],
      ['03.04.2023', 'Forsikring', '90,00', 'PLN'],
      ['05.06.2023', 'Strøm', '300,00', 'NOK'],
      ['06.06.2023', 'Strøm', '400,00', ''],
    ]
    const written = readFile(Buffer.from(madeCsv(byColumn)), 'Elveveien 4.csv')
    expect([costsOf(written).length, skippedOf(written)]).toEqual([2, ['2:not_a_sum']])
  })

  it('by the format of its cell, in a list, a table of months and a table of furniture', () => {
    const zloty = (value: number): MadeCell => ({ value, format: '#,##0.00\\ [$zł-415]' })
    const kroner = (value: number): MadeCell => ({ value, format: '[$kr-414] #,##0' })
    const list = readSheets([
      {
        name: '2023',
        rows: [
          ['Lia 3, 2316 Hamar'],
          ['Dato', 'Tekst', 'Utgift'],
          [d('2023-02-02'), 'Strøm', zloty(700)],
          [d('2023-02-03'), 'Strøm', kroner(800)],
          [d('2023-02-03'), 'Vann', { value: 900, format: '[$kr-41D] #,##0' }],
          [d('2023-02-04'), 'Feiing', { value: 600, format: '"CHF" #,##0' }],
        ],
      },
    ])
    expect(costsOf(list)).toEqual(['2023-02-03 800 other Strøm'])
    expect(skippedOf(list)).toEqual(['3:not_a_sum', '5:not_a_sum', '6:not_a_sum'])
    const months = readSheets([
      {
        name: '2023',
        rows: [
          ['Lia 3, 2316 Hamar'],
          ['', 'jan', 'feb', 'mars', 'april', 'mai', 'juni'],
          ['Husleie', zloty(5000), 5000, 5000, 5000, 5000, 5000],
        ],
      },
    ])
    expect([incomesOf(months).length, skippedOf(months)]).toEqual([5, ['3:not_a_sum']])
    const items = readSheets([
      {
        name: 'Inventar',
        rows: [
          ['Lia 3, 2316 Hamar'],
          ['Gjenstand', 'Kjøpt', 'Pris', 'Levetid'],
          ['Sofa', d('2023-02-02'), zloty(40_000), 8],
          ['Seng', d('2023-02-02'), 40_000, 8],
        ],
      },
    ])
    expect([items.proposal.items.map(({ name }) => name), skippedOf(items)]).toEqual([['Seng'], ['3:not_a_sum']])
  })

  it('in a file of LibreOffice', () => {
    const rows: MadeCell[][] = [
      ['Lia 3, 2316 Hamar'],
      ['Dato', 'Tekst', 'Utgift'],
      [d('2023-02-02'), 'Strøm', { value: 700, currency: 'CZK' }],
      [d('2023-02-03'), 'Strøm', { value: 800, currency: 'NOK' }],
    ]
    const reading = readFile(madeOds([{ name: '2023', rows }]), 'regnskap.ods')
    expect([costsOf(reading).length, skippedOf(reading)]).toEqual([1, ['3:not_a_sum']])
  })
})

it('a column of numbers with a format that is named Standard has no days', () => {
  const rows: MadeCell[][] = [
    ['Lia 3, 2316 Hamar'],
    ['Dato', 'Tekst', 'Utgift'],
    [d('2023-02-02'), 'Nytt tak', { value: 45_000, format: 'Standard' }],
  ]
  const reading = readFile(madeXlsx([{ name: '2023', rows }]))
  expect(costsOf(reading)).toEqual(['2023-02-02 45000 maintenance Nytt tak'])
})
