import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import type { Letter } from './model'
import { deliveryOf, standingNotice, protestDays, type ProtestFacts } from './rules-protest'

const instant = (text: string) => text as Instant
const facts = (more: Partial<ProtestFacts> = {}): ProtestFacts => ({
  may_protest: true,
  protest_on: null,
  received_on: null,
  sent_at: instant('2026-11-30T10:00:00Z'),
  created_at: instant('2026-11-30T10:00:00Z'),
  ...more,
})

describe('the days of a protest', () => {
  it.each([
    ['none yet', facts(), ['2026-12-30', false, null]],
    ['in time', facts({ protest_on: day('2026-12-30') }), ['2026-12-30', true, '2027-03-30']],
    ['a day late', facts({ protest_on: day('2026-12-31') }), ['2026-12-30', false, null]],
    [
      'counted from the day of receipt',
      facts({ received_on: day('2026-12-02'), protest_on: day('2026-12-31') }),
      ['2027-01-04', true, '2027-04-05'],
    ],
    // Nobody knows when a printed letter was handed over. The landlord's time is counted from the letter's day.
    ['against a printed letter', facts({ sent_at: null, protest_on: day('2027-02-01') }), [null, true, '2027-03-30']],
    ['against a letter that gives none', facts({ may_protest: false }), [null, false, null]],
  ])('%s', (_what, of, [until, isInTime, sueBy]) => expect(protestDays(of)).toEqual({ until, isInTime, sueBy }))
})

describe('the notice that stands', () => {
  const letter = (more: Partial<Letter> = {}) => ({
    kind: 'termination' as const,
    protest_until: day('2026-12-30'),
    protest: null,
    taken_back_on: null,
    is_replaced: false,
    send: 'mail' as const,
    sent_at: instant('2026-11-30T10:00:00Z'),
    created_at: instant('2026-11-30T10:00:00Z'),
    received_on: null,
    ...more,
  })
  const protest = { received_on: day('2026-12-10'), note: '', in_time: true, sue_by: day('2027-03-30') }
  const late = { ...protest, in_time: false, sue_by: null }
  const by = (who: 'landlord' | 'tenant') => ({
    by: who,
    received_on: day('2026-11-30'),
    last_day: day('2027-02-28'),
    earliest: day('2027-02-28'),
  })
  const given = { notice: by('landlord'), status: 'active' as const }
  it.each([
    ['without a protest', given, [letter()], ['2026-12-30', null]],
    ['with one', given, [letter({ protest })], [null, '2027-03-30']],
    ['with one that came late', given, [letter({ protest: late })], [null, null]],
    ['after one that was protested against', given, [letter(), letter({ protest })], ['2026-12-30', null]],
    [
      'below another letter',
      given,
      [letter({ kind: 'access', protest_until: null }), letter({ protest })],
      [null, '2027-03-30'],
    ],
    [
      'below a warning of a breach',
      given,
      [letter({ kind: 'breach_warning', protest_until: null }), letter({ protest })],
      [null, '2027-03-30'],
    ],
    ['that was taken back', given, [letter({ protest, taken_back_on: day('2026-12-15') })], [null, null]],
    ['that another took the place of', given, [letter({ protest, is_replaced: true })], [null, null]],
    ['that was taken back before there was another', { ...given, notice: null }, [letter({ protest })], [null, null]],
    ['in whose place the tenant gave notice', { ...given, notice: by('tenant') }, [letter({ protest })], [null, null]],
    ['of a finished contract', { ...given, status: 'finished' as const }, [letter({ protest })], [null, null]],
    ['that was given elsewhere', given, [], [null, null]],
  ])('%s', (_what, contract, letters, [protestUntil, caseBy]) =>
    expect(standingNotice(contract, letters)).toMatchObject({ protestUntil, caseBy }),
  )

  it.each([
    ['sent by e-mail', letter(), 'sent 2026-11-30'],
    ['printed', letter({ send: 'print', sent_at: null }), 'made 2026-11-30'],
    [
      'printed and handed over',
      letter({ send: 'print', sent_at: null, received_on: day('2026-12-04') }),
      'received 2026-12-04',
    ],
    ['sent and received', letter({ received_on: day('2026-12-01') }), 'received 2026-12-01'],
  ])('%s says how far it has come', (_what, of, expected) => {
    const { state, day: on } = deliveryOf(of)
    expect(`${state} ${on}`).toBe(expected)
    expect(standingNotice(given, [of]).delivery).toEqual({ state, day: on })
    expect(standingNotice({ ...given, notice: by('tenant') }, [of]).delivery).toBeNull()
  })
})
