import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { noPapers, paperEvents, type TenancyPapers } from './rules-papers'
import { stripEvents } from './rules-strip'
import { timelineOf } from './rules-timeline'
import { noticeUntil, signedByHand } from './test-status'

const at = (on: string) => `${on}T10:00:00Z` as Instant
type Letter = TenancyPapers['letters'][number]
const letter = (kind: Letter['kind'], on: string, more: Partial<Letter> = {}): Letter => ({
  id: 1,
  kind,
  send: 'mail',
  sent_at: at(on),
  created_at: at(on),
  received_on: null,
  signed_on: null,
  protest: null,
  taken_back_on: null,
  is_replaced: false,
  ...more,
})
const printed = { send: 'print', sent_at: null } as const
const protest = { received_on: day('2026-12-10'), note: '', in_time: true, sue_by: day('2027-03-30') }
const eventsOf = (papers: Partial<TenancyPapers>) =>
  paperEvents({ ...noPapers, ...papers }).map(({ key, day: on, letter: kind }) => [key, on, kind].join(' ').trim())

describe('the events of the papers', () => {
  it.each([
    ['sent', letter('rent_demand', '2026-11-30'), ['letterSent 2026-11-30 rent_demand']],
    [
      'received',
      letter('termination', '2026-11-30', { received_on: day('2026-12-01') }),
      ['letterSent 2026-11-30 termination', 'letterReceived 2026-12-01 termination'],
    ],
    ['printed', letter('breach_warning', '2026-11-30', printed), ['letterPrinted 2026-11-30 breach_warning']],
    ['printed, a notice', letter('termination', '2026-11-30', printed), ['letterNotDelivered 2026-11-30 termination']],
    [
      'handed over',
      letter('termination', '2026-11-30', { ...printed, received_on: day('2026-12-02') }),
      ['letterHandedOver 2026-12-02 termination'],
    ],
    [
      'signed',
      letter('addendum', '2026-11-30', { ...printed, signed_on: day('2026-12-02') }),
      ['letterPrinted 2026-11-30 addendum', 'letterSigned 2026-12-02 addendum'],
    ],
    [
      'protested against and taken back',
      letter('termination', '2026-11-30', { protest, taken_back_on: day('2026-12-15') }),
      [
        'letterSent 2026-11-30 termination',
        'protestCame 2026-12-10 termination',
        'noticeTakenBack 2026-12-15 termination',
      ],
    ],
  ])('have a letter that was %s', (_what, of, expected) => expect(eventsOf({ letters: [of] })).toEqual(expected))

  it('have signed handovers and settlements, the earliest first', () =>
    expect(
      eventsOf({
        letters: [letter('access', '2026-12-20', { id: 2 }), letter('rent_demand', '2026-11-30')],
        handovers: [
          { id: 1, kind: 'in', signed_on: day('2026-11-15') },
          { id: 2, kind: 'out', signed_on: null },
          { id: 3, kind: 'out', signed_on: day('2026-12-31') },
        ],
        settlements: [{ id: 1, created_at: at('2027-01-04') }],
      }),
    ).toEqual([
      'handoverIn 2026-11-15',
      'letterSent 2026-11-30 rent_demand',
      'letterSent 2026-12-20 access',
      'handoverOut 2026-12-31',
      'settlementMade 2027-01-04',
    ]))
})

describe('the papers', () => {
  const noticed = signedByHand(noticeUntil('2027-02-28', { by: 'landlord' }))
  const keys = (letters: readonly Letter[]) =>
    timelineOf(noticed, day('2026-12-20'), { ...noPapers, letters }).map(({ key }) => key)

  it('are entries of the history, and a letter replaces the entry of its notice', () => {
    expect(keys([])).toContain('noticeLandlord')
    const shown = keys([letter('termination', '2026-11-30'), letter('rent_demand', '2026-11-20')])
    expect(shown.filter((key) => key.startsWith('letter') || key.startsWith('notice'))).toEqual([
      'letterSent',
      'letterSent',
    ])
    // A notice given elsewhere after one that was taken back or replaced has no letter.
    for (const gone of [{ taken_back_on: day('2026-12-01') }, { is_replaced: true }])
      expect(keys([letter('termination', '2026-11-30', gone)])).toContain('noticeLandlord')
  })

  it('are dots in the line of months', () => {
    const letters = [letter('rent_demand', '2026-12-10')]
    const events = stripEvents(noticed, { ...noPapers, letters })
    expect(events).toContainEqual({ key: 'letterSent', day: '2026-12-10', letter: 'rent_demand' })
  })
})
