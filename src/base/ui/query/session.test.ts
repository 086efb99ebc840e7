import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearToken, configureSession, readToken, saveToken, endSession } from './session'

const stored = new Map<string, string>()
/** The calls that the app received, with the token stored at that time. */
const events: [string, string | null][] = []
beforeEach(() => {
  stored.clear()
  events.length = 0
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  configureSession({
    onEnding: () => events.push(['ending', readToken()]),
    onEnded: () => events.push(['ended', readToken()]),
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('the session on this device', () => {
  it('stands under the entry auth', () => {
    saveToken('abc')
    expect(stored.get('auth')).toBe('{"accessToken":"abc"}')
    expect(readToken()).toBe('abc')
    clearToken()
    expect(readToken()).toBeNull()
  })
  it('is none when the entry is broken', () => {
    for (const broken of ['', 'abc', 'null', '[]', '{"accessToken":3}', '{"accessToken":""}']) {
      stored.set('auth', broken)
      expect(readToken()).toBeNull()
    }
  })
  it('ends once for ten parallel 401s; what is to be kept is told while the token still stands', () => {
    saveToken('dead')
    for (let i = 0; i < 10; i += 1) endSession('dead')
    expect(events).toEqual([
      ['ending', 'dead'],
      ['ended', null],
    ])
  })
  it('is not ended by the late 401 of an earlier one', () => {
    saveToken('new')
    endSession('old')
    expect([events, readToken()]).toEqual([[], 'new'])
  })
})
