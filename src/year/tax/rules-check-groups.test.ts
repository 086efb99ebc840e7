import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { Check } from './model-check'
import { checkCount, checkGroupsOf, checksOfHouses } from './rules-check-groups'

const check = (names: readonly string[], more: Partial<Check> = {}): Check => ({
  houseId: 1,
  kind: 'withoutReceipt',
  count: names.length,
  vouchers: names.map((name, index) => ({ id: index + 1, name, date: day('2025-03-01') })),
  ...more,
})

it.each<[string, Check, [name: string, count: number][]]>([
  ['one', check(['Roof']), [['Roof', 1]]],
  ['the same eleven times', check(Array.from({ length: 11 }, () => 'Broadband')), [['Broadband', 11]]],
  [
    'by its first line, in the order in which they came',
    check(['Roof\nand more', 'Paint', 'Roof']),
    [
      ['Roof', 2],
      ['Paint', 1],
    ],
  ],
  [
    'what is called otherwise each, together',
    check(['a', 'b', 'c', 'd', 'a']),
    [
      ['a', 2],
      ['', 3],
    ],
  ],
  ['two that are called otherwise', check(['Roof', 'Paint']), [['', 2]]],
  ['of more than three names that repeat, together', check(Array.from('aabbccdd')), [['', 8]]],
  ['one without a name, together', check(['Roof', ' ']), [['', 2]]],
  ['more than are named, together', check(['Roof', 'Roof'], { count: 101 }), [['', 101]]],
  ['of the house itself', check([], { kind: 'houseNumbers', count: 1 }), [['', 1]]],
])('what lacks the same stands once: %s', (_what, given, lines) => {
  const groups = checkGroupsOf([given])
  expect(groups.map(({ name, count }) => [name, count])).toEqual(lines)
  expect(groups.flatMap(({ vouchers }) => vouchers)).toHaveLength(given.vouchers.length)
})

it('says how many things there are to look at, also those that are not named', () => {
  expect(checkCount([check(['Roof'], { count: 101 }), check([], { kind: 'houseNumbers', count: 1 })])).toBe(102)
})

it('is told of the houses that are shown, the property numbers of those alone that go into the return', () => {
  const all = [1, 2, 3].flatMap((houseId) => [
    check(['Roof'], { houseId }),
    check([], { houseId, kind: 'houseNumbers' }),
  ])
  const found = checksOfHouses(all, [1, 2], [1, 3])
  expect(found.map(({ houseId, kind }) => [houseId, kind])).toEqual([
    [1, 'withoutReceipt'],
    [1, 'houseNumbers'],
    [2, 'withoutReceipt'],
  ])
})
