import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from './model'
import { depositStanding } from './rules-deposit'
import { nextStep, standingOf } from './rules-next'
import { sent, signedTenants, standing, withDeposit } from './test-standing'

const today = day('2026-11-20')
const draft = { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null } as const
const next = (contract: ReturnType<typeof standing>) => {
  const { key, day: on, sum, names } = nextStep(contract, today)
  return [key, on, sum, names?.join(' + ')].filter((part) => part !== undefined).join(' ')
}
const fixed = (end: string, more: Partial<Contract> = {}) =>
  standing({ type: 'time-bound', end_date: day(end), next_rent_on: null, ...more })
const raises = {
  rents: [
    { from: day('2026-11-01'), month_sum: ore(1_200_000) },
    { from: day('2027-01-01'), month_sum: ore(1_240_000) },
  ],
}

describe('what is next', () => {
  it.each([
    ['sign', standing(draft)],
    ['fee', sent({ state: 'fee', sent_at: null }, draft)],
    ['starting', sent({ state: 'starting', sent_at: null })],
    ['tenants Per Hansen + Åse Lie', sent()],
    ['tenants Åse Lie', sent({ tenants: [signedTenants()[0]!, sent().signicatInfo!.tenants[1]!] })],
    ['landlord', sent({ state: 'landlord', tenants: signedTenants() })],
    ['packaging', sent({ state: 'packaging', tenants: signedTenants(), isSignedLandlord: true })],
    ['withdrawing', sent({ state: 'withdrawing' })],
    ['signAgain', sent({ state: 'withdrawn' }, draft)],
    ['signAgain', sent({ state: 'failed' }, draft)],
    ['signAgain', sent({ state: 'expired' })],
    // Signed: what is waited for before what happens by itself.
    ['blocked', standing({ blocked_by: 'freeLimit' })],
    ['finish', fixed('2026-11-01', { status: 'expired' })],
    ['depositOpening', withDeposit({})],
    ['depositOpened 3600000', withDeposit({ depositStatus: 'opened', founds: ore(0) })],
    ['depositPartly 2600000', withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) })],
    ['rent 2026-12-01', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) })],
    ['depositReleasing', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), releasedCategory: 'TENANT' })],
    ['depositDispute', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), releasedCategory: 'DISPUTE' })],
    ['rent 2026-12-01', withDeposit({ depositStatus: 'canceled' })],
    // The next day on which something happens.
    ['rent 2026-12-01', standing()],
    ['rentSoon 2026-11-01', standing({ next_rent_on: day('2026-11-01') })],
    ['firstRent 2026-12-15', standing({ first_payment_date: day('2026-12-15') })],
    [
      'depositDue 2026-11-25',
      standing({ deposit_sum: ore(1), deposit_account: 'NO93', deposit_payment_deadline: day('2026-11-25') }),
    ],
    [
      'rent 2026-12-01',
      standing({ deposit_sum: ore(1), deposit_account: 'NO93', deposit_payment_deadline: day('2026-11-19') }),
    ],
    ['rent 2026-12-01', { ...standing(), ...raises }],
    ['raise 2027-01-01 1240000', { ...standing({ next_rent_on: day('2027-01-01') }), ...raises }],
    ['ends 2027-01-31', fixed('2027-01-31')],
    ['rent 2026-12-01', fixed('2027-01-31', { next_rent_on: day('2026-12-01') })],
    // From 60 days before its end.
    ['termEnds 2027-01-19', fixed('2027-01-19', { next_rent_on: day('2026-12-01') })],
    ['termEnds 2026-11-30', fixed('2026-11-30')],
    // Over.
    ['nothing', standing({ status: 'finished', next_rent_on: null })],
    ['release', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) }, { status: 'finished' })],
    ['release', withDeposit({ depositStatus: 'founds', founds: ore(1) }, { status: 'finished' })],
    ['close', withDeposit({ depositStatus: 'opened', founds: ore(0) }, { status: 'finished' })],
    ['nothing', withDeposit({ depositStatus: 'released', releasedCategory: 'TENANT' }, { status: 'finished' })],
  ] as const)('%s', (expected, contract) => expect(next(contract)).toBe(expected))
})

it.each([
  ['draft', standing(draft)],
  ['signing', sent()],
  ['active', standing()],
  ['active', withDeposit({})],
  ['expired', fixed('2026-11-01', { status: 'expired' })],
  ['finished', standing({ status: 'finished' })],
] as const)('the badge says %s', (expected, contract) => expect(standingOf(contract)).toBe(expected))

it.each([
  ['none', standing()],
  ['own', standing({ deposit_sum: ore(1), deposit_account: 'NO93' })],
  ['own', standing({ deposit_account: 'NO93', deposit_sum: ore(0) })],
  ['agreed', standing({ is_open_deposit_account: true, deposit_sum: ore(1) })],
  ['fee', standing({ is_open_deposit_account: true, deposit_sum: ore(1), payUrl: 'https://pay' })],
  ['opening', withDeposit({})],
  ['opened', withDeposit({ depositStatus: 'opened', founds: ore(0) })],
  ['opened', withDeposit({ depositStatus: 'opened', founds: null })],
  ['partly', withDeposit({ depositStatus: 'founds', founds: ore(3_599_999) })],
  ['fully', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) })],
  ['fully', withDeposit({ depositStatus: 'founds', founds: ore(3_600_001) })],
  ['releasing', withDeposit({ depositStatus: 'founds', founds: ore(1), releasedCategory: 'SPLIT' })],
  ['dispute', withDeposit({ depositStatus: 'founds', founds: ore(1), releasedCategory: 'DISPUTE' })],
  ['released', withDeposit({ depositStatus: 'released', founds: ore(1), releasedCategory: 'TENANT' })],
  ['split', withDeposit({ depositStatus: 'released', founds: ore(1), releasedCategory: 'SPLIT' })],
  ['closed', withDeposit({ depositStatus: 'canceled', founds: ore(0) })],
] as const)('the deposit is %s', (expected, contract) => expect(depositStanding(contract).stage).toBe(expected))
