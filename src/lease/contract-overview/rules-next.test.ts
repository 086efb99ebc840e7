import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { depositStateAndAmounts, lastDayOfDispute } from '../contract/rules-deposit'
import { nextStepOfLease, nextStepUnderPlan, nextStepWithLetter } from './rules-next'
import { shownContractStatus, isRunning } from './rules-status'
import { noticeUntil, sentForSigning, signedTenants, signedByHand, withDeposit } from './test-status'
import { payerAmongSeveral } from '../party/rules-tenant'

const today = day('2026-11-20')
const draft = { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null } as const
const next = (contract: ReturnType<typeof signedByHand>) => {
  const { key, day: on, sum } = nextStepOfLease(contract, today)
  return [key, on, sum].filter((part) => part !== undefined).join(' ')
}
const fixed = (end: string, more: Partial<Contract> = {}) =>
  signedByHand({
    type: 'time-bound',
    end_date: day(end),
    next_rent_on: null,
    fixed_term_reason: 'Utleieren flytter selv inn.',
    ...more,
  })
const raises = {
  rents: [
    { from: day('2026-11-01'), month_sum: ore(1_200_000) },
    { from: day('2027-01-01'), month_sum: ore(1_240_000) },
  ],
}

const full = (info: Parameters<typeof withDeposit>[0], more: Partial<Contract> = {}) =>
  withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), ...info }, more)

describe('what is next', () => {
  it.each([
    ['none', signedByHand(draft)],
    ['fee', sentForSigning({ state: 'fee', sent_at: null }, draft)],
    ['paid', sentForSigning({ state: 'starting', sent_at: null })],
    ['tenants', sentForSigning()],
    ['landlord', sentForSigning({ state: 'landlord', tenants: signedTenants() })],
    ['signed', sentForSigning({ state: 'packaging', tenants: signedTenants(), isSignedLandlord: true })],
    ['withdrawing', sentForSigning({ state: 'withdrawing' })],
    ['withdrawn', sentForSigning({ state: 'withdrawn' }, draft)],
    ['failed', sentForSigning({ state: 'failed' }, draft)],
    ['expired', sentForSigning({ state: 'expired' })],
    // The lease is signed. A step that somebody must take comes before what happens automatically.
    ['blocked', signedByHand({ blocked_by: 'freeLimit' })],
    ['finish 2026-11-01', fixed('2026-11-01', { status: 'expired' })],
    // Somebody has said when the tenant moves out.
    ['moves 2027-02-28', signedByHand(noticeUntil('2027-02-28'))],
    ['moves 2026-11-20', signedByHand(noticeUntil('2026-11-20'))],
    ['moved 2026-11-19', signedByHand(noticeUntil('2026-11-19'))],
    ['moves 2026-12-31', signedByHand({ finished_on: day('2026-12-31'), ...noticeUntil('2026-11-19') })],
    ['moves 2026-12-31', fixed('2026-11-01', { status: 'expired', finished_on: day('2026-12-31') })],
    ['moves 2026-12-10', fixed('2026-12-31', noticeUntil('2026-12-10'))],
    ['depositUnpaid 3600000', withDeposit({ depositStatus: 'opened', founds: ore(0) }, noticeUntil('2027-02-28'))],
    ['nothing', signedByHand({ status: 'finished', ...noticeUntil('2026-11-19') })],
    ['depositWaits', withDeposit({})],
    ['depositUnpaid 3600000', withDeposit({ depositStatus: 'opened', founds: ore(0) })],
    ['depositUnpaid 2600000', withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) })],
    ['rent 2026-12-01 1200000', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) })],
    ['depositWaits', withDeposit({ pending: 'closing', depositStatus: 'opened', founds: ore(1_000_000) })],
    ['depositWaits', full({ pending: 'releasing', releasedCategory: 'TENANT' })],
    ['depositWaits', full({ pending: 'releasing', releasedCategory: 'SPLIT' })],
    ['depositWaits', full({ releasedCategory: 'TENANT' })],
    ['depositWaits', full({ releasedCategory: 'SPLIT' })],
    ['depositAsked', full({ releasedCategory: 'SPLIT' }, noticeUntil('2026-11-19'))],
    ['depositAsked', full({ pending: 'releasing', releasedCategory: 'TENANT' }, noticeUntil('2026-11-19'))],
    ['moved 2026-11-19', full({}, noticeUntil('2026-11-19'))],
    ['depositDispute', full({ releasedCategory: 'DISPUTE' })],
    ['depositDisputeUntil 2026-11-20', full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-11-20') })],
    ['depositDisputeOver 2026-11-19', full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-11-19') })],
    // Until the tenant agrees to a split, the five weeks of the dispute go on.
    ['depositDisputeUntil 2026-11-20', full({ releasedCategory: 'SPLIT', disputeUntil: day('2026-11-20') })],
    ['depositWaits', full({ releasedCategory: 'SPLIT', disputeUntil: day('2026-11-19') })],
    // The last day of a dispute comes before anything that can wait. After that day the dispute can wait too.
    [
      'depositDisputeUntil 2026-12-25',
      full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-25') }, { blocked_by: 'freeLimit' }),
    ],
    [
      'finish 2027-11-14',
      full(
        { releasedCategory: 'DISPUTE', disputeUntil: day('2026-11-19') },
        { status: 'expired', type: 'time-bound', end_date: day('2027-11-14'), fixed_term_reason: 'Flytter inn.' },
      ),
    ],
    ['rent 2026-12-01 1200000', withDeposit({ depositStatus: 'canceled' })],
    // The next day on which something happens.
    ['rent 2026-12-01 1200000', signedByHand()],
    ['rentSoon 2026-11-01', signedByHand({ next_rent_on: day('2026-11-01') })],
    ['firstRent 2026-12-15 1200000', signedByHand({ first_payment_date: day('2026-12-15') })],
    // The day by which a deposit must be on an account of the landlord's choice. The product does not learn whether it
    // is.
    [
      'rent 2026-12-01 1200000',
      signedByHand({ deposit_sum: ore(1), deposit_account: 'NO93', deposit_payment_deadline: day('2026-11-25') }),
    ],
    ['rent 2026-12-01 1200000', { ...signedByHand(), ...raises }],
    ['raise 2027-01-01 1240000', { ...signedByHand({ next_rent_on: day('2027-01-01') }), ...raises }],
    ['ends 2027-01-31', fixed('2027-01-31')],
    ['rent 2026-12-01 1200000', fixed('2027-01-31', { next_rent_on: day('2026-12-01') })],
    // The end of a term is shown from 60 days before it.
    ['termEnds 2027-01-19', fixed('2027-01-19', { next_rent_on: day('2026-12-01') })],
    ['termEnds 2026-11-30', fixed('2026-11-30')],
    // The term is too short without a reason, so the lease is open-ended and doesn't end.
    ['openLastDay 2027-01-31', fixed('2027-01-31', { fixed_term_reason: '' })],
    ['openLastDay 2027-01-19', fixed('2027-01-19', { fixed_term_reason: '', next_rent_on: day('2026-12-01') })],
    ['openGoesOn 2026-11-19', fixed('2026-11-19', { status: 'expired', fixed_term_reason: '' })],
    // The contract is over.
    ['nothing', signedByHand({ status: 'finished', next_rent_on: null })],
    // Nobody needs the papers any more: three years after the last day, or five after the year of taxed rent.
    ['nothing', signedByHand({ status: 'finished', finished_on: day('2023-11-20'), taxable: false })],
    ['erase 2026-11-19', signedByHand({ status: 'finished', finished_on: day('2023-11-19'), taxable: false })],
    ['nothing', signedByHand({ status: 'finished', finished_on: day('2021-01-01') })],
    ['erase 2025-12-31', signedByHand({ status: 'finished', finished_on: day('2020-12-31') })],
    ['release', full({}, { status: 'finished', finished_on: day('2020-12-31') })],
    ['release', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) }, { status: 'finished' })],
    ['close', withDeposit({ depositStatus: 'founds', founds: ore(1) }, { status: 'finished' })],
    ['closeEmpty', withDeposit({ depositStatus: 'opened', founds: ore(0) }, { status: 'finished' })],
    ['nothing', withDeposit({ depositStatus: 'released', releasedCategory: 'TENANT' }, { status: 'finished' })],
  ] as const)('%s', (expected, contract) => expect(next(contract)).toBe(expected))
})

