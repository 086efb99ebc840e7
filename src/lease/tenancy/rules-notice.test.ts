import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { earliestLastDay, noticeOf, noticePeriod, reasonForNoNotice, type NoticeTerms } from './rules-notice'

const lease = (more: Partial<Record<string, unknown>> = {}) =>
  ({
    status: 'active',
    type: 'running',
    signed_at: '2026-01-10T10:00:00Z' as Instant,
    start_date: day('2026-01-15'),
    end_date: null,
    dwelling_kind: 'home',
    own_home_let: false,
    month_resignation: 3,
    fixed_term_terminable: false,
    fixed_term_reason: '',
    ...more,
  }) as NoticeTerms & Parameters<typeof reasonForNoNotice>[0] & { type: string }

/** Three years, so that it needs no reason. */
const fixed = { type: 'time-bound', end_date: day('2029-01-14'), month_resignation: null }

describe('the earliest lawful last day', () => {
  it.each<[string, object, string, string]>([
    ['three months from the next month', {}, '2026-03-10', '2026-06-30'],
    ['the same on the first of a month', {}, '2026-04-01', '2026-07-31'],
    ['the same on the last of a month', {}, '2026-03-31', '2026-06-30'],
    ['over the turn of the year, to the end of February', {}, '2026-11-30', '2027-02-28'],
    ['in a leap year', {}, '2027-11-02', '2028-02-29'],
    ['one whole calendar month of a room', { dwelling_kind: 'room', month_resignation: 1 }, '2026-03-10', '2026-04-30'],
    [
      'of a room, where the lease names none',
      { dwelling_kind: 'room', month_resignation: null },
      '2026-03-31',
      '2026-04-30',
    ],
    ['three months of the own home', { own_home_let: true, month_resignation: null }, '2026-03-10', '2026-06-30'],
    ['as agreed, shorter', { month_resignation: 1 }, '2026-03-10', '2026-04-30'],
    ['as agreed, longer', { month_resignation: 6 }, '2026-03-10', '2026-09-30'],
    ['on the day itself, without months of notice', { month_resignation: 0 }, '2026-03-10', '2026-03-10'],
    [
      'of a term that may be terminated',
      { ...fixed, fixed_term_terminable: true, month_resignation: 3 },
      '2028-06-10',
      '2028-09-30',
    ],
    [
      'the end of the term, where it comes first',
      { ...fixed, fixed_term_terminable: true, month_resignation: 3 },
      '2028-11-10',
      '2029-01-14',
    ],
    // Too short for a term without a reason: it counts as open-ended, whatever its last day says.
    [
      'past the named day of a lease that counts as open-ended',
      { ...fixed, end_date: day('2026-12-31') },
      '2026-11-10',
      '2027-02-28',
    ],
  ])('%s', (_what, more, received, expected) => {
    expect(earliestLastDay(lease(more), day(received))).toBe(expected)
  })

  it('is explained by the month from which it counts, and by a term that ends first', () => {
    expect(noticePeriod(lease(), day('2026-03-10'))).toEqual({
      months: 3,
      from: '2026-04-01',
      earliest: '2026-06-30',
      isEndOfTerm: false,
    })
    expect(noticePeriod(lease({ month_resignation: 0 }), day('2026-03-10'))).toMatchObject({ from: null, months: 0 })
    const term = lease({ ...fixed, fixed_term_terminable: true, month_resignation: 3 })
    expect(noticePeriod(term, day('2028-11-10'))).toMatchObject({ isEndOfTerm: true, earliest: '2029-01-14' })
  })
})

it.each<[string, object, ReturnType<typeof reasonForNoNotice>]>([
  ['an open-ended lease', {}, null],
  ['a fixed term', fixed, 'fixedTerm'],
  ['a fixed term that may be terminated', { ...fixed, fixed_term_terminable: true }, null],
  ['a term that counts as open-ended', { ...fixed, end_date: day('2026-12-31') }, null],
  ['such a term past its named day', { ...fixed, end_date: day('2026-12-31'), status: 'expired' }, null],
  [
    'a short term with a reason',
    { ...fixed, end_date: day('2026-12-31'), fixed_term_reason: 'Flytter inn selv' },
    'fixedTerm',
  ],
  ['the own home for a while', { ...fixed, end_date: day('2026-12-31'), own_home_let: true }, 'fixedTerm'],
  ['a term that is over', { ...fixed, status: 'expired' }, 'termOver'],
  ['a terminable term that is over', { ...fixed, fixed_term_terminable: true, status: 'expired' }, 'termOver'],
  ['a draft', { status: 'draft', signed_at: null }, 'contractNotSigned'],
  ['one that is being signed', { signed_at: null }, 'contractNotSigned'],
  ['a finished one', { status: 'finished' }, 'contractFinished'],
])('notice of %s', (_what, more, expected) => {
  expect(reasonForNoNotice(lease(more))).toBe(expected)
})

