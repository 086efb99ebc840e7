import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { HomeUse } from './model'
import { factsInYear, firstYearOfFacts, homeUseOn, areFactsEqual, yearSpans, yearFacts } from './rules-years'

const ola = { name: 'Ola Nordmann', share: 50 }
const stated = (home_use: HomeUse = 'let_only', co_owners: (typeof ola)[] = [], holiday_home = false) => ({
  home_use,
  co_owners,
  holiday_home,
})
const years = [
  yearFacts(firstYearOfFacts, stated('own_cabin', [ola])),
  yearFacts(2024, stated('own_home', [ola])),
  yearFacts(2026, stated()),
]

describe('what holds of a house in a year', () => {
  it.each([
    [1990, 'own_cabin', 1],
    [2023, 'own_cabin', 1],
    [2024, 'own_home', 1],
    [2025, 'own_home', 1],
    [2026, 'let_only', 0],
    [2040, 'let_only', 0],
  ])('%i: %s with %i co-owner', (year, home_use, count) => {
    const facts = factsInYear(years, year)
    expect([facts.home_use, facts.co_owners.length]).toEqual([home_use, count])
    expect(homeUseOn([{ id: 3, years }], 3, day(`${year}-06-01`))).toBe(home_use)
  })

  it('is only let where the house isn’t there', () => expect(homeUseOn([], 3, day('2026-01-01'))).toBe('let_only'))

  it.each([
    [stated('let_only', [], true), 'own_cabin', true],
    [stated('own_home', [], true), 'own_cabin', true],
    [stated('own_cabin'), 'own_cabin', true],
    [stated('own_home'), 'own_home', false],
  ])('%j is %s: a holiday home of one’s own is an own cabin', (form, home_use, holiday_home) =>
    expect(yearFacts(2025, form)).toEqual({ from_year: 2025, co_owners: [], home_use, holiday_home }),
  )

  it('is the same whenever it begins', () => {
    expect(areFactsEqual(yearFacts(2020, stated()), yearFacts(2025, stated()))).toBe(true)
    expect(areFactsEqual(yearFacts(2025, stated()), yearFacts(2025, stated('let_only', [ola])))).toBe(false)
  })

  it('is shown as spans, the latest first', () =>
    expect(yearSpans(years).map(({ from, to }) => [from, to])).toEqual([
      [2026, null],
      [2024, 2025],
      [null, 2023],
    ]))
})
