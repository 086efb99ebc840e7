import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import {
  lastRentDayOnFinish,
  lettingOn,
  openEndedFromDay,
  reasonNotToGoOn,
  noticeAfterGoingOn,
  runsUntil,
  termEnd,
  termEndsOn,
} from './rules-term'
import { signedByHand } from '../contract-overview/test-status'

const home = {
  dwelling_kind: 'home',
  own_home_let: false,
  month_resignation: null,
  fixed_term_reason: 'Utleieren flytter selv inn.',
  other: '',
} as const
const fixed = (end: string, more: Partial<Parameters<typeof termEnd>[0]> = {}) => ({
  ...signedByHand({ type: 'time-bound', end_date: day(end) }),
  ...home,
  ...more,
})

describe('the end of a fixed term', () => {
  it.each([
    // The end is shown from 60 days before the last day.
    ['2026-12-31', '2026-10-31', null],
    ['2026-12-31', '2026-11-01', 'soon'],
    ['2026-12-31', '2026-12-31', 'soon'],
    ['2026-12-31', '2027-01-01', 'over'],
    ['2026-12-31', '2027-03-31', 'over'],
    ['2026-12-31', '2027-04-01', 'late'],
    // Three months after 30 November end on 28 February.
    ['2026-11-30', '2027-02-28', 'over'],
    ['2026-11-30', '2027-03-01', 'late'],
  ])('%s is on %s: %s', (end, today, stage) => {
    expect(termEnd(fixed(end), day(today))?.stage ?? null).toBe(stage)
  })

  it('leaves three months in which the tenant is asked to move, but of the landlord’s own home', () => {
    const today = day('2026-12-01')
    expect(termEnd(fixed('2026-12-31'), today)).toEqual({
      stage: 'soon',
      end: '2026-12-31',
      askBy: '2027-03-31',
      countsAsOpen: false,
    })
    expect(termEnd(fixed('2026-12-31', { dwelling_kind: 'room' }), today)?.askBy).toBe('2027-03-31')
    expect(termEnd(fixed('2026-12-31', { own_home_let: true }), today)?.askBy).toBeNull()
  })

  it('is none of a lease that is open-ended because its term is too short for one without a reason', () => {
    const open = (more: object) => termEnd(fixed('2026-12-31', { fixed_term_reason: '', ...more }), day('2026-12-01'))
    expect(open({})?.countsAsOpen).toBe(true)
    expect(open({ start_date: day('2024-01-01') })?.countsAsOpen).toBe(false)
    // A reason among the further terms (`other`) doesn't count.
    expect(open({ other: 'Utleieren trenger boligen til eget bruk (§ 9-3).' })?.countsAsOpen).toBe(true)
    expect(open({ start_date: day('2026-01-01'), dwelling_kind: 'shared_house' })?.countsAsOpen).toBe(false)
    expect(open({ own_home_let: true })?.countsAsOpen).toBe(false)
  })

  it('is no last day of such a lease; being finished is', () => {
    const open = fixed('2026-12-31', { fixed_term_reason: '' })
    expect([termEndsOn(open), runsUntil(open)]).toEqual([null, null])
    expect(runsUntil({ ...open, finished_on: day('2027-02-28') })).toBe('2027-02-28')
    const closed = fixed('2026-12-31')
    expect([termEndsOn(closed), runsUntil(closed)]).toEqual(['2026-12-31', '2026-12-31'])
    expect(runsUntil({ ...closed, finished_on: day('2026-11-30') })).toBe('2026-11-30')
  })

  it.each([
    ['an open-ended lease', { ...signedByHand(), ...home }],
    ['a finished one', fixed('2026-11-30', { status: 'finished' })],
    ['one that isn’t signed', fixed('2026-11-30', { signed_at: null })],
  ])('is nothing to be told of %s', (_what, contract) => {
    expect(termEnd(contract, day('2026-11-30'))).toBeNull()
  })
})

