import { expect, it } from 'vitest'
import { madeXlsx, type MadeCell } from '../old-sheet/test-books'
import { costsOf, questionsOf, readFile, skippedOf } from './test-reading'

const list = (days: readonly MadeCell[], title = 'Lia 3, 2316 Hamar') => [
  { name: 'A', rows: [[title], ['Dato', 'Tekst', 'Utgift'], ...days.map((day) => [day, 'Strøm', 800])] },
]
const daysOf = (reading: ReturnType<typeof readFile>) => costsOf(reading).map((cost) => cost.slice(0, 10))

it('a day that was typed as 15.3 and stored as a number is read, unless its month may have lost a zero', () => {
  const reading = readFile(madeXlsx(list([15.3, 15.1, 15.11, 3.12], 'Lia 3, 2316 Hamar 2023')))
  expect(daysOf(reading)).toEqual(['2023-03-15', '2023-11-15', '2023-12-03'])
  expect(skippedOf(reading)).toEqual(['4:not_a_day'])
})

it('the year of the day above is that of a day without one, until the months begin anew', () => {
  const reading = readFile(madeXlsx(list([{ day: '2022-10-05' }, 15.12])))
  expect(daysOf(reading)).toEqual(['2022-10-05', '2022-12-15'])
  const later = readFile(madeXlsx(list([{ day: '2022-10-05' }, 15.2])))
  expect([daysOf(later), questionsOf(later)]).toEqual([['2022-10-05'], ['!year 4']])
  const answers = { 'year:A': '2023' }
  const answered = readFile(madeXlsx(list([{ day: '2022-10-05' }, 15.12, 15.2, 16.3])), 'regnskap.xlsx', { answers })
  expect(daysOf(answered)).toEqual(['2022-10-05', '2022-12-15', '2023-02-15', '2023-03-16'])
})

it('a workbook counts its days from 1904, also those of cells without a format', () => {
  const serial = Date.parse('2023-07-04') / 86_400_000 + 25_569
  expect(daysOf(readFile(madeXlsx(list([{ day: '2023-07-03' }, serial - 1462]), { is1904: true })))).toEqual([
    '2023-07-03',
    '2023-07-04',
  ])
  expect(daysOf(readFile(madeXlsx(list([{ day: '2023-07-03' }, serial]))))).toEqual(['2023-07-03', '2023-07-04'])
})

it('two digits are the same year in an answer as in a day', () => {
  const reading = readFile(madeXlsx(list([{ day: '1998-06-01' }, '31.06.98'])))
  expect(reading.questions.find(({ blocks }) => blocks)!.choices.map(({ id }) => id)).toEqual([
    '1998-06-30',
    'leave_out',
  ])
})
