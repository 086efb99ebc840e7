import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { dueRentInBank, lateTogether, statusNow, type StatusNow } from './rules-now'
import { noticeUntil, sentForSigning, signedByHand, signedTenants, withDeposit } from './test-status'

const today = day('2026-11-20')
const none = ore(0)
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
    expect(statusNow(contract, { owed: none, inBank: none }, today)).toEqual(expected)
  })

  it('says first that rent is late, whatever else there is', () => {
    for (const contract of [
      signedByHand(),
      fixed('2026-10-31', { status: 'expired' }),
      signedByHand({ status: 'finished' }),
    ])
      expect(statusNow(contract, { owed: ore(1_590_000), inBank: none }, today)).toEqual({
        key: 'owes',
        sum: ore(1_590_000),
      })
  })

  it.each([
    [6125, { key: 'owes', sum: ore(612_500) }],
    [12_250, { key: 'inBank' }],
    [20_000, { key: 'inBank' }],
  ] as const)('of 12 250 late, %i in the bank are not owed', (kroner, expected) => {
    const late = { owed: ore(1_225_000), inBank: ore(kroner * 100) }
    expect(statusNow(signedByHand(), late, today)).toEqual(expected)
  })
})

it('of the rent in the bank, only the months that are due count', () => {
  const rent = (contractId: number, months: readonly (readonly [string, number])[]) => ({
    transactionId: 1,
    contractId,
    date: today,
    sum: ore(0),
    certainty: 'sure' as const,
    months: months.map(([month, kroner]) => ({ month, sum: ore(kroner * 100) })),
  })
  const rents = [
    rent(1, [['2026-10', 9000]]),
    rent(1, [
      ['2026-11', 6000],
      ['2026-12', 3000],
    ]),
    rent(2, [['2026-11', 1]]),
  ]
  expect(dueRentInBank(rents, 1, today)).toBe(1_500_000)
  expect(dueRentInBank(rents, 3, today)).toBe(0)
})

it('adds up late rent, and what is in the bank for it, as the rows say it', () => {
  const late = (owed: number, inBank: number) => ({ owed: ore(owed), inBank: ore(inBank) })
  expect(lateTogether([])).toEqual(late(0, 0))
  // The first row owes 6 125, and all that the second one owes is in the bank. The third pays ahead.
  expect(lateTogether([late(1_225_000, 612_500), late(1_590_000, 2_000_000), late(0, 900_000)])).toEqual(
    late(2_815_000, 2_202_500),
  )
})
