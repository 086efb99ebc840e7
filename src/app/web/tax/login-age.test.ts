import { expect, test } from 'vitest'
import type { Instant } from '../../../base/kit/day'
import { clockText, loginAgeOf } from './login-age'

const since = '2026-11-20T10:00:00.000Z' as Instant
const at = Date.parse(since)
const login = {
  difiData: { expire: at / 1000 + 600, ssn: '29817491020', party_name: 'Kari Nordmann' },
  difiSince: since,
}

test.each([
  ['just made', 0, 'valid', 300_000],
  ['a second before five minutes', 299_000, 'valid', 1000],
  ['five minutes', 300_000, 'old', 0],
  ['a second before its end', 599_000, 'old', 0],
  ['its end', 600_000, 'none', 0],
  ['a clock behind the server’s', -60_000, 'valid', 300_000],
])('%s', (_, after, state, leftMs) => expect(loginAgeOf(login, 0, at + after)).toEqual({ state, leftMs }))

test('without a login there is none', () => {
  expect(loginAgeOf({ difiData: null, difiSince: null }, at, at)).toEqual({ state: 'none', leftMs: 0 })
})
test('one of unknown age counts from when it was seen', () => {
  const unknown = { ...login, difiSince: null }
  expect(loginAgeOf(unknown, at + 100_000, at + 350_000)).toEqual({ state: 'valid', leftMs: 50_000 })
  expect(loginAgeOf(unknown, at + 100_000, at + 400_000)).toEqual({ state: 'old', leftMs: 0 })
})
test('a token that ends sooner counts', () => {
  const short = { ...login, difiData: { ...login.difiData, expire: at / 1000 + 60 } }
  expect(loginAgeOf(short, 0, at + 50_000)).toEqual({ state: 'valid', leftMs: 10_000 })
})
test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [245_000, '4:05'],
  [999, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (ms, text) => expect(clockText(ms)).toBe(text))
