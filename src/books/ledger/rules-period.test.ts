import { describe, expect, it } from 'vitest'
import { day, endOfYear, startOfYear } from '../../base/kit/day'
import { comparedDays } from '../../year/dashboard/rules-before'
import { chosenPeriod, isPeriodReversed, periodOf } from './rules-period'

describe('two chosen days', () => {
  const [early, late] = [day('2026-02-01'), day('2026-03-01')]
  it.each([
    [{ from: early, to: late }, {}, true],
    [{ from: early, to: late }, { from: true }, true],
    [{ from: late, to: early }, { from: true }, false],
    [{ from: late, to: early }, { to: true }, false],
    [{ from: late, to: early }, { from: true, to: true }, true],
  ] as const)('%j, of which %j was set, are shown: %s', (days, set, shown) => {
    expect(chosenPeriod(days, set)).toEqual(shown ? days : null)
  })
})

describe('the period', () => {
  it.each([
    ['2026-11-20', 'current', '2026-01-01', '2026-12-31'],
    ['2026-01-01', 'current', '2026-01-01', '2026-12-31'],
    ['2026-12-31', 'last', '2025-01-01', '2025-12-31'],
    ['2024-02-29', 'last', '2023-01-01', '2023-12-31'],
  ] as const)('on %s, %s is %s to %s', (today, preset, from, to) => {
    expect(periodOf({ preset }, day(today))).toEqual({ from, to })
  })

  it.each([
    ['0001-01-01', '2026-12-31', '1906-01-01', '2026-12-31'],
    ['9999-12-31', '0001-01-01', '1906-01-01', '2036-12-31'],
    ['2026-01-01', '9999-12-31', '2026-01-01', '2036-12-31'],
    ['0001-01-01', '0002-01-01', '1906-01-01', '1906-01-01'],
    ['9998-01-01', '9999-12-31', '2036-12-31', '2036-12-31'],
  ] as const)('of %s to %s ends where nothing can be dated any more: %s to %s', (from, to, first, last) => {
    const today = day('2026-11-20')
    const period = periodOf({ preset: 'custom', from: day(from), to: day(to) }, today)
    expect(period).toEqual({ from: first, to: last })
    // The year before the first day is valid too, and its months can be counted.
    expect(comparedDays(period, today).period.from.slice(0, 4)).toBe(String(Number(first.slice(0, 4)) - 1))
  })

  it('that was chosen is taken as it is, and swapped when it starts after its end', () => {
    const [early, late] = [day('2025-03-01'), day('2026-02-28')]
    expect(periodOf({ preset: 'custom', from: early, to: late }, day('2026-11-20'))).toEqual({ from: early, to: late })
    expect(periodOf({ preset: 'custom', from: late, to: early }, day('2026-11-20'))).toEqual({ from: early, to: late })
    expect(periodOf({ preset: 'custom', from: early, to: early }, day('2026-11-20'))).toEqual({
      from: early,
      to: early,
    })
    expect([
      isPeriodReversed({ from: late, to: early }),
      isPeriodReversed({ from: early, to: early }),
      isPeriodReversed({ from: startOfYear(2026), to: endOfYear(2026) }),
    ]).toEqual([true, false, false])
  })
})
