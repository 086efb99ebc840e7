import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearToken, configureSession, readToken, saveToken, endSession } from './session'

const stored = new Map<string, string>()
let path = '/home/dashboard'
let left = 0
beforeEach(() => {
  stored.clear()
  path = '/home/dashboard'
  left = 0
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    window: {
      get location() {
        return { pathname: path }
      },
    },
  })
  configureSession({ isPublicPage: (page) => page === '/login', leave: () => (left += 1) })
})
afterEach(() => {
  for (const name of ['localStorage', 'window']) Reflect.deleteProperty(globalThis, name)
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
  it('ends once for ten parallel 401s', () => {
    saveToken('dead')
    for (let i = 0; i < 10; i += 1) endSession('dead')
    expect(left).toBe(1)
    expect(readToken()).toBeNull()
  })
  it('is not ended by the late 401 of an earlier one', () => {
    saveToken('new')
    endSession('old')
    expect([left, readToken()]).toEqual([0, 'new'])
  })
  it('ends quietly on a public page', () => {
    path = '/login'
    saveToken('dead')
    endSession('dead')
    expect([left, readToken()]).toEqual([0, null])
  })
})
