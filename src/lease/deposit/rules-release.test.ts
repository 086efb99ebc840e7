import { expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { earliestNoticeDay } from './rules-release'

it.each([
  ['2026-12-01', '2026-11-20T10:00:00.000Z', '2026-11-20'],
  ['2026-10-01', '2026-11-20T10:00:00.000Z', '2026-10-01'],
  ['2026-12-01', null, '2026-12-01'],
] as const)('of a lease from %s, signed %s, the bank can have sent a notice since %s', (start, signed, earliest) =>
  expect(earliestNoticeDay({ start_date: day(start), signed_at: signed as Instant | null })).toBe(earliest),
)
