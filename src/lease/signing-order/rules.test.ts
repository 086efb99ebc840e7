import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { orderStates } from '../contract/model-signing'
import { afterOrderReading, deadlineFrom, haveTenantsSigned, isGivenBack, stageOf } from './rules'

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
    // What is withdrawn to be sent anew is a stage of its own: what the landlord says then is about that.
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
        // Only the file makes it stored, and nothing that was sent is ever begun again.
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

describe('the end of an order', () => {
  it('stays within the 45 days of the provider', () => expect(deadlineFrom(at)).toBe('2027-01-04T09:00:00.000Z'))
})
