import { expect, test } from 'vitest'
import { housesOfAddress, taxAddress, taxYears, housesToAddress } from './tax-address'

const read = (text: string) => taxAddress(2025).parse(Object.fromEntries(new URLSearchParams(text)))

test('an empty address is last year with all houses', () => {
  expect(read('')).toEqual({ year: 2025, houses: '', list: '', of: 0, again: 0, order: 'date', line: '', show: 0 })
  expect(taxYears(2025)).toEqual([2025, 2024, 2023])
})
test.each(['year=2022', 'year=2026', 'year=x', 'houses=1,', 'houses=all', 'list=bilag', 'of=-1', 'line=a-b', 'show=x'])(
  'a broken value falls back: %s',
  (text) => expect(read(text)).toEqual(read('')),
)
test('the running year is shown where the page has it', () => {
  const running = (text: string) => taxAddress(2025, 2026).parse(Object.fromEntries(new URLSearchParams(text))).year
  expect([running('year=2026'), running(''), running('year=2027')]).toEqual([2026, 2025, 2025])
})
test.each([
  ['', [1, 3]],
  ['none', []],
  ['2', [2]],
  ['3,1', [1, 3]],
  ['3,2,1', [1, 2, 3]],
  ['9', []],
  ['9,2', [2]],
])('"%s" names houses', (text, chosen) => expect(housesOfAddress(text, [1, 2, 3], [1, 3])).toEqual(chosen))
test.each([
  [[1, 3], ''],
  [[], 'none'],
  [[1, 2, 3], '1,2,3'],
  [[2], '2'],
])('%j stands in the address as "%s"', (chosen, text) => expect(housesToAddress(chosen, [1, 3])).toBe(text))
test('where none is ticked at first, none is what the address without houses means', () => {
  expect(housesOfAddress('', [1], [])).toEqual([])
  expect(housesToAddress([], [])).toBe('')
})
