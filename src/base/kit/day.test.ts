import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addTime,
  dateOf,
  day,
  dayOf,
  daysBetween,
  daysInMonth,
  DayText,
  endOfYear,
  formatDay,
  InstantText,
  isDay,
  monthAt,
  monthOf,
  osloDay,
  parseDay,
  startOfYear,
  yearOf,
  type Day,
  type Instant,
} from './day'
import { cases } from './test-cases'

const anyDay = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .filter(([y, m, d]) => d <= lengthOf(y, m))
/** The expected result, calculated by the rule of the calendar and not by Date. */
const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
const lengthOf = (y: number, m: number) => (m === 2 ? (leap(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31)

describe('days', () => {
  it('follow each other as the calendar says, whatever zone the machine is in', () => {
    fc.assert(
      fc.property(anyDay, ([y, m, d]) => {
        const next = d < lengthOf(y, m) ? [y, m, d + 1] : m < 12 ? [y, m + 1, 1] : [y + 1, 1, 1]
        const today = dayOf(y, m, d)
        expect(addDays(today, 1)).toBe(dayOf(next[0]!, next[1]!, next[2]!))
        expect(daysBetween(today, addDays(today, 1))).toBe(1)
        expect(daysInMonth(y, m)).toBe(lengthOf(y, m))
        expect([yearOf(today), monthOf(today), dateOf(today)]).toEqual([y, m, d])
      }),
      cases(10_000),
    )
  })

  it('keep the anchor day of a month where it exists, else its last day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 600 }), ([y, m, d], months) => {
        let [year, month] = [y, m]
        for (let i = 0; i < months; i += 1) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
        expect(addMonths(dayOf(y, m, d), months)).toBe(dayOf(year, month, Math.min(d, lengthOf(year, month))))
      }),
      cases(10_000),
    )
    expect([1, 2, 13].map((n) => addMonths(day('2027-01-31'), n))).toEqual(['2027-02-28', '2027-03-31', '2028-02-29'])
  })

  it.each([
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25'],
  ])('are judged in Oslo: %s is %s', (instant, expected) => {
    expect(osloDay(instant as Instant)).toBe(expected)
  })

  it('are judged in Oslo for every moment, whichever was asked for before', () => {
    const moments = ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z', '2026-11-20T23:00:00.001Z']
    const asked = [0, 1, 0, 2, 1, 0].map((index) => osloDay(moments[index] as Instant))
    expect(asked).toEqual(['2026-11-20', '2026-11-21', '2026-11-20', '2026-11-21', '2026-11-21', '2026-11-20'])
  })

  it.each([
    ['01.02.2026', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['010226', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    [' 1/2/2026 ', '2026-02-01'],
    ['1.2.85', '1985-02-01'],
    ['1.2.36', '2036-02-01'],
    ['1.2.37', '1937-02-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2026', null],
    ['31.04.2026', null],
    ['32.01.2026', null],
    ['01.13.2026', null],
    ['00.01.2026', null],
    ['x01.02.2026', null],
    ['01.02.2026x', null],
    ['x010226', null],
    ['010226x', null],
    ['2026', null],
    ['', null],
    ['i morgen', null],
  ])('are read as typed: %j is %s', (typed, expected) => {
    expect(parseDay(typed, 2026)).toBe(expected)
  })

  it('are refused on the wire unless they exist', () => {
    expect(
      ['2026-02-29', '2026-2-1', '01.02.2026', '', 'x', '2026-00-10'].filter((text) => DayText.safeParse(text).success),
    ).toEqual([])
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('0001-01-01')).toBe(true)
    expect(() => day('2026-02-30')).toThrow(RangeError)
    expect(() => yearOf('x' as Day)).toThrow(RangeError)
  })

  it.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [7, 'date'],
    ['2026-02-29', 'date'],
  ])('are refused with a reason: %j is %s', (value, reason) => {
    expect(DayText.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([reason])
  })

  it('and moments are told apart on the wire from what is no text', () => {
    expect([InstantText.safeParse('2026-11-20T10:00:00.000Z').success, InstantText.safeParse(7).success]).toEqual([
      true,
      false,
    ])
  })

  it('and moments are counted in calendar months and in milliseconds', () => {
    expect(monthAt(day('2026-11-20'))).toBe('2026-11-01')
    expect([startOfYear(2026), endOfYear(2026)]).toEqual(['2026-01-01', '2026-12-31'])
    expect(addTime('2026-12-31T23:59:59.999Z' as Instant, 1)).toBe('2027-01-01T00:00:00.000Z')
  })

  it('are shown as dd.MM.yyyy', () => {
    expect(formatDay('2026-02-01' as Day)).toBe('01.02.2026')
  })
})
