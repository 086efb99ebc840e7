import { expect, it } from 'vitest'
import type { Instant } from '../../kit/day'
import { clock, moment, momentWithSeconds } from './moment'

it.each([
  ['2026-11-22T13:05:59.000Z', '22.11.2026 14:05'],
  ['2026-07-01T22:00:00.000Z', '02.07.2026 00:00'],
  ['2026-12-31T23:30:00.000Z', '01.01.2027 00:30'],
])('%s is shown as %s', (at, shown) => {
  expect(moment(at as Instant)).toBe(shown)
  expect(shown).toContain(clock(at as Instant))
  expect(momentWithSeconds(at as Instant)).toBe(`${shown}:${at.slice(17, 19)}`)
})
