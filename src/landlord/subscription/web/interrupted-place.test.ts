import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetInterruptedPage, storeInterruptedPage, readInterruptedPage } from './interrupted-place'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const form = { href: '/home/dashboard?house=7&add=expense', isTyped: true }

test('the place that paying was begun at is there after the payment, until it is forgotten', () => {
  storeInterruptedPage(4, form)
  expect(readInterruptedPage(4)).toEqual(form)
  expect(readInterruptedPage(4)).toEqual(form)
  forgetInterruptedPage()
  expect(readInterruptedPage(4)).toBeNull()
})

test('nobody else is led there', () => {
  storeInterruptedPage(4, form)
  expect(readInterruptedPage(5)).toBeNull()
})

test('paying that begins on the page itself leads nowhere, also after one that began in a form', () => {
  storeInterruptedPage(4, form)
  storeInterruptedPage(4, undefined)
  expect(readInterruptedPage(4)).toBeNull()
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
  'only an address of the app is gone to, not %j',
  (other) => {
    storeInterruptedPage(4, { href: other, isTyped: true })
    expect(readInterruptedPage(4)).toBeNull()
  },
)

test.each(['{', 'null', '7', '{"account":4}', '{"account":4,"href":7,"isTyped":true}', '{"account":4,"href":"/home"}'])(
  '%s is no place',
  (entry) => {
    store.set('subscription-interrupted', entry)
    expect(readInterruptedPage(4)).toBeNull()
  },
)

test('a browser without storage leads nowhere and breaks nothing', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
  storeInterruptedPage(4, form)
  expect(readInterruptedPage(4)).toBeNull()
  forgetInterruptedPage()
})
