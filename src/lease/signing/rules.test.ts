import { describe, expect, it } from 'vitest'
import { addTime, type Instant } from '../../base/kit/day'
import { orderStates, stages } from '../contract/model-signing'
import {
  afterReading,
  deadlineFrom,
  haveTenantsSigned,
  isGivenBack,
  landlordTable,
  linkTable,
  secondsToReminder,
  secondsToSending,
  signingActions,
  stageOf,
} from './rules'

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
        const after = afterReading[state][reading]
        if (state === 'signed' || state === 'stored' || isGivenBack(state)) expect(after).toBe(state)
        // Only the file makes it stored, and nothing that was sent is ever begun again.
        else expect(after === 'stored' || (after === 'starting' && state !== 'starting')).toBe(false)
      }
  })
  it('lets what all have signed stand, although it was being withdrawn', () => {
    expect(afterReading.withdrawing).toEqual({
      open: 'withdrawing',
      signed: 'signed',
      canceled: 'withdrawn',
      expired: 'withdrawn',
      gone: 'withdrawn',
    })
  })
})

describe('the table of states', () => {
  it('has an answer for every action at every stage', () => {
    for (const action of signingActions)
      expect(Object.keys(landlordTable[action]).toSorted()).toEqual(stages.toSorted())
    for (const side of ['tenant', 'landlord'] as const)
      expect(Object.keys(linkTable[side]).toSorted()).toEqual(stages.toSorted())
  })
  it('sends nothing while something is under way, and takes back nothing that all have signed', () => {
    const may = (row: (typeof landlordTable)['sign']) => stages.filter((stage) => row[stage] === 'does')
    expect(may(landlordTable.sign)).toEqual(['none', 'failed', 'withdrawn', 'expired', 'canceled'])
    expect(may(landlordTable.withdraw)).toEqual(['starting', 'tenants', 'landlord', 'renewing'])
    expect(may(landlordTable.regenerate)).toEqual([
      'tenants',
      'landlord',
      'failed',
      'withdrawing',
      'withdrawn',
      'expired',
      'canceled',
    ])
    expect(may(landlordTable.remind)).toEqual(['tenants'])
    expect(may(linkTable.tenant)).toEqual(['tenants', 'landlord'])
    expect(may(linkTable.landlord)).toEqual(['landlord'])
  })
})

describe('time', () => {
  it('lets the tenants be reminded once a day', () => {
    expect(secondsToReminder(null, at)).toBe(0)
    expect(secondsToReminder(at, at)).toBe(86_400)
    expect(secondsToReminder(at, '2026-11-21T09:59:59.500Z' as Instant)).toBe(1)
    expect(secondsToReminder(at, '2026-11-21T10:00:00.000Z' as Instant)).toBe(0)
  })
  const ago = (hours: number) => addTime(at, -hours * 3_600_000)
  it.each([
    ['never', [], 0],
    ['four times', [1, 2, 3, 4], 0],
    ['five times, the first of them an hour ago', [1, 0.5, 0.4, 0.3, 0.2], 23 * 3600],
    ['five times, whatever the order in which they stand', [0.2, 1, 0.3, 0.5, 0.4], 23 * 3600],
    ['six times, of which the first counts no more once another was', [23, 5, 4, 3, 2, 1], 19 * 3600],
    ['five times, the first of them a day ago', [24, 4, 3, 2, 1], 0],
  ])('lets a paper be sent anew five times in a day: %s', (_what, hours, wait) => {
    expect(secondsToSending(hours.map(ago), at)).toBe(wait)
  })
  it('stays within the 45 days of the provider', () => expect(deadlineFrom(at)).toBe('2027-01-04T09:00:00.000Z'))
})
