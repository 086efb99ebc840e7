import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { isVisitSoon } from './rules-soon'

it.each([
  ['inspection', '2026-11-30', true],
  ['inspection', '2026-12-01', true],
  ['', '2026-12-01', true],
  ['viewing', '2026-11-30', true],
  ['maintenance', '2026-12-02', false],
  ['changes', '2026-11-30', false],
  ['inspection', '2026-11-29', false],
  ['inspection', '', false],
] as const)('a visit for %s on %s is announced late: %s', (purpose, on, soon) => {
  expect(isVisitSoon({ purpose, on }, day('2026-11-30'))).toBe(soon)
})
