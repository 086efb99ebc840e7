import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import type { Contract } from './model'
import { isOpen, mayFinish, timelineOf } from './rules-timeline'

const today = day('2026-11-20')
const draft = {
  status: 'draft',
  type: 'running',
  created_at: '2026-11-01T23:30:00Z' as Instant,
  signatureType: null,
  signed_at: null,
  first_payment_date: day('2026-11-15'),
  end_date: null,
  finished_on: null,
  blocked_by: '',
} satisfies Partial<Contract>
const active = {
  ...draft,
  status: 'active',
  signatureType: 'manual',
  signed_at: '2026-11-03T10:00:00Z' as Instant,
} as const
const lines = (contract: Parameters<typeof timelineOf>[0]) =>
  timelineOf(contract, today).map(({ key, state, day: on }) =>
    [key, state, on].filter((part) => part !== null).join(' '),
  )

describe('the story of a contract', () => {
  it('of a draft waits for the signature; the day is the one in Oslo', () => {
    expect(lines(draft)).toEqual([
      'written done 2026-11-02',
      'unsigned now',
      'rentWaits ahead 2026-11-15',
      'openEnded ahead',
    ])
  })

  it('of an active one says since when its rent is booked, or from when', () => {
    expect(lines(active)).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'rentSince done 2026-11-15',
      'openEnded ahead',
    ])
    expect(lines({ ...active, first_payment_date: today })).toContain('rentSince done 2026-11-20')
    expect(lines({ ...active, first_payment_date: day('2026-11-21') })).toContain('rentFrom ahead 2026-11-21')
    expect(lines({ ...active, signatureType: 'bankid' })).toContain('signedBankid done 2026-11-03')
  })

  it.each(['freeLimit', 'endOf30Days'] as const)('says that the rent is not booked any more: %s', (blocked_by) => {
    expect(lines({ ...active, blocked_by })).toContain('rentBlocked now')
    expect(lines({ ...draft, blocked_by })).not.toContain('rentBlocked now')
  })

  it('of a fixed term names its end, before and after', () => {
    const bound = { ...active, type: 'time-bound', end_date: day('2027-10-31') } as const
    expect(lines(bound).at(-1)).toBe('endsOn ahead 2027-10-31')
    expect(lines({ ...bound, status: 'expired' }).at(-1)).toBe('ended now 2027-10-31')
  })

  it('of a finished one ends with its last day, and leaves out rent that never fell due', () => {
    const finished = { ...active, status: 'finished', finished_on: day('2026-11-18') } as const
    expect(lines(finished)).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'rentUntil done 2026-11-15',
      'finished done 2026-11-18',
    ])
    expect(lines({ ...finished, blocked_by: 'freeLimit' })).not.toContain('rentBlocked now')
    expect(lines({ ...finished, finished_on: day('2026-11-14') })).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'finished done 2026-11-14',
    ])
  })
})

it.each([
  ['draft', null, true, false],
  ['draft', 'bankid', false, false],
  ['active', 'manual', false, true],
  ['expired', 'bankid', false, true],
  ['finished', 'manual', false, false],
] as const)('%s, signed %s: open %s, may be finished %s', (status, signatureType, open, finish) => {
  expect([isOpen({ status, signatureType }), mayFinish({ status, signatureType })]).toEqual([open, finish])
})
