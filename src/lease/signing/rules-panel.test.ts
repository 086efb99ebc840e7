import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { isMoving, nextReminder, signingOffers, signingProblem } from './rules-panel'
import { linkKind } from './rules-link'

const all = ['send', 'links', 'refresh', 'remind', 'regenerate', 'withdraw'] as const
describe('what the screen offers', () => {
  it.each([
    ['none', ['send']],
    ['fee', ['refresh']],
    ['starting', ['refresh', 'withdraw']],
    ['tenants', ['links', 'refresh', 'remind', 'regenerate', 'withdraw']],
    ['landlord', ['links', 'refresh', 'regenerate', 'withdraw']],
    ['packaging', ['refresh']],
    ['signed', []],
    ['failed', ['send']],
    ['withdrawing', ['refresh']],
    ['withdrawn', ['send']],
    ['expired', ['send']],
    ['canceled', ['send']],
  ] as const)('%s: %j', (stage, offered) => {
    const offers = signingOffers(stage, false)
    expect(all.filter((one) => offers[one])).toEqual(offered)
    expect(isMoving(stage)).toBe(offers.refresh)
    // A finished contract hides the links and the refresh.
    expect(Object.values(signingOffers(stage, true))).not.toContain(true)
  })
})

describe('a reminder', () => {
  const at = (text: string) => text as Instant
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

describe('the type of a link', () => {
  it.each([
    ['tc', 'tenant', 'contract'],
    ['lc', 'landlord', 'contract'],
    ['tcl', 'tenant', 'checklist'],
    ['lcl', 'landlord', 'checklist'],
  ])('%s: the %s signs the %s', (type, signer, documentType) => {
    expect(linkKind(type)).toEqual({ signer, documentType })
  })
  it.each(['', 'ct', 'TC', 'toString', '__proto__', 'constructor'])('there is no %j', (type) => {
    expect(linkKind(type)).toBeNull()
  })
})
