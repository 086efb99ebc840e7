import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteLeftPage, placeAfterLogin as wayBackOf } from './place-after-login'

const wayBack = (wanted: string | undefined, account: number) => wayBackOf(wanted, account, () => false)

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const place = '/home/dashboard?edit=12'

test('a login leads back to where the same account was', () => {
  noteLeftPage(4, place)
  expect(wayBack(place, 4)).toBe(place)
})

test('another account is led home from there, and to any other wanted address', () => {
  noteLeftPage(4, place)
  expect(wayBack(place, 5)).toBe('/home')
  expect(wayBack('/home/suppliers', 5)).toBe('/home/suppliers')
})

test.each([
  ['nothing noted', undefined],
  ['a broken note', '{'],
  ['a note of another shape', '[3]'],
])('with %s any address of this app is followed, and no other', (_, note) => {
  if (note !== undefined) store.set('left-at', note)
  expect(wayBack(place, 5)).toBe(place)
  expect(wayBack('//elsewhere', 5)).toBe('/home')
  expect(wayBack(undefined, 5)).toBe('/home')
})

test('without storage too', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
  noteLeftPage(4, place)
  expect(wayBack(place, 5)).toBe(place)
})
