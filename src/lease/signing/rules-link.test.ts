import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import type { OrderState } from '../contract/rules-signing-state'
import { linkKind, linkStateOf, mayOpenPaper } from './rules-link'

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

const at = (text: string) => text as Instant

describe('how it stands with a link', () => {
  it.each<[OrderState, { isReplaced?: boolean; isLate?: boolean }, string]>([
    ['tenants', {}, 'open'],
    ['landlord', { isLate: true }, 'expired'],
    ['starting', {}, 'open'],
    ['withdrawing', {}, 'withdrawing'],
    ['renewing', {}, 'renewing'],
    ['withdrawing', { isLate: true }, 'withdrawing'],
    ['withdrawn', {}, 'withdrawn'],
    ['withdrawn', { isReplaced: true }, 'renewed'],
    ['expired', {}, 'expired'],
    ['expired', { isReplaced: true }, 'renewed'],
    ['canceled', {}, 'canceled'],
    ['failed', {}, 'failed'],
    ['signed', {}, 'signed'],
    ['stored', { isLate: true }, 'signed'],
  ])('of an order that is %s %j: %s', (state, { isReplaced = false, isLate = false }, standing) => {
    expect(linkStateOf(state, { isReplaced, isLate })).toBe(standing)
  })
})

describe('what was signed can be opened by the link', () => {
  const signed = at('2026-11-20T10:00:00.000Z')
  it.each([
    ['while others have to sign', 'open', null, '2026-12-31T00:00:00.000Z', true],
    ['when all have', 'signed', signed, '2026-11-20T10:00:00.000Z', true],
    ['to the end of thirty days', 'signed', signed, '2026-12-20T09:59:59.000Z', true],
    ['and no longer', 'signed', signed, '2026-12-20T10:00:00.000Z', false],
    ['not where nobody knows when', 'signed', null, '2026-11-20T10:00:00.000Z', false],
    ['not what is being taken back', 'withdrawing', null, '2026-11-20T10:00:00.000Z', false],
    ['not what was', 'withdrawn', signed, '2026-11-20T10:00:00.000Z', false],
  ] as const)('%s', (_when, standing, signed_at, now, is) => {
    expect(mayOpenPaper(standing, signed_at, at(now))).toBe(is)
  })
})
