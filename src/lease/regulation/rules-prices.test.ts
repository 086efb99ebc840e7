import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner } from '../../base/kit/money'
import { builtInPrices as prices } from '../../base/register/rules-prices'
import { indexLimit, indexText, monthsWithNewerIndex, percentChange } from './rules-prices'

const room = (rent: number, since: string, today: string) => {
  const found = indexLimit({ month_sum: fromKroner(rent), since: day(since) }, day(today), prices)
  return found && [indexText(found.from), indexText(found.to), found.to.month, found.most / 100, found.isBehind]
}

// The figures of Statistics Norway's table 14700.
it.each<[string, number, string, string, unknown]>([
  ['a year', 15_000, '2025-01-01', '2026-02-11', ['98,1', '101,6', '2026-01-01', 15_535, false]],
  ['the newest month', 12_000, '2025-05-01', '2026-06-11', ['99,9', '103,0', '2026-05-01', 12_372, false]],
  ['a month that is not out yet', 12_000, '2025-06-01', '2026-05-31', ['100,1', '102,8', '2026-04-01', 12_323, false]],
  [
    'on the 10th it may not be out',
    12_000,
    '2025-06-01',
    '2026-05-10',
    ['100,1', '102,4', '2026-03-01', 12_275, false],
  ],
  ['missed years are caught up', 10_000, '2023-01-01', '2026-02-20', ['91,5', '101,6', '2026-01-01', 11_103, false]],
  [
    'from the day it began, inside a month',
    12_000,
    '2025-05-15',
    '2026-06-11',
    ['99,9', '103,0', '2026-05-01', 12_372, false],
  ],
  ['øre are left out', 9_999.99, '2025-01-01', '2026-02-11', ['98,1', '101,6', '2026-01-01', 10_356, false]],
  ['figures newer than the product', 12_000, '2025-05-01', '2026-11-22', ['99,9', '103,0', '2026-05-01', 12_372, true]],
  ['a rent from before the figures', 12_000, '2014-12-01', '2026-06-11', null],
  ['a rent newer than the figures', 12_000, '2026-06-01', '2026-11-22', null],
  ['a rent newer than what is out', 12_000, '2026-05-01', '2026-05-31', null],
])('%s', (_, rent, since, today, expected) => expect(room(rent, since, today)).toEqual(expected))

it('a figure that the landlord has read is the newest, where it is newer than those known here', () => {
  const since = day('2025-05-01')
  const read = (month: string, index_value: string, today = '2026-11-22') => {
    const found = indexLimit({ month_sum: fromKroner(12_000), since }, day(today), prices, {
      index_month: day(month),
      index_value,
    })
    return found && [found.to.month, indexText(found.to), found.most / 100, found.isGiven, found.isBehind]
  }
  expect(read('2026-10-01', '104,1')).toEqual(['2026-10-01', '104,1', 12_504, true, false])
  expect(read('2026-09-01', '104,1')).toEqual(['2026-09-01', '104,1', 12_504, true, true])
  // These figures are ignored: the month is known here, the month is not published, or the figure
  // is a typing mistake.
  for (const [month, value] of [
    ['2026-05-01', '104,1'],
    ['2026-11-01', '104,1'],
    ['2026-10-01', '140,1'],
  ] as const)
    expect(read(month, value)).toEqual(['2026-05-01', '103,0', 12_372, false, true])
  expect(monthsWithNewerIndex(day('2026-08-11'), prices)).toEqual(['2026-07-01', '2026-06-01'])
  expect(monthsWithNewerIndex(day('2026-06-11'), prices)).toEqual([])
})

it.each([
  [981, 1016, '3,57'],
  [12_000, 12_372, '3,10'],
  [100, 100, '0,00'],
  [10_000, 9_880, '−1,20'],
  [12_000, 9_000, '−25,00'],
])('from %i to %i is %s percent', (earlier, later, text) => expect(percentChange(earlier, later)).toBe(text))