it.each<[string, object, Parameters<typeof reasonForNoNotice>[1], ReturnType<typeof reasonForNoNotice>]>([
  ['refused subletting', fixed, 'sublet', null],
  ['a death', fixed, 'death', null],
  ['an agreement', fixed, 'agreed', null],
  ['nothing', fixed, null, 'fixedTerm'],
  ['an agreement after the term', { ...fixed, status: 'expired' }, 'agreed', 'termOver'],
  ['an agreement before the signature', { ...fixed, signed_at: null }, 'agreed', 'contractNotSigned'],
])('notice of a fixed term because of %s', (_what, more, because, expected) => {
  expect(reasonForNoNotice(lease(more), because)).toBe(expected)
})

describe('a notice that is recorded', () => {
  const today = day('2026-04-20')
  const signedOn = day('2026-01-10')
  const given = (more: object = {}) => ({ by: 'tenant' as const, received_on: day('2026-03-10'), ...more })
  const result = (more: object, of = lease()) => noticeOf(of, given(more), signedOn, today)
  const errors = (more: object, of = lease()) => {
    const found = result(more, of)
    return 'errors' in found ? found.errors : null
  }

  it('has the earliest lawful last day where none is named, and keeps that day beside another', () => {
    const earliest = '2026-06-30'
    expect(result({})).toEqual({ notice: { by: 'tenant', received_on: '2026-03-10', last_day: earliest, earliest } })
    expect(result({ last_day: day('2026-08-15'), by: 'landlord' })).toMatchObject({
      notice: { last_day: '2026-08-15', earliest },
    })
  })

  it.each<[string, object, object | null]>([
    ['by the landlord, too early', { by: 'landlord', last_day: day('2026-06-29') }, { last_day: 'tooEarly' }],
    [
      'by the landlord, too early, whatever is agreed',
      { by: 'landlord', last_day: day('2026-06-29'), agreed: true },
      { last_day: 'tooEarly' },
    ],
    ['by the landlord on the day', { by: 'landlord', last_day: day('2026-06-30') }, null],
    ['by the tenant, too early', { last_day: day('2026-04-30') }, { last_day: 'tooEarly' }],
    ['by the tenant, early, as agreed', { last_day: day('2026-04-30'), agreed: true }, null],
    ['by the tenant, early, because they agree', { last_day: day('2026-04-30'), because: 'agreed' }, null],
    [
      'by the tenant, early, because subletting was refused',
      { last_day: day('2026-04-30'), because: 'sublet' },
      { last_day: 'tooEarly' },
    ],
    [
      'by the landlord, early, because they agree',
      { by: 'landlord', last_day: day('2026-04-30'), because: 'agreed' },
      { last_day: 'tooEarly' },
    ],
    ['by the tenant, on the day it was received, as agreed', { last_day: day('2026-03-10'), agreed: true }, null],
    [
      'by the tenant, before it was received, as agreed',
      { last_day: day('2026-03-09'), agreed: true },
      { last_day: 'noticeLastDay' },
    ],
    [
      'by the landlord, before it was received',
      { by: 'landlord', last_day: day('2026-03-09') },
      { last_day: 'tooEarly' },
    ],
    ['before the start', { last_day: day('2026-01-14'), agreed: true }, { last_day: 'noticeLastDay' }],
    ['in two years', { last_day: day('2028-04-20') }, null],
    ['later still', { last_day: day('2028-04-21') }, { last_day: 'noticeLastDay' }],
    ['received today', { received_on: today }, null],
    ['received tomorrow', { received_on: day('2026-04-21') }, { received_on: 'noticeDay' }],
    ['received on the day of the signing', { received_on: signedOn }, null],
    ['received before it', { received_on: day('2026-01-09') }, { received_on: 'noticeDay' }],
  ])('%s', (_what, more, expected) => {
    expect(errors(more)).toEqual(expected)
  })

  it.each(['sublet', 'death', 'agreed'] as const)('of a fixed term because of %s has the days of § 9-6', (because) => {
    expect(result({ because }, lease(fixed))).toMatchObject({ notice: { last_day: '2026-06-30' } })
  })

  it('is never later than the term', () => {
    const term = lease({ ...fixed, fixed_term_terminable: true, month_resignation: 3 })
    expect(errors({ last_day: day('2029-01-14') }, term)).toBeNull()
    expect(errors({ last_day: day('2029-01-15') }, term)).toEqual({ last_day: 'noticeLastDay' })
  })

  it('may be longer than two years by its months', () => {
    const long = lease({ month_resignation: 40 })
    expect(result({}, long)).toMatchObject({ notice: { last_day: '2029-07-31' } })
    expect(errors({ last_day: day('2029-07-31') }, long)).toBeNull()
  })

  it('says the first lawful day with a refusal', () => {
    expect(result({ last_day: day('2026-04-30') })).toMatchObject({ earliest: '2026-06-30' })
  })
})
