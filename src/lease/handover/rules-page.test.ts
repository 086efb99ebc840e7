import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { drawingProgress, handoverDrafts, handoverWays, shortFormOf } from './rules-page'

const written = (kind: 'in' | 'out', isSigned = false) => ({ kind, signed_by: isSigned ? ('hand' as const) : null })

describe('what can be written', () => {
  it.each([
    ['nothing yet', [], ['in', 'out'], 'in'],
    ['moving in, not signed', [written('in')], ['out'], null],
    ['moving in, signed', [written('in', true)], ['in', 'out'], 'out'],
    ['both, moving out not signed', [written('in', true), written('out')], [], null],
    ['both, both signed', [written('in', true), written('out', true)], ['out'], null],
    ['moving out alone', [written('out')], [], null],
  ] as const)('after %s', (_what, list, offered, next) => expect(handoverWays(list)).toEqual({ offered, next }))
})

describe('signing on a screen', () => {
  const at = '2026-11-20T10:00:00.000Z' as Instant
  const by = (role: 'tenant' | 'landlord', name: string) => ({ role, name, drawn_at: at })
  const tenants = ['Per Hansen', 'Siri Berg']
  it.each([
    ['nobody', [], null, null],
    [
      'one tenant',
      [by('tenant', 'Per Hansen')],
      null,
      { drawn: ['Per Hansen'], missing: ['Siri Berg'], isLandlordMissing: true },
    ],
    [
      'the landlord',
      [by('landlord', 'Kari Nordmann')],
      null,
      { drawn: ['Kari Nordmann'], missing: tenants, isLandlordMissing: false },
    ],
    ['all, on paper', [by('tenant', 'Per Hansen')], 'hand', null],
  ] as const)('of %s', (_what, signatures, signed_by, expected) =>
    expect(drawingProgress({ signatures: [...signatures], signed_by }, tenants)).toEqual(expected),
  )
})

describe('a draft that waits', () => {
  const list = [
    { id: 4, signed_by: 'hand' as const },
    { id: 5, signed_by: null },
  ]
  it.each([
    ['nothing', [], {}, []],
    ['a new one', ['new.7.out'], {}, [{ of: 'out', waiting: 0 }]],
    ['photos alone', [], { 'new.7.in': 2 }, [{ of: 'in', waiting: 2 }]],
    ['one that is being changed', ['5'], { '5': 1 }, [{ of: list[1], waiting: 1 }]],
    ['not one that is signed', ['4'], {}, []],
    ['not one of another contract', ['new.8.in'], {}, []],
  ] as const)('is %s', (_what, typed, waiting: Record<string, number>, expected) =>
    expect(
      handoverDrafts(
        7,
        list,
        (record) => (typed as readonly string[]).includes(record),
        (record) => waiting[record] ?? 0,
      ),
    ).toEqual(expected),
  )
})

describe('the short form', () => {
  it.each([
    ['is open without a handover', false, false, 0, 'open'],
    ['is open while it is written', true, false, 0, 'open'],
    ['gives way to a handover', true, false, 1, 'none'],
    ['that was never written isn’t offered beside a handover', false, false, 1, 'none'],
    ['that is signed is shown', true, true, 1, 'shown'],
  ] as const)('%s', (_what, isWritten, isSigned, handovers, expected) =>
    expect(shortFormOf({ isWritten, isSigned, handovers })).toBe(expected),
  )
})
