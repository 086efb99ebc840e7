import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { owesNothing } from '../rent-account/rules-owed'
import { statusNow, type StatusNow } from './rules-now'
import { noticeUntil, sentForSigning, signedByHand, signedTenants, withDeposit } from './test-status'

const today = day('2026-11-20')
const draft = (more = {}) => signedByHand({ status: 'draft', signed_at: null, signatureType: null, ...more })
const fixed = (end: string, more = {}) =>
  signedByHand({ type: 'time-bound', start_date: day('2020-01-01'), end_date: day(end), ...more })

describe('the status now', () => {
  it.each<[string, ReturnType<typeof signedByHand>, StatusNow]>([
    ['a lease that goes on', signedByHand(), { key: 'runs' }],
    [
      'one that starts later',
      signedByHand({ start_date: day('2027-01-01') }),
      { key: 'starts', day: day('2027-01-01') },
    ],
    ['one that starts today', signedByHand({ start_date: today }), { key: 'runs' }],
    ['a term that ends within 60 days', fixed('2026-12-31'), { key: 'ends', day: day('2026-12-31') }],
    ['a term that ends later', fixed('2027-06-30'), { key: 'runs' }],
    ['a lease under notice', signedByHand(noticeUntil('2027-02-28')), { key: 'noticed', day: day('2027-02-28') }],
    ['one whose last day was yesterday', signedByHand(noticeUntil('2026-11-19')), { key: 'over' }],
    [
      'one that ends by itself',
      signedByHand({ finished_on: day('2026-12-31') }),
      { key: 'moves', day: day('2026-12-31') },
    ],
    [
      'one under notice that ends by itself on another day',
      signedByHand({ finished_on: day('2026-12-31'), ...noticeUntil('2027-02-28') }),
      { key: 'noticed', day: day('2026-12-31') },
    ],
    [
      'a last day that is over, and a split that the tenant is asked for',
      withDeposit(
        { depositStatus: 'founds', founds: ore(3_600_000), releasedCategory: 'SPLIT' },
        noticeUntil('2026-11-19'),
      ),
      { key: 'depositAsked' },
    ],
    [
      'a finished contract whose deposit is paid out',
      withDeposit(
        { depositStatus: 'founds', founds: ore(3_600_000), releasedCategory: 'TENANT' },
        { status: 'finished', isFinished: true },
      ),
      { key: 'depositAsked' },
    ],
    ['a term that is over', fixed('2026-10-31', { status: 'expired' }), { key: 'over' }],
    [
      'a short term without a reason, past its last day',
      signedByHand({
        type: 'time-bound',
        status: 'expired',
        start_date: day('2026-01-01'),
        end_date: day('2026-10-31'),
      }),
      { key: 'open' },
    ],
    ['rent that the plan does not book', signedByHand({ blocked_by: 'freeLimit' }), { key: 'blocked' }],
    ['a draft', draft(), { key: 'draft' }],
    ['a finished contract', signedByHand({ status: 'finished', isFinished: true }), { key: 'finished' }],
    ['nobody has signed', sentForSigning(), { key: 'waitsFor', names: ['Per', 'Åse'] }],
    [
      'one tenant has signed',
      sentForSigning({
        tenants: [signedTenants()[0]!, { ...signedTenants()[1]!, isSigned: false }],
      }),
      { key: 'waitsFor', names: ['Åse'] },
    ],
    ['the tenants have signed', sentForSigning({ state: 'landlord', tenants: signedTenants() }), { key: 'yourTurn' }],
    [
      'the file is on its way',
      sentForSigning({ state: 'packaging', tenants: signedTenants() }),
      { key: 'beingSigned' },
    ],
    ['the time to sign is over', sentForSigning({ state: 'expired' }), { key: 'unsigned' }],
    [
      'the opening fee is not paid',
      draft({ signicatInfo: sentForSigning({ state: 'fee' }).signicatInfo }),
      { key: 'feeWaits' },
    ],
    [
      'the deposit of a finished contract is not settled',
      withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) }, { status: 'finished', isFinished: true }),
      { key: 'deposit' },
    ],
  ])('of %s', (_, contract, expected) => {
    expect(statusNow(contract, owesNothing, today)).toEqual(expected)
  })

  it('says first that rent is late, whatever else there is', () => {
    for (const contract of [
      signedByHand(),
      fixed('2026-10-31', { status: 'expired' }),
      signedByHand({ status: 'finished' }),
    ])
      expect(statusNow(contract, { ...owesNothing, late: ore(1_590_000) }, today)).toEqual({
        key: 'owes',
        sum: ore(1_590_000),
      })
  })

  it.each([
    ['late, half of it in the bank', { late: 12_250, lateInBank: 6125 }, { key: 'owes', sum: ore(612_500) }],
    ['late, and in the bank', { late: 12_250, lateInBank: 12_250 }, { key: 'inBank' }],
    // Rent that is due today is not owed yet.
    ['due today', { dueToday: 12_250 }, { key: 'runs' }],
    ['due today, half of it in the bank', { dueToday: 12_250, dueTodayInBank: 6125 }, { key: 'runs' }],
    ['due today, and in the bank', { dueToday: 12_250, dueTodayInBank: 12_250 }, { key: 'inBank' }],
    ['late beside rent of today', { late: 6125, dueToday: 12_250 }, { key: 'owes', sum: ore(612_500) }],
  ] as const)('of rent that is %s', (_, kroner, expected) => {
    const owed = Object.fromEntries(Object.entries(kroner).map(([name, sum]) => [name, ore(sum * 100)]))
    expect(statusNow(signedByHand(), { ...owesNothing, ...owed }, today)).toEqual(expected)
  })
})
