import { expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { arePapersKept, erasingDueSince, papersKeptUntil } from './rules-erase'

const finished = (last: string | null, taxable: boolean, more: object = {}) => ({
  status: 'finished' as const,
  tenant_erased_at: null,
  finished_on: last === null ? null : day(last),
  taxable,
  ...more,
})

it.each([
  // Claims under the lease lapse after three years.
  ['three years', finished('2026-11-20', false), '2029-11-20'],
  ['three years, from a leap day', finished('2028-02-29', false), '2031-02-28'],
  // Papers of taxed rent are kept five years after the end of the year.
  ['five years after the year', finished('2026-11-20', true), '2031-12-31'],
  ['five years after the year, from its first day', finished('2026-01-01', true), '2031-12-31'],
  ['five years after the year, from its last day', finished('2026-12-31', true), '2031-12-31'],
  ['not known before the end', finished(null, true), null],
])('papers are kept %s', (_what, contract, until) => expect(papersKeptUntil(contract)).toBe(until))

it.each([
  ['the last day of three years', finished('2026-11-20', false), '2029-11-20', null],
  ['the day after it', finished('2026-11-20', false), '2029-11-21', '2029-11-20'],
  ['three years of taxed rent', finished('2026-11-20', true), '2029-11-21', null],
  ['the last day of five years', finished('2026-11-20', true), '2031-12-31', null],
  ['the day after those', finished('2026-11-20', true), '2032-01-01', '2031-12-31'],
  ['a running contract', finished('2026-11-20', false, { status: 'active' }), '2040-01-01', null],
  [
    'an erased one',
    finished('2026-11-20', false, { tenant_erased_at: '2030-01-01T00:00:00Z' as Instant }),
    '2040-01-01',
    null,
  ],
])('erasing is offered on %s: %#', (_what, contract, today, since) => {
  expect(erasingDueSince(contract, day(today))).toBe(since)
  // A confirmation is asked for exactly as long as nothing is offered.
  if (contract.status === 'finished' && contract.tenant_erased_at === null)
    expect(arePapersKept(contract, day(today))).toBe(since === null)
})