it.each([
  ['rent 2026-12-01 as long as no end is known', 'rent', null],
  ['rent 2026-12-01 before the end', 'rent', '2026-12-02'],
  ['rentStops 2026-12-01 on the first day without a plan', 'rent', '2026-12-01'],
  ['rentStops 2026-12-01 when it was over before', 'rent', '2026-10-01'],
  ['rentStops 2026-12-01 of what is due already', 'rentSoon', '2026-10-01'],
  ['ends 2026-12-01, which the plan has nothing to do with', 'ends', '2026-10-01'],
] as const)('under the plan it is %s', (expected, key, end) => {
  const step = nextStepUnderPlan({ key, day: day('2026-12-01') }, end === null ? null : day(end))
  expect(expected).toContain(`${step.key} ${step.day}`)
})

it.each([
  ['rent', 'rent', null],
  ['protested', 'rent', '2026-11-20'],
  ['protested', 'late', '2027-03-30'],
  ['protested', 'moved', '2027-03-30'],
  ['protested', 'blocked', '2027-03-30'],
  // The notice has lapsed unless the case was brought. Only the landlord knows.
  ['moves', 'moves', '2026-11-19'],
  // The earlier of two last days comes first.
  ['depositDisputeUntil', 'depositDisputeUntil', '2026-12-01'],
  ['protested', 'depositDisputeUntil', '2026-11-30'],
] as const)('with a protest it is %s in place of %s, until %s', (expected, key, caseBy) => {
  const letter = { caseBy: caseBy === null ? null : day(caseBy), delivery: null }
  const step = nextStepWithLetter({ key, day: day('2026-12-01') }, letter, today)
  expect(step.key).toBe(expected)
  if (expected === 'protested') expect(step.day).toBe(caseBy)
})

