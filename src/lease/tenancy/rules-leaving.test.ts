import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { DepositState } from '../contract/rules-deposit-states'
import { leavingHeading, leavingLines, noticeSentence, type NoticeByLetter } from './rules-leaving'

const made = { state: 'made', day: day('2026-12-01') } as const
const none: NoticeByLetter = { protestUntil: null, caseBy: null, delivery: null }
const contested: NoticeByLetter = { ...none, caseBy: day('2027-04-05'), delivery: { ...made, state: 'sent' } }

describe('a notice on the page', () => {
  it.each([
    ['of the tenant', 'tenant', none, 'byTenant 2026-12-03'],
    ['of the landlord, given elsewhere', 'landlord', none, 'byLandlord 2026-12-03'],
    [
      'in a letter that was received',
      'landlord',
      { ...none, delivery: { ...made, state: 'received' } },
      'byLandlord 2026-12-03',
    ],
    [
      'in a letter that was sent by e-mail',
      'landlord',
      { ...none, delivery: { ...made, state: 'sent' } },
      'byLandlordSent 2026-12-01',
    ],
    ['in a letter that isn’t handed over', 'landlord', { ...none, delivery: made }, 'byLandlordMade 2026-12-01'],
  ] as const)('%s', (_what, by, letter, expected) => {
    const { key, day: on } = noticeSentence({ by, received_on: day('2026-12-03') }, letter)
    expect(`${key} ${on}`).toBe(expected)
  })

  it.each([
    ['ahead', none, false, 34, 'leaves'],
    ['ahead, and told above', none, true, 34, 'until'],
    ['today', none, false, 0, 'until'],
    ['protested against', contested, false, 34, 'contested'],
    ['not handed over', { ...none, delivery: made }, true, 34, 'notDelivered'],
  ] as const)('whose last day is %s', (_what, letter, isTold, days, expected) =>
    expect(leavingHeading(letter, { isTold, days })).toBe(expected),
  )
})

describe('what is left to do until the tenant has moved out', () => {
  const today = day('2026-12-01')
  const base = {
    last: day('2026-12-31'),
    today,
    isOver: false,
    hasDeposit: true,
    deposit: 'fully' as DepositState,
    done: { handover: null, settlement: null },
  }
  const lines = (more: Partial<typeof base> | object) =>
    leavingLines({ ...base, ...more }).map(({ what, state }) => `${what}${state === 'open' ? '' : ` ${state}`}`)
  it.each([
    ['everything', {}, ['viewing', 'handover', 'settlement', 'release']],
    ['without a deposit', { hasDeposit: false, deposit: 'none' }, ['viewing', 'handover', 'settlement']],
    ['after the last day', { last: day('2026-11-30') }, ['handover', 'settlement', 'release']],
    ['of a finished contract', { isOver: true }, ['handover', 'settlement', 'release']],
    [
      'once the handover is signed',
      { done: { handover: today, settlement: null } },
      ['viewing', 'handover done', 'settlement', 'release'],
    ],
    [
      'once the settlement is made',
      { done: { handover: null, settlement: today } },
      ['viewing', 'handover', 'settlement done', 'release'],
    ],
    [
      'while the tenant is asked about a split',
      { deposit: 'splitting' },
      ['viewing', 'handover', 'settlement', 'release waits'],
    ],
    [
      'once the deposit is paid out',
      { hasDeposit: false, deposit: 'split' },
      ['viewing', 'handover', 'settlement', 'release done'],
    ],
    ['in a dispute', { deposit: 'dispute' }, ['viewing', 'handover', 'settlement', 'release']],
  ] as const)('%s', (_what, more, expected) => expect(lines(more)).toEqual(expected))

  it('names the day on which it was done', () =>
    expect(leavingLines({ ...base, done: { handover: day('2026-11-30'), settlement: null } })[1]).toEqual({
      what: 'handover',
      when: 'onDay',
      state: 'done',
      doneOn: '2026-11-30',
    }))
})
