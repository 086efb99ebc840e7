import { describe, expect, it } from 'vitest'
import { day } from './day'
import { easterSunday, isDayOff, workingDayOnOrAfter } from './day-off'

describe('days off', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is %s', (year, expected) => expect(easterSunday(year)).toBe(expected))

  it.each([
    ['2026-11-02', false],
    ['2026-11-01', true],
    ['2026-10-31', true],
    ['2026-04-02', true],
    ['2026-04-03', true],
    ['2026-04-06', true],
    ['2026-05-14', true],
    ['2026-05-25', true],
    ['2026-05-01', true],
    ['2027-05-17', true],
    ['2026-12-24', false],
    ['2026-12-25', true],
  ])('%s is a day off: %s', (at, expected) => expect(isDayOff(day(at))).toBe(expected))

  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-10-31', '2026-11-02'],
    ['2026-04-02', '2026-04-07'],
    ['2027-12-25', '2027-12-27'],
  ])('the next working day from %s is %s', (at, expected) => expect(workingDayOnOrAfter(day(at))).toBe(expected))
})
