import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { storedOrderStates, type StoredOrderState } from '../contract/model-signing'
import { haveTenantsSigned, orderState } from '../contract/rules-signing-state'
import { signingDeadline, isReadingNew, eventOfReading } from './rules-order'

const at = '2026-11-20T10:00:00.000Z' as Instant
const tenant = (signed_at: Instant | null) => ({ role: 'tenant' as const, signed_at })
const landlord = { role: 'landlord' as const, signed_at: null }

describe('the state of an order', () => {
  it('waits for the landlord once all tenants have signed', () => {
    expect(orderState({ state: 'sent', renews: false, signers: [tenant(at), tenant(null), landlord] })).toBe('tenants')
    expect(orderState({ state: 'sent', renews: false, signers: [tenant(at), tenant(at), landlord] })).toBe('landlord')
    for (const state of storedOrderStates.filter((each) => each !== 'sent'))
      expect(orderState({ state, renews: false, signers: [tenant(at), landlord] })).toBe(state)
    // Withdrawing an order in order to send its paper again is a state of its own, because the landlord's next request
    // has another effect on it than on a plain withdrawal.
    expect(orderState({ state: 'withdrawing', renews: true, signers: [tenant(at), landlord] })).toBe('renewing')
  })
  it('needs every tenant', () => {
    expect(haveTenantsSigned([tenant(at), tenant(null), landlord])).toBe(false)
    expect(haveTenantsSigned([tenant(at), { ...landlord, signed_at: at }])).toBe(true)
  })
})

const signer = { role: 'tenant' as const, place: 0, encrypted_url: 'encrypted', signed_at: null }
const atProvider = { role: 'tenant' as const, place: 0, url: 'https://sign.example/1', signature: null }
const signed = { name: 'Per Leier', birthday: '1990-05-17', at: '2026-11-20T10:00:00.000Z' }

/** The stored order, the reading, and whether that is news. */
const readings: readonly [
  string,
  StoredOrderState,
  object,
  'open' | 'signed' | 'canceled' | 'expired' | 'gone',
  object,
  boolean,
][] = [
  ['nobody has signed since', 'sent', {}, 'open', {}, false],
  ['somebody has signed', 'sent', {}, 'open', { signature: signed }, true],
  ['whose signature is noted', 'sent', { signed_at: at }, 'open', { signature: signed }, false],
  ['somebody else of whom nothing is stored', 'sent', {}, 'open', { place: 1, signature: signed }, false],
  ['where to sign is said at last', 'sent', { encrypted_url: null }, 'open', {}, true],
  ['where to sign is not said yet', 'sent', { encrypted_url: null }, 'open', { url: null }, false],
  ['until when it can be signed is said at last', 'sent', { ends_at: null }, 'open', {}, true],
  ['until when it can be signed is not said', 'sent', { ends_at: null }, 'open', { endsAt: null }, false],
  ['it has ended', 'sent', {}, 'canceled', {}, true],
  ['its time is over', 'sent', {}, 'expired', {}, true],
  ['the provider knows it no more', 'sent', {}, 'gone', {}, true],
  ['all have signed', 'sent', { signed_at: at }, 'signed', { signature: signed }, true],
  ['all had signed', 'signed', { signed_at: at }, 'signed', { signature: signed }, false],
  ['it is still to be withdrawn', 'withdrawing', {}, 'open', {}, true],
  ['it was made after all', 'starting', {}, 'open', {}, true],
]

describe('a reading of an order', () => {
  it.each(readings)('%s: %s', (_what, state, stored, read, more, isSo) => {
    const order = { state, renews: false, ends_at: at, signers: [{ ...signer, ...stored }], ...stored }
    const answer = { endsAt: at, signers: [{ ...atProvider, ...more }], ...more }
    expect(isReadingNew(order, read === 'gone' ? null : { ...answer, state: read })).toBe(isSo)
  })
})

it('says that all tenants have signed, whatever the landlord did, as long as the order is open', () => {
  const signers = (signed_at: Instant | null) => [
    { ...signer, signed_at },
    { ...signer, role: 'landlord' as const },
  ]
  expect(eventOfReading({ state: 'open' }, signers(null))).toBe('open')
  expect(eventOfReading({ state: 'open' }, signers(at))).toBe('tenantsSigned')
  expect(eventOfReading({ state: 'canceled' }, signers(at))).toBe('canceled')
  expect(eventOfReading(null, signers(at))).toBe('gone')
})

describe('the end of an order', () => {
  it('stays within the 45 days of the provider', () => expect(signingDeadline(at)).toBe('2027-01-04T09:00:00.000Z'))
})