describe('a lease goes on after its term', () => {
  it.each([
    [{ status: 'expired' }, null],
    [{ status: 'active' }, 'termNotOver'],
    [{ status: 'finished' }, 'contractFinished'],
    [{ status: 'draft', signed_at: null }, 'contractNotSigned'],
    [{ status: 'expired', signed_at: null }, 'contractNotSigned'],
  ] as const)('%o: %s', (more, because) => {
    expect(reasonNotToGoOn({ ...signedByHand(), ...more })).toBe(because)
  })

  it.each([
    [undefined, '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2026-11-20', '2026-11-20'],
    ['2026-10-31', null],
    ['2026-11-21', null],
  ])('from %s, of a term until October: %s', (asked, from) => {
    const until = day('2026-10-31')
    expect(openEndedFromDay(until, asked as Day | undefined, day('2026-11-20'))).toBe(from)
  })

  it.each([
    [home, 3],
    [{ ...home, dwelling_kind: 'shared_house' }, 3],
    [{ ...home, dwelling_kind: 'room' }, 1],
    [{ ...home, own_home_let: true }, 3],
    [{ ...home, month_resignation: 2 }, 2],
    [{ ...home, month_resignation: 0 }, 0],
  ] as const)('with the notice of %o: %i', (contract, months) => {
    expect(noticeAfterGoingOn(contract)).toBe(months)
  })
})

describe('the last day rent is owed', () => {
  it.each([
    ['2026-01-15', undefined, '2026-11-20'],
    ['2026-01-15', '2026-01-14', null],
    ['2026-01-15', '2026-01-15', '2026-01-15'],
    ['2026-01-15', '2026-11-20', '2026-11-20'],
    // A day ahead, at most twelve months.
    ['2026-01-15', '2026-11-21', '2026-11-21'],
    ['2026-01-15', '2027-11-20', '2027-11-20'],
    ['2026-01-15', '2027-11-21', null],
    // A contract that has not started can still be ended.
    ['2026-12-01', undefined, '2026-11-20'],
    ['2026-12-01', '2026-11-30', null],
  ])('of a start on %s, asked for %s, is %s', (start, asked, last) => {
    const lease = { start_date: day(start), end_date: null, notice: null }
    expect(lastRentDayOnFinish(lease, asked === undefined ? undefined : day(asked), day('2026-11-20'))).toBe(last)
  })

  // After a fixed term the landlord says until when the tenant stayed. Without that, the last day of the term counts.
  it.each([
    ['2026-10-31', undefined, '2026-10-31'],
    ['2026-10-31', '2026-11-20', '2026-11-20'],
    ['2026-10-31', '2026-11-10', '2026-11-10'],
    ['2026-10-31', '2026-09-30', '2026-09-30'],
    ['2026-10-31', '2026-11-21', '2026-11-21'],
    ['2026-10-31', '2027-11-21', null],
    ['2026-11-20', undefined, '2026-11-20'],
    ['2027-01-31', undefined, '2026-11-20'],
  ])('of a term until %s, asked for %s, is %s', (end, asked, last) => {
    const lease = { start_date: day('2026-01-15'), end_date: day(end), notice: null }
    expect(lastRentDayOnFinish(lease, asked === undefined ? undefined : day(asked), day('2026-11-20'))).toBe(last)
  })
})

describe('the landlord’s own home', () => {
  // After five years without a notice or a request to move, the whole act applies (§ 11-4).
  it.each([
    ['home', null, '2026-02-28', 'own_home'],
    ['home', null, '2026-03-01', 'home'],
    ['room', null, '2026-03-01', 'room'],
    ['home', '2026-02-28', '2021-03-01', 'own_home'],
    // A term of more than five years never had the rules of an own home.
    ['home', '2026-03-01', '2021-03-01', 'home'],
  ] as const)(
    'of the kind %s, let since 1 March 2021 until %s, is on %s let as %s',
    (dwelling_kind, end, today, letting) => {
      const contract = { dwelling_kind, own_home_let: true, start_date: day('2021-03-01'), end_date: end && day(end) }
      expect(lettingOn(contract, day(today))).toBe(letting)
      expect(lettingOn({ ...contract, own_home_let: false }, day(today))).toBe(dwelling_kind)
    },
  )
})
