import { describe, expect, it } from 'vitest'
import type { StoredState } from '../contract/model-signing'
import { isNews, type OrderReading } from './rules'

const signer = { role: 'tenant' as const, place: 0, encrypted_url: 'encrypted', signed_at: null }
const atProvider = { role: 'tenant' as const, place: 0, url: 'https://sign.example/1', signature: null }
const signed = { name: 'Per Leier', birthday: '1990-05-17', at: '2026-11-20T10:00:00.000Z' }
const at = '2026-11-20T10:00:00.000Z'

/** What is stored, what is read, and whether that is news. */
const readings: readonly [string, StoredState, object, Exclude<OrderReading, 'gone'> | 'gone', object, boolean][] = [
  ['nobody has signed since', 'sent', {}, 'open', {}, false],
  ['somebody has signed', 'sent', {}, 'open', { signature: signed }, true],
  ['whose signature is noted', 'sent', { signed_at: at }, 'open', { signature: signed }, false],
  ['somebody else of whom nothing is stored', 'sent', {}, 'open', { place: 1, signature: signed }, false],
  ['where to sign is said at last', 'sent', { encrypted_url: null }, 'open', {}, true],
  ['where to sign is not said yet', 'sent', { encrypted_url: null }, 'open', { url: null }, false],
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
    const order = { state, signers: [{ ...signer, ...stored }] }
    expect(isNews(order, read === 'gone' ? null : { state: read, signers: [{ ...atProvider, ...more }] })).toBe(isSo)
  })
})
