import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { owesNothing } from '../rent-account/rules-owed'
import { contractBanner } from './rules-banner'
import type { UnpaidRent } from './rules-next'
import { noticeUntil, sentForSigning, signedTenants, signedByHand, withDeposit } from './test-status'

const today = day('2026-11-20')
const draft = { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null } as const
const error = { date: '2026-11-20T10:00:00Z', message: '' } as never
const account = (founds: number, info = {}, more = {}) =>
  withDeposit({ depositStatus: founds === 0 ? 'opened' : 'founds', founds: ore(founds), ...info }, more)
const full = (info = {}, more = {}) => account(3_600_000, info, more)
const over = { status: 'finished', isFinished: true, next_rent_on: null } as const
const fixed = (end: string, more = {}) =>
  signedByHand({ type: 'time-bound', end_date: day(end), fixed_term_reason: 'Flytter inn.', ...more })
const feeDue = { is_open_deposit_account: true, deposit_sum: ore(3_600_000), payUrl: 'https://pay' }

const unpaid = (more: Partial<UnpaidRent>): UnpaidRent => ({
  ...owesNothing,
  late_since: day('2026-11-02'),
  remindedOn: null,
  ...more,
})

describe('the band of a contract', () => {
  it.each([
    // The action to take and the one next to it. After `|`: the other actions.
    ['draft', signedByHand(draft), 'none: send, signByHand'],
    [
      'draft, of an account to be opened',
      signedByHand({ ...draft, ...feeDue, payUrl: null }),
      'none: send, signByHand',
    ],
    ['fee', sentForSigning({ state: 'fee', sent_at: null }, { ...draft, ...feeDue }), 'fee: pay | refresh, signByHand'],
    ['tenants', sentForSigning(), 'tenants: remind, links | refresh, changeSent'],
    [
      'mine',
      sentForSigning({ state: 'landlord', isSignedTenant: true, tenants: signedTenants() }),
      'landlord: sign | refresh, changeSent',
    ],
    [
      'mine, its link unreadable',
      sentForSigning({ state: 'landlord', landlordLink: null }),
      'landlord: - | refresh, changeSent',
    ],
    [
      'pending: sent',
      sentForSigning({ state: 'starting', pending: 'sending', sent_at: null }),
      'starting: refresh | changeSent',
    ],
    ['pending: paid for', sentForSigning({ state: 'starting', sent_at: null }), 'paid: refresh'],
    [
      'pending: sent anew',
      sentForSigning({ state: 'withdrawing', pending: 'sending' }),
      'renewing: refresh | changeSent',
    ],
    // The order can still be withdrawn, and the page says so.
    [
      'pending: sent anew before anybody was asked',
      sentForSigning({ state: 'withdrawing', pending: 'sending', sent_at: null }),
      'starting: refresh | changeSent',
    ],
    ['pending: withdrawn', sentForSigning({ state: 'withdrawing', pending: 'withdrawing' }), 'withdrawing: refresh'],
    ['pending: the file', sentForSigning({ state: 'packaging', tenants: signedTenants() }), 'signed: refresh'],
    ['declined', sentForSigning({ state: 'failed', error }, draft), 'failed: send, signByHand | errorShow'],
    ['ran out', sentForSigning({ state: 'expired' }), 'expired: send'],
    ['deposit: being opened', withDeposit({}), 'depositWaits: refresh'],
    ['deposit: nothing paid in', account(0), 'depositUnpaid: refresh'],
    ['deposit: some', account(1_000_000), 'depositUnpaid: refresh'],
    ['pending: closing', account(0, { pending: 'closing' }), 'depositWaits: refresh | takeBack'],
    [
      'pending: releasing',
      full({ pending: 'releasing', releasedCategory: 'TENANT' }),
      'depositWaits: refresh | takeBack',
    ],
    ['pending: paying out', full({ releasedCategory: 'TENANT' }), 'depositWaits: refresh'],
    ['pending: agreement', full({ releasedCategory: 'SPLIT' }), 'depositWaits: refresh'],
    ['dispute', full({ releasedCategory: 'DISPUTE' }), 'depositDispute: settle | refresh'],
    [
      'dispute, five weeks',
      full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-01') }),
      'depositDisputeUntil: settle | refresh',
    ],
    [
      'dispute, over',
      full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-11-19') }),
      'depositDisputeOver: refresh | settle',
    ],
    // While the lease runs there is nothing to do, and the deposit doesn't matter. Actions that end something are
    // offered elsewhere.
    ['running', signedByHand(), 'rent: -, newRent'],
    ['running, all paid in', full(), 'rent: -, newRent'],
    ['running, a first rent to come', signedByHand({ first_payment_date: day('2026-12-15') }), 'firstRent: -, newRent'],
    ['running, not booked', signedByHand({ blocked_by: 'freeLimit' }), 'blocked: subscribe'],
    ['ending', fixed('2027-01-01', { next_rent_on: day('2026-12-01') }), 'termEnds: contact'],
    ['late', fixed('2026-11-01', { status: 'expired', next_rent_on: null }), 'finish: finish | goOn'],
    [
      'late, and open-ended',
      fixed('2026-11-01', { status: 'expired', next_rent_on: null, fixed_term_reason: '' }),
      'openGoesOn: goOn | finish',
    ],
    // The contract is finished.
    ['finished, all paid in', full({}, over), 'release: release | refresh'],
    ['finished, some paid in', account(1, {}, over), 'close: close | refresh'],
    ['finished, nothing paid in', account(0, {}, over), 'closeEmpty: close | refresh'],
    ['finished and settled', signedByHand(over), 'nothing: -'],
    ['finished, released', full({ depositStatus: 'released', releasedCategory: 'TENANT' }, over), 'nothing: -'],
    [
      'finished while it was sent',
      sentForSigning({}, { ...over, signed_at: null }),
      'nothing: - | refresh, changeSent',
    ],
  ] as const)('%s', (_state, contract, expected) => {
    const { step, action, beside, more } = contractBanner(contract, today)
    const next = [action ?? '-', ...(beside === null ? [] : [beside])].join(', ')
    expect(`${step.key}: ${next}${more.length === 0 ? '' : ` | ${more.join(', ')}`}`).toBe(expected)
  })

  it('offers a subscription where the plan books no rent any more', () => {
    const { step, action } = contractBanner(signedByHand(), today, day('2026-11-30'))
    expect([step.key, action]).toEqual(['rentStops', 'subscribe'])
  })

  it('names rent that is owed before rent that waits for a subscription', () => {
    const late = unpaid({ late: ore(1_200_000) })
    const { step, action } = contractBanner(signedByHand(), today, day('2026-11-30'), late)
    expect([step.key, action]).toEqual(['late', 'remindRent'])
  })

  it('leads to the tribunal after a protest, and to erasing once the papers need not be kept', () => {
    const { step, action, more } = contractBanner(signedByHand(noticeUntil('2027-02-28')), today, null, null, {
      caseBy: today,
      delivery: null,
    })
    // Nobody knows whether the lease ends, so its end isn't offered beside the case.
    expect([step.key, action, more]).toEqual(['protested', 'bringCase', []])
    const closed = { ...over, finished_on: day('2020-11-20') }
    const erasing = contractBanner(signedByHand(closed), today)
    expect([erasing.step.key, erasing.action]).toEqual(['erase', 'erase'])
  })

  it('leads to the letter while a notice is made but not handed over', () => {
    const { step, action, more } = contractBanner(signedByHand(noticeUntil('2027-02-28')), today, null, null, {
      caseBy: null,
      delivery: { state: 'made', day: day('2026-11-18') },
    })
    expect([step.key, action, more]).toEqual(['notDelivered', 'toLetters', []])
  })

  it('says who is late, unless something has a day of its own', () => {
    const late = unpaid({ late: ore(1_200_000) })
    const of = (contract: ReturnType<typeof signedByHand>, rent: UnpaidRent = late) => {
      const { step, action, beside } = contractBanner(contract, today, null, rent)
      return [step.key, action, beside]
    }
    expect(of(signedByHand())).toEqual(['late', 'remindRent', 'registerPayment'])
    expect(of(full())).toEqual(['late', 'remindRent', 'registerPayment'])
    expect(of(signedByHand(over))).toEqual(['late', 'remindRent', 'registerPayment'])
    expect(of(fixed('2027-01-01', { next_rent_on: day('2026-12-01') }))).toEqual([
      'late',
      'remindRent',
      'registerPayment',
    ])
    expect(of(fixed('2026-11-01', { status: 'expired', next_rent_on: null }))[0]).toBe('finish')
    expect(of(full({ releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-01') }))[0]).toBe('depositDisputeUntil')
    // Rent in the bank is matched. It is neither asked for nor registered a second time.
    expect(of(signedByHand(), { ...late, lateInBank: ore(1_200_000) })).toEqual(['lateInBank', 'match', null])
    // Rent that is due today is not late. If it is in the bank, it can be matched on that day.
    const due = unpaid({ dueToday: ore(1_200_000), late_since: today })
    expect(of(signedByHand(), due)[0]).toBe('rent')
    expect(of(signedByHand(), { ...due, dueTodayInBank: ore(1_200_000) })).toEqual(['lateInBank', 'match', null])
    // Tenants who have a reminder don't get the same one again.
    const reminded = { ...late, remindedOn: today }
    expect(of(signedByHand(), reminded)).toEqual(['reminded', null, 'registerPayment'])
    expect(contractBanner(signedByHand(), today, null, reminded)).toMatchObject({
      step: { sum: 1_200_000, day: '2026-11-02', remindedOn: today },
      more: ['letter'],
    })
    // Nobody writes to an erased tenant.
    expect(
      contractBanner({ ...signedByHand(over), tenant_erased_at: '2026-11-01T00:00:00Z' as never }, today, null, late)
        .action,
    ).toBeNull()
  })

  it('never fills an end while the tenancy runs', () => {
    for (const contract of [full(), full({ releasedCategory: 'SPLIT' }), account(1), account(0), signedByHand()])
      expect(['release', 'close', 'finish']).not.toContain(contractBanner(contract, today).action)
  })
})
