import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint'
import { Money, type Ore } from '../../kit/money'
import { keepsIdempotencyKey, shouldRetry } from './endpoint-query'
import { call, headersOf } from './call'
import { decode } from './call-answer'
import { CallError, toCallError, newIdempotencyKey, pathOf, queryOf } from './call-request'

describe('the address of a call', () => {
  it('fills parameters in, encoded', () => {
    expect(pathOf('bilag/{id}', { id: 7 })).toBe('/api/bilag/7')
    expect(pathOf('trash/{type}/{id}', { type: 'income-bilag', id: '../../x?y' })).toBe(
      '/api/trash/income-bilag/..%2F..%2Fx%3Fy',
    )
  })
  it('is refused without a parameter', () => {
    expect(() => pathOf('bilag/{id}', {})).toThrow('no id')
    expect(() => pathOf('bilag/{id}', { id: '' })).toThrow('no id')
  })
  it('leaves out what the query does not say', () => {
    expect(queryOf({ houseId: 3, date_from: undefined, date_to: '', q: 'a & b', all: false })).toBe(
      '?houseId=3&q=a+%26+b&all=false',
    )
    expect(queryOf()).toBe('')
  })
})

describe('a failed answer', () => {
  it('keeps reason, fields, request id and waiting time', () => {
    const error = toCallError(
      429,
      { message: 'tooManyRequests', requestId: 'r', fields: { email: 'email.exists', odd: 3 } },
      '30',
    )
    expect(error).toMatchObject({
      message: 'tooManyRequests',
      status: 429,
      fields: { email: 'email.exists' },
      requestId: 'r',
      retryAfter: 30,
    })
  })
  it('is read by its status when somebody else wrote the body', () => {
    expect(toCallError(502, undefined, null).message).toBe('unavailable')
    expect(toCallError(413, '<html>', null).message).toBe('bodyTooBig')
    expect(toCallError(500, { message: 'constructor' }, null).message).toBe('unknownError')
    expect(toCallError(401, {}, 'soon')).toMatchObject({ message: 'unauthorized', retryAfter: undefined })
  })
})

describe('headers', () => {
  const read = endpoint('GET house', { access: 'owner', summary: '', answer: z.array(z.int()) })
  const login = endpoint('POST auth/login', { access: 'public', summary: '', body: z.object({}), answer: z.object({}) })
  it('carry the token, except on public calls', () => {
    expect(headersOf(read, 'abc')['authorization']).toBe('Bearer abc')
    expect(headersOf(login, 'abc')).not.toHaveProperty('authorization')
  })
  it('carry a key on writes, the given one or a fresh one', () => {
    expect(headersOf(read, null)).not.toHaveProperty('idempotency-key')
    expect(headersOf(login, null, 'mine')['idempotency-key']).toBe('mine')
    expect(headersOf(login, null)['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
  })
})

describe('an answer', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const row = endpoint('GET bilag/{id}', {
    access: 'owner',
    summary: '',
    params: z.object({ id: z.string() }),
    answer: z.object({ sum: Money }),
  })
  it('has its money in øre', () => {
    expect(decode(row, { sum: 1234.5 })).toEqual({ sum: 123450 as Ore })
  })
  it('that is not as declared is an unknown error', () => {
    expect(() => decode(row, { sum: 'many' })).toThrow('unknownError')
  })
  const cutOff = (by: unknown, status = 200) =>
    new Response(new ReadableStream({ start: (half) => half.error(by) }), { status })
  it.each<[string, () => Promise<Response>, string]>([
    ['never came is a network error', () => Promise.reject(new TypeError('offline')), 'network'],
    ['broke off is one too', () => Promise.resolve(cutOff(new TypeError('gone'))), 'network'],
    [
      'broke off after its status is the refusal that it told',
      () => Promise.resolve(cutOff(new TypeError('gone'), 503)),
      'unavailable',
    ],
    ['somebody else has written is an unknown error', () => Promise.resolve(new Response('<html>')), 'unknownError'],
  ])('that %s', async (_, fetch, message) => {
    vi.stubGlobal('fetch', fetch)
    await expect(call(row, { params: { id: '1' } })).rejects.toMatchObject({ message })
  })
  it('that nobody waits for any more throws what stopped it', async () => {
    const stop = new AbortController()
    stop.abort()
    vi.stubGlobal('fetch', () => Promise.resolve(cutOff(stop.signal.reason)))
    await expect(call(row, { params: { id: '1' } }, { signal: stop.signal })).rejects.toBe(stop.signal.reason)
  })
})

describe('trying again', () => {
  it('happens by itself only where it may help, and at most twice', () => {
    expect(shouldRetry(0, new CallError('network'))).toBe(true)
    expect(shouldRetry(0, new CallError('unavailable', 503))).toBe(true)
    expect(shouldRetry(2, new CallError('network'))).toBe(false)
    for (const status of [400, 401, 402, 404, 409, 422, 429])
      expect(shouldRetry(0, new CallError('invalid', status))).toBe(false)
  })
  it('keeps the key unless it is certain that nothing was done', () => {
    expect(keepsIdempotencyKey(new CallError('network'))).toBe(true)
    expect(keepsIdempotencyKey(new CallError('internal', 500))).toBe(true)
    expect(keepsIdempotencyKey(new CallError('stillRunning', 409))).toBe(true)
    expect(keepsIdempotencyKey(new CallError('idempotencyKeyReused', 422))).toBe(true)
    expect(keepsIdempotencyKey(new CallError('freeLimit', 402))).toBe(false)
    expect(keepsIdempotencyKey(new CallError('invalid', 422))).toBe(false)
  })
})
