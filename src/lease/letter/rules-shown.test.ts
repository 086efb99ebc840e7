import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import type { Letter } from './model'
import { letterButtons, movesNotice, protestSentence } from './rules-shown'

const made = '2026-11-30T10:00:00Z' as Instant
const letter = (more: Partial<Letter> = {}) => ({
  send: 'mail' as const,
  sent_at: made,
  received_on: null,
  taken_back_on: null,
  is_replaced: false,
  protest: null,
  protest_until: day('2026-12-30'),
  ...more,
})
const printed = { send: 'print', sent_at: null, protest_until: null } as const
const protest = { received_on: day('2026-12-10'), note: '', in_time: true, sue_by: day('2027-03-30') }
const takenBack = { taken_back_on: day('2026-12-15') }

describe('the buttons of a letter', () => {
  it.each([
    ['sent', letter(), 'received protest'],
    ['sent and received', letter({ received_on: day('2026-12-01') }), 'changeReceived protest'],
    ['printed', letter(printed), 'handOver -'],
    [
      'handed over',
      letter({ ...printed, received_on: day('2026-12-01'), protest_until: day('2027-01-04') }),
      'changeHandedOver protest',
    ],
    ['protested against', letter({ protest }), 'received changeProtest'],
    // A protest against a printed letter may come before its day is known.
    ['printed and protested against', letter({ ...printed, protest }), 'handOver changeProtest'],
    ['taken back', letter({ ...takenBack, protest }), '- -'],
    ['replaced by another notice', letter({ is_replaced: true }), 'received -'],
    ['replaced after a protest', letter({ is_replaced: true, protest }), 'received -'],
  ])('that was %s', (_what, of, expected) => {
    const { receive, protest: protests } = letterButtons(of)
    expect(`${receive ?? '-'} ${protests ?? '-'}`).toBe(expected)
  })
})

describe('the sentence about the protest', () => {
  it.each([
    ['none yet', letter({ received_on: day('2026-12-01') }), 'protestUntil 2026-12-30'],
    ['none yet, and nobody knows when it was received', letter(), 'protestUntilSent 2026-12-30'],
    ['not known yet', letter(printed), null],
    ['in time', letter({ protest }), 'protested 2026-12-10, warns'],
    ['late', letter({ protest: { ...protest, sue_by: null, in_time: false } }), 'protestedLate 2026-12-10'],
    ['of a notice that was taken back', letter({ ...takenBack, protest }), 'protestedBefore 2026-12-10'],
    ['none, of a notice that was taken back', letter(takenBack), null],
    ['of a notice that another replaced', letter({ is_replaced: true, protest }), 'protestedBefore 2026-12-10'],
    ['none, of a notice that another replaced', letter({ is_replaced: true }), null],
  ])('%s', (_what, of, expected) => {
    const says = protestSentence(of)
    expect(says && `${says.key} ${says.day}${says.key === 'protested' ? ', warns' : ''}`).toBe(expected)
  })
})

it.each([
  ['a notice', {}, true],
  ['a notice that was taken back', takenBack, false],
  ['a notice that another replaced', { is_replaced: true }, false],
  ['another letter', { kind: 'access' as const }, false],
])('a day of receipt of %s moves the last day: %s', (_what, more, expected) =>
  expect(movesNotice({ kind: 'termination', taken_back_on: null, is_replaced: false, ...more })).toBe(expected),
)
