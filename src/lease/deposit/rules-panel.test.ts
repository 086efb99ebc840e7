import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { SignicatInfo } from '../contract/model-signing'
import type { DepositState } from '../contract/rules-deposit-states'
import { depositPanelWords } from './words-panel'
import { depositSentenceKey, isDisputeRunning } from './rules-panel'

const info = (more: Partial<SignicatInfo>): SignicatInfo => ({
  state: 'signed',
  pending: null,
  tenantLink: null,
  landlordLink: null,
  isSignedTenant: true,
  isSignedLandlord: true,
  tenants: [],
  signedDocumentUrl: null,
  sent_at: null,
  signBefore: null,
  undelivered: [],
  reminded_at: null,
  depositId: 'd',
  depositStatus: null,
  openedOn: null,
  accountNumber: null,
  founds: null,
  releasedCategory: null,
  tenantReleaseSum: null,
  landlordReleaseSum: null,
  noticedOn: null,
  disputeUntil: null,
  error: null,
  ...more,
})
const sum = ore(3_600_000)
const standing = (more: object, payed = true) => ({
  deposit_sum: sum,
  deposit_account: null,
  is_open_deposit_account: true,
  is_open_deposit_account_payed: payed,
  payUrl: null,
  signatureType: 'bankid' as const,
  signicatInfo: null as SignicatInfo | null,
  rent_account_in_deposit_bank: false,
  status: 'active' as 'active' | 'finished',
  start_date: day('2026-11-15'),
  end_date: null,
  dwelling_kind: 'home' as const,
  own_home_let: false,
  fixed_term_reason: '',
  ...more,
})
const over = { status: 'finished' } as const
const at = (more: Partial<SignicatInfo>) => standing({ signicatInfo: info(more) })
const founds = (amount: number, releasedCategory: SignicatInfo['releasedCategory'] = null) =>
  at({ depositStatus: 'founds', founds: ore(amount), releasedCategory })

const noted = (releasedCategory: SignicatInfo['releasedCategory']) =>
  at({ pending: 'releasing', depositStatus: 'founds', founds: sum, releasedCategory })

it('says who gets, pays and consents: of several tenants by name, since the account is one tenant’s alone', () => {
  // Texts that are about signing, and the word for a single tenant. Only they may say “the tenant”.
  const others = new Set(['created', 'createdSeveral', 'theTenant'])
  const texts = Object.entries(depositPanelWords.texts).filter(([key]) => !others.has(key))
  for (const [key, { en, nb }] of texts) {
    expect(en, key).not.toMatch(/\btenants?\b(?!}})/i)
    expect(nb, key).not.toMatch(/leietaker/i)
  }
})

it('names rent owed only where the lease agrees that the rent goes to an account in the bank of the deposit', () => {
  const agreed = new Set(['disputeRent', 'arrears', 'noArrears'])
  for (const [key, { en, nb }] of Object.entries(depositPanelWords.texts)) {
    if (agreed.has(key)) continue
    expect(en.replaceAll('Rent Disputes Tribunal', ''), key).not.toMatch(/\brent\b/i)
    expect(nb, key).not.toMatch(/\bleien?\b/i)
  }
})

describe('where a deposit account stands', () => {
  it.each<[string, ReturnType<typeof standing>, ReturnType<typeof depositSentenceKey>]>([
    ['no deposit', standing({ is_open_deposit_account: false, deposit_sum: null }), null],
    ['an account of their own', standing({ is_open_deposit_account: false, deposit_account: 'NO9386011117947' }), null],
    ['never sent', standing({}, false), 'agreed'],
    ['a fee is due', standing({ payUrl: 'https://pay', signicatInfo: info({ state: 'fee' }) }, false), 'fee'],
    ['the fee is paid', standing({}), 'ordered'],
    ['ordered, nobody has signed', at({ state: 'tenants', isSignedTenant: false }), 'ordered'],
    ['signed by the tenant', at({ state: 'landlord', isSignedLandlord: false }), 'created'],
    ['signed by all, and the bank doesn’t answer', at({ state: 'packaging' }), 'opening'],
    ['opened', at({ depositStatus: 'opened', founds: ore(0) }), 'opened'],
    ['opened, and the lease is over', { ...at({ depositStatus: 'opened', founds: ore(0) }), ...over }, 'openedOver'],
    ['an øre is missing', founds(3_599_999), 'partly'],
    ['paid in', founds(3_600_000), 'fully'],
    ['more than agreed', founds(3_600_001), 'fullyOver'],
    ['to be closed', at({ pending: 'closing', depositStatus: 'opened', founds: ore(100) }), 'closing'],
    ['to go to the tenant', noted('TENANT'), 'releasing'],
    ['to be split', noted('SPLIT'), 'proposing'],
    ['asked to go to the tenant', founds(3_600_000, 'TENANT'), 'payingOut'],
    ['a split that is not agreed to', founds(3_600_000, 'SPLIT'), 'splitting'],
    ['a dispute', founds(3_600_000, 'DISPUTE'), 'dispute'],
    [
      'a dispute about rent too',
      { ...founds(3_600_000, 'DISPUTE'), rent_account_in_deposit_bank: true },
      'disputeRent',
    ],
    [
      'a dispute with the bank’s notice',
      at({ depositStatus: 'founds', founds: sum, releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-01') }),
      'disputeNoticed',
    ],
    [
      'a dispute beside a split that the bank has',
      at({ depositStatus: 'founds', founds: sum, releasedCategory: 'DISPUTE', tenantReleaseSum: ore(3_000_000) }),
      'disputeSplit',
    ],
    ['paid out to the tenant', at({ depositStatus: 'released', releasedCategory: 'TENANT' }), 'released'],
    ['paid out in parts', at({ depositStatus: 'released', releasedCategory: 'SPLIT' }), 'split'],
    ['paid out by a decision', at({ depositStatus: 'released' }), 'decided'],
    ['paid out by a decision in a dispute', at({ depositStatus: 'released', releasedCategory: 'DISPUTE' }), 'decided'],
    ['to be closed, nothing paid in', at({ pending: 'closing', depositStatus: 'opened' }), 'closingEmpty'],
    ['closed', at({ depositStatus: 'canceled', founds: ore(1) }), 'closed'],
    ['closed with nothing paid in', at({ depositStatus: 'canceled', founds: ore(0) }), 'closedEmpty'],
    ['signed by hand', standing({ signatureType: 'manual' }, false), 'byHand'],
    // The order is being withdrawn while the bank has opened the account.
    ['opened too late', at({ pending: 'withdrawing', depositStatus: 'opened' }), 'opened'],
  ])('%s: %s', (_, contract, sentence) => {
    expect(depositSentenceKey(contract, false)).toBe(sentence)
  })

  it('names several tenants', () => {
    expect(depositSentenceKey(at({ isSignedLandlord: false }), true)).toBe('createdSeveral')
  })
})

it.each<[DepositState, boolean]>([
  ['fully', false],
  ['dispute', true],
  ['disputeSplit', true],
  // Until the tenant agrees to a split, the bank goes on with the claim.
  ['proposing', true],
  ['splitting', true],
  ['releasing', false],
  ['payingOut', false],
  ['decided', false],
])('the five weeks after the bank’s notice are shown at %s: %s', (state, isShown) => {
  expect(isDisputeRunning(state)).toBe(isShown)
})
