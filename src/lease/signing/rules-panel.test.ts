import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import type { PendingRequest, SignicatInfo } from '../contract/model-signing'
import { isSigningUnderWay, shownSigningState } from '../contract/rules-signing-state'
import {
  pollIntervalMs,
  isSignatureChecked,
  nextReminder,
  doSignaturesCount,
  signingOffers,
  signingProblem,
  signingSentence,
  undeliveredSentenceKey,
} from './rules-panel'

const all = ['send', 'links', 'refresh', 'remind', 'regenerate', 'withdraw'] as const
const at = (text: string) => text as Instant
const sent = at('2026-11-20T10:00:00.000Z')
const info = (state: SignicatInfo['state'], pending: PendingRequest | null = null, sent_at: Instant | null = sent) => ({
  state,
  pending,
  sent_at,
  signedDocumentUrl: state === 'signed' ? '/api/contract/1/signed' : null,
})
it.each<[SignicatInfo['state'], string, boolean]>([
  ['tenants', 'smsLost', true],
  ['landlord', 'smsLost', true],
  ['packaging', 'smsLostOver', true],
  ['signed', 'smsLostOver', true],
  // The order is over, so its signatures don't count any more.
  ['withdrawing', 'smsLostOver', false],
  ['withdrawn', 'smsLostOver', false],
  ['expired', 'smsLostOver', false],
  ['canceled', 'smsLostOver', false],
  ['failed', 'smsLostOver', false],
])('%s: a lost message is told by %s, and whose BankID signed: %s', (state, says, stands) => {
  expect(undeliveredSentenceKey(info(state), 'sms')).toBe(says)
  expect(doSignaturesCount(info(state))).toBe(stands)
})

it.each<[SignicatInfo['state'], string, boolean]>([
  ['landlord', 'success', true],
  ['landlord', '', false],
  ['landlord', 'cancel', false],
  ['packaging', 'success', false],
  ['tenants', 'success', false],
])('%s, back with “%s”: the signature is being checked: %s', (state, status, is) =>
  expect(isSignatureChecked({ state }, status)).toBe(is),
)

describe('what the screen says and offers', () => {
  it.each([
    ['nothing was ever sent', null, 'none', ['send'], []],
    ['the fee is due', info('fee', null, null), 'fee', ['refresh'], ['refresh']],
    // Nothing is stored that could be taken back.
    ['the fee is paid, and no order is made yet', info('starting', null, null), 'paid', ['refresh'], ['refresh']],
    ['it is sent', info('starting', 'sending', null), 'starting', ['refresh', 'withdraw'], ['refresh', 'withdraw']],
    // Tenants were asked before, so the page must not say “nobody was asked”.
    ['it is sent anew', info('starting', 'sending'), 'renewing', ['refresh', 'withdraw'], ['refresh', 'withdraw']],
    [
      'it is withdrawn, and sent anew then',
      info('withdrawing', 'sending'),
      'renewing',
      ['refresh', 'withdraw'],
      ['refresh', 'withdraw'],
    ],
    [
      'tenants are waited for',
      info('tenants'),
      'tenants',
      ['links', 'refresh', 'remind', 'regenerate', 'withdraw'],
      ['refresh', 'withdraw'],
    ],
    [
      'the landlord is waited for',
      info('landlord'),
      'landlord',
      ['links', 'refresh', 'regenerate', 'withdraw'],
      ['refresh', 'withdraw'],
    ],
    [
      'the landlord is waited for after a single tenant',
      { ...info('landlord'), tenants: [{}] },
      'landlordAfterOne',
      ['links', 'refresh', 'regenerate', 'withdraw'],
      ['refresh', 'withdraw'],
    ],
    [
      'the landlord is waited for after two tenants',
      { ...info('landlord'), tenants: [{}, {}] },
      'landlord',
      ['links', 'refresh', 'regenerate', 'withdraw'],
      ['refresh', 'withdraw'],
    ],
    ['the file is on its way', info('packaging'), 'signed', ['refresh'], ['refresh']],
    ['it is signed', info('signed'), 'stored', [], []],
    ['it was signed, and its tenant erased', { ...info('signed'), signedDocumentUrl: null }, 'storedErased', [], []],
    ['it is signed, and its account closed', info('signed', 'closing'), 'stored', [], []],
    ['it was declined', info('failed', null, null), 'failed', ['send'], []],
    ['it was declined when it was sent anew', info('failed'), 'failedAgain', ['send'], []],
    ['it is withdrawn', info('withdrawing', 'withdrawing'), 'withdrawing', ['refresh'], ['refresh']],
    ['it was withdrawn', info('withdrawn'), 'withdrawn', ['send'], []],
    ['it ran out', info('expired'), 'expired', ['send'], []],
    ['it was ended there', info('canceled'), 'canceled', ['send'], []],
  ] as const)('%s', (_what, stands, says, offered, whenFinished) => {
    expect(signingSentence(stands, false)).toBe(says)
    const offers = signingOffers(stands, false)
    expect(all.filter((one) => offers[one])).toEqual(offered)
    expect(isSigningUnderWay(shownSigningState(stands))).toBe(offers.refresh)
    // A finished contract hides the links and sends nothing. It can still be refreshed and taken back.
    const later = signingOffers(stands, true)
    expect(all.filter((one) => later[one])).toEqual(whenFinished)
    expect(signingSentence(stands, true)).toBe(offers.send && stands !== null ? 'ended' : says)
  })
})

describe('an open page asks again', () => {
  it.each([
    ['of what was never sent', null, 30_000],
    ['of whoever is to sign', info('tenants'), 30_000],
    ['of the landlord', info('landlord'), 30_000],
    ['of a fee that is to be paid', info('fee'), 30_000],
    ['soon of what is sent', info('starting', 'sending'), 4000],
    ['soon of what is paid', info('starting'), 4000],
    ['soon of what is taken back', info('withdrawing', 'withdrawing'), 4000],
    // Nobody has to do anything any more. A moment later all is stored, the rent is booked and the lease runs.
    ['soon of what all have signed', info('packaging'), 4000],
  ])('%s', (_what, stands, ms) => {
    expect(pollIntervalMs(stands)).toBe(ms)
  })
})

describe('a reminder', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  it.each([
    [null, null],
    [at('2026-11-21T12:00:00.000Z'), null],
    [at('2026-11-21T12:00:01.000Z'), '2026-11-22T12:00:01.000Z'],
    [at('2026-11-22T11:59:00.000Z'), '2026-11-23T11:59:00.000Z'],
  ])('after %s: %s', (reminded, next) => {
    expect(nextReminder(reminded, now)?.toISOString() ?? null).toBe(next)
  })
})

describe('a signing error', () => {
  it.each([
    ['A valid mobile is required when the signer uses SMS notifications', 'mobile'],
    ['Signers[0].SignerInfo.Mobile: The supplied mobile number is invalid.', 'mobile'],
    ['The Title field is required.', 'unknown'],
    ['mobile', 'unknown'],
    ['', 'unknown'],
  ])('%s: %s', (message, problem) => {
    expect(signingProblem(message)).toBe(problem)
  })
})
