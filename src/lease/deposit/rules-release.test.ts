import { expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { earliestNoticeDay, isTenancyRunningAtRelease } from './rules-release'

it.each([
  ['2026-12-01', '2026-11-20T10:00:00.000Z', '2026-11-20'],
  ['2026-10-01', '2026-11-20T10:00:00.000Z', '2026-10-01'],
  ['2026-12-01', null, '2026-12-01'],
] as const)('of a lease from %s, signed %s, the bank can have sent a notice since %s', (start, signed, earliest) =>
  expect(earliestNoticeDay({ start_date: day(start), signed_at: signed as Instant | null })).toBe(earliest),
)

it.each([
  ['active', 'TENANT', true],
  ['active', 'SPLIT', true],
  // The tenant may have stayed after the term.
  ['expired', 'TENANT', true],
  ['active', 'DISPUTE', false],
  ['active', '', false],
  ['finished', 'TENANT', false],
] as const)('a release of a lease that is %s to %s is of a running tenancy: %s', (status, category, isRunning) =>
  expect(isTenancyRunningAtRelease({ status }, category)).toBe(isRunning),
)
