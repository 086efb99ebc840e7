import { describe, expect, it } from 'vitest'
import { base32, codeAt, otpauthUrl, totpStep } from './rules-second-factor'
import { groupRecoveryCode } from './rules-recovery'

/** The secret of RFC 6238, appendix B. */
const secret = base32(new TextEncoder().encode('12345678901234567890'))

describe('a code of the authenticator app', () => {
  // The RFC's table has eight digits. These are the last six of them.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at %i seconds is %s', (seconds, code) => expect(codeAt(secret, seconds * 1000)).toBe(code))

  it.each([
    ['of this step', 0, true],
    ['of the step before', -30, true],
    ['of the next step', 30, true],
    ['of two steps before', -60, false],
    ['of two steps later', 60, false],
  ])('%s', (_name, seconds, right) => {
    const now = 1_700_000_010_000
    const step = totpStep(secret, codeAt(secret, now + seconds * 1000), now, 0)
    expect(step).toBe(right ? Math.floor((now / 1000 + seconds) / 30) : null)
  })

  it('works once, and none of an earlier step after it', () => {
    const now = 1_700_000_010_000
    const step = totpStep(secret, codeAt(secret, now), now, 0)!
    expect(totpStep(secret, codeAt(secret, now), now, step)).toBeNull()
    expect(totpStep(secret, codeAt(secret, now - 30_000), now, step)).toBeNull()
    expect(totpStep(secret, codeAt(secret, now + 30_000), now, step)).toBe(step + 1)
  })
})

it('an app reads issuer, account and secret from the address', () => {
  const url = new URL(otpauthUrl(secret, 'kari@husbok.test'))
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Husbok:kari@husbok.test',
  ])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Husbok', digits: '6', period: '30' })
})

it('a recovery code is written in groups', () =>
  expect(groupRecoveryCode('ABCDEFGHIJKLMNOP')).toBe('ABCD-EFGH-IJKL-MNOP'))
