import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { orderStates, type StoredState } from '../contract/model-signing'
import {
  afterOrderReading,
  deadlineFrom,
  haveTenantsSigned,
  isGivenBack,
  isNews,
  stageOf,
  type OrderReading,
} from './rules-order'

const at = '2026-11-20T10:00:00.000Z' as Instant
const tenant = (signed_at: Instant | null) => ({ role: 'tenant' as const, signed_at })
const landlord = { role: 'landlord' as const, signed_at: null }

describe('the stage of a signing', () => {
  it('waits for the landlord once all tenants have signed', () => {
    expect(stageOf(null)).toBe('none')
    expect(stageOf({ state: 'sent', renews: false, signers: [tenant(at), tenant(null), landlord] })).toBe('tenants')
    expect(stageOf({ state: 'sent', renews: false, signers: [tenant(at), tenant(at), landlord] })).toBe('landlord')
    for (const state of orderStates.filter((each) => each !== 'sent'))
      expect(stageOf({ state, renews: false, signers: [tenant(at), landlord] })).toBe(state)
    // A withdrawal before sending anew is a stage of its own: what the landlord asks for then applies to it.
    expect(stageOf({ state: 'withdrawing', renews: true, signers: [tenant(at), landlord] })).toBe('renewing')
  })
  it('needs every tenant', () => {
    expect(haveTenantsSigned([tenant(at), tenant(null), landlord])).toBe(false)
    expect(haveTenantsSigned([tenant(at), { ...landlord, signed_at: at }])).toBe(true)
  })
})

describe('a reading', () => {
  it('never undoes what all have signed, and never brings back what was given back', () => {
    for (const state of orderStates)
      for (const reading of ['open', 'signed', 'canceled', 'expired', 'gone'] as const) {
        const after = afterOrderReading[state][reading]
        if (state === 'signed' || state === 'stored' || isGivenBack(state)) expect(after).toBe(state)
        // Only the file leads to `stored`, and no order that was sent goes back to its start.
        else expect(after === 'stored' || (after === 'starting' && state !== 'starting')).toBe(false)
      }
  })
  it('lets what all have signed stand, although it was being withdrawn', () => {
    expect(afterOrderReading.withdrawing).toEqual({
      open: 'withdrawing',
      signed: 'signed',
      canceled: 'withdrawn',
      expired: 'withdrawn',
      gone: 'withdrawn',
    })
  })
})

const signer = { role: 'tenant' as const, place: 0, encrypted_url: 'encrypted', signed_at: null }
const atProvider = { role: 'tenant' as const, place: 0, url: 'https://sign.example/1', signature: null }
const signed = { name: 'Per Leier', birthday: '1990-05-17', at: '2026-11-20T10:00:00.000Z' }

/** The stored order, the reading, and whether that is news. */
const readings: readonly [string, StoredState, object, Exclude<OrderReading, 'gone'> | 'gone', object, boolean][] = [
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
    const order = { state, ends_at: at, signers: [{ ...signer, ...stored }], ...stored }
    const answer = { endsAt: at, signers: [{ ...atProvider, ...more }], ...more }
    expect(isNews(order, read === 'gone' ? null : { ...answer, state: read })).toBe(isSo)
  })
})

describe('the end of an order', () => {
  it('stays within the 45 days of the provider', () => expect(deadlineFrom(at)).toBe('2027-01-04T09:00:00.000Z'))
})
