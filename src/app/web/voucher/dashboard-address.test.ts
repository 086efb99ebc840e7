import { expect, test } from 'vitest'
import { day } from '../../../base/kit/day'
import { dashboardSearchParams, listSearchOf, periodOfAddress, shownPreset } from './dashboard-address'

const today = day('2026-11-20')
const read = (text: string) => dashboardSearchParams.parse(Object.fromEntries(new URLSearchParams(text)))

test('an empty address is this year, newest first', () => {
  expect(read('')).toEqual({
    q: '',
    type: '',
    cost: '',
    supplier: '',
    receipt: '',
    sort: '-date',
    period: 'current',
    from: '',
    to: '',
    pages: 1,
  })
  expect(periodOfAddress(read(''), today)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
test('how much of the list is shown is kept; nonsense shows the first page', () => {
  expect(read('pages=3').pages).toBe(3)
  expect([read('pages=0').pages, read('pages=-2').pages, read('pages=all').pages, read('pages=1e9').pages]).toEqual([
    1, 1, 1, 1,
  ])
})
test('a broken value falls back and leaves the others', () => {
  expect(read('sort=colour&type=x&period=never&from=31.02.2026&q=bad')).toMatchObject({
    q: 'bad',
    sort: '-date',
    type: '',
    period: 'current',
    from: '',
  })
})
test('chosen dates the wrong way round change places', () => {
  expect(periodOfAddress(read('period=custom&from=2026-03-01&to=2025-06-01'), today)).toEqual({
    from: '2025-06-01',
    to: '2026-03-01',
  })
})
test('chosen dates of which one is missing mean this year', () => {
  expect(periodOfAddress(read('period=custom&from=2025-03-01'), today)).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  })
})
test.each([
  ['from=0001-01-01&to=2026-12-31', '1906-01-01', '2026-12-31'],
  ['from=9999-12-31&to=0001-01-01', '1906-01-01', '2036-12-31'],
  ['from=NaN&to=2026-03-01', '2026-01-01', '2026-12-31'],
  ['from=0000-01-01&to=2026-03-01', '2026-01-01', '2026-12-31'],
  ['from=2026-00-00&to=2026-03-01', '2026-01-01', '2026-12-31'],
])('no dates of an address make a period that cannot be shown: %s', (text, from, to) => {
  expect(periodOfAddress(read(`period=custom&${text}`), today)).toEqual({ from, to })
})
test.each([
  ['period=month&from=2026-02-01&to=2026-02-28', 'month'],
  ['period=month&from=2026-02-01&to=2026-03-31', 'custom'],
  ['period=month', 'custom'],
  ['period=last', 'last'],
])('a month is called one only where it is one: %s', (text, expected) => {
  expect(shownPreset(read(text), periodOfAddress(read(text), today))).toBe(expected)
})

test('an open dialog leaves the part of the address that chooses the rows', () => {
  expect(listSearchOf('?house=2&bilag=7&q=r%C3%B8r&sort=sum')).toBe('house=2&q=r%C3%B8r&sort=sum')
  expect(listSearchOf('?bilag=7')).toBe('')
})
