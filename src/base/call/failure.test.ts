import { describe, expect, it } from 'vitest'
import { Refusal } from '../kit/refusal'
import { ProviderFailure } from '../provider/failure'
import { refusalOf } from './failure'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('what was thrown', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('57P02'),
    withCode('08006'),
    withCode('57014'),
    // The machine of the database is gone. Or its name has no address, while the database moves to another machine.
    withCode('EHOSTUNREACH'),
    withCode('ENOTFOUND'),
    withCode('EAI_AGAIN'),
    new Error('Query read timeout'),
    // The server is a replica that is not promoted yet, or a server that is no longer the primary.
    withCode('25006'),
    withCode('0A000', 'cannot access temporary or unlogged relations during recovery'),
    // The driver's error, without a code, when the database dies during an action.
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
  ])('is an outage when the database is away: %s', (error) => {
    expect(refusalOf(error)).toMatchObject({ reason: 'unavailable', status: 503, retryAfter: 5 })
  })

  it.each(['ENOSPC', 'EDQUOT', '53100'])('is a full disk: %s', (code) => {
    expect(refusalOf(withCode(code))).toMatchObject({ reason: 'diskFull', status: 503, retryAfter: 60 })
  })

  it('is told as a plain refusal when a provider failed', () => {
    expect(refusalOf(new ProviderFailure('timeout', 'x'))).toMatchObject({ reason: 'providerTimeout', status: 504 })
  })

  it('is itself when it is a refusal, and a bug when nobody expected it', () => {
    expect(refusalOf(new Refusal('lastHouse'))?.status).toBe(409)
    expect(refusalOf(new Error('x is undefined'))).toBeUndefined()
    expect(refusalOf(withCode('23505'))).toBeUndefined()
    expect(refusalOf(withCode('0A000', 'not supported'))).toBeUndefined()
    expect(refusalOf('text')).toBeUndefined()
  })
})