it.each([
  ['notDelivered', 'moves', 'made'],
  ['moves', 'moves', 'sent'],
  ['moves', 'moves', 'received'],
  ['late', 'late', 'made'],
] as const)('with a notice by letter it is %s in place of %s, once the letter is %s', (expected, key, state) => {
  const letter = { caseBy: null, delivery: { state, day: day('2026-11-18') } }
  const step = nextStepWithLetter({ key, day: day('2027-02-28') }, letter, today)
  expect(step.key).toBe(expected)
  if (expected === 'notDelivered') expect(step.day).toBe('2026-11-18')
})

it.each([
  ['draft', signedByHand(draft)],
  ['signing', sentForSigning()],
  ['active', signedByHand()],
  ['active', withDeposit({})],
  ['expired', fixed('2026-11-01', { status: 'expired' })],
  ['open', fixed('2026-11-01', { status: 'expired', fixed_term_reason: '' })],
  ['finished', signedByHand({ status: 'finished' })],
] as const)('the badge says %s', (expected, contract) => {
  expect(shownContractStatus(contract)).toBe(expected)
  expect(isRunning(contract)).toBe(['active', 'open'].includes(expected))
})

it.each([
  ['none', signedByHand()],
  ['own', signedByHand({ deposit_sum: ore(1), deposit_account: 'NO93' })],
  ['own', signedByHand({ deposit_account: 'NO93', deposit_sum: ore(0) })],
  ['agreed', signedByHand({ ...draft, is_open_deposit_account: true, deposit_sum: ore(1) })],
  ['fee', signedByHand({ ...draft, is_open_deposit_account: true, deposit_sum: ore(1), payUrl: 'https://pay' })],
  ['byHand', signedByHand({ is_open_deposit_account: true, deposit_sum: ore(1) })],
  ['closing', withDeposit({ pending: 'closing', depositStatus: 'opened', founds: ore(1) })],
  ['proposing', full({ pending: 'releasing', releasedCategory: 'SPLIT' })],
  ['payingOut', full({ releasedCategory: 'TENANT' })],
  ['opening', withDeposit({})],
  ['opened', withDeposit({ depositStatus: 'opened', founds: ore(0) })],
  ['opened', withDeposit({ depositStatus: 'opened', founds: null })],
  ['partly', withDeposit({ depositStatus: 'founds', founds: ore(3_599_999) })],
  ['fully', withDeposit({ depositStatus: 'founds', founds: ore(3_600_000) })],
  ['fully', withDeposit({ depositStatus: 'founds', founds: ore(3_600_001) })],
  ['splitting', withDeposit({ depositStatus: 'founds', founds: ore(1), releasedCategory: 'SPLIT' })],
  ['dispute', withDeposit({ depositStatus: 'founds', founds: ore(1), releasedCategory: 'DISPUTE' })],
  ['released', withDeposit({ depositStatus: 'released', founds: ore(1), releasedCategory: 'TENANT' })],
  ['split', withDeposit({ depositStatus: 'released', founds: ore(1), releasedCategory: 'SPLIT' })],
  ['decided', withDeposit({ depositStatus: 'released', founds: ore(1) })],
  ['closed', withDeposit({ depositStatus: 'canceled', founds: ore(0) })],
] as const)('the deposit is %s', (expected, contract) => expect(depositStateAndAmounts(contract).state).toBe(expected))

it.each([
  ['2026-11-18', '2026-12-23', 'a Wednesday'],
  ['2026-11-20', '2026-12-28', 'Christmas Day, Boxing Day and a Sunday'],
  ['2026-11-24', '2026-12-29', 'a Tuesday'],
  ['2026-10-10', '2026-11-16', 'a Saturday and a Sunday'],
  ['2026-02-26', '2026-04-07', 'Maundy Thursday to Easter Monday'],
  ['2026-04-12', '2026-05-18', '17 May, a Sunday'],
  ['2026-03-27', '2026-05-04', '1 May, a Saturday and a Sunday'],
])('the five weeks from a notice that was sent on %s end on %s: %s', (sent, until) => {
  expect(lastDayOfDispute(day(sent))).toBe(until)
})

it.each([
  ['one tenant', { co_tenants: [] }, null],
  ['two', { co_tenants: [{} as never] }, 'Per Hansen'],
] as const)('of %s the deposit is provided by %j', (_what, more, name) =>
  expect(
    payerAmongSeveral({
      tenant_first_name: 'Per',
      tenant_last_name: 'Hansen',
      signicatInfo: null,
      ...more,
    } as unknown as Contract),
  ).toBe(name),
)
