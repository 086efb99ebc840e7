import { expect, test } from 'vitest'
import { patchUrl } from './use-search-params'

const defaults = { q: '', sort: '-date', period: 'current' }

test('what equals its default leaves the address', () => {
  expect(patchUrl('/home/dashboard', '?q=rør&sort=sum', { q: '', sort: '-date' }, defaults)).toBe('/home/dashboard')
})

test('no sort at all is said where the default is one', () => {
  expect(patchUrl('/home/dashboard', '', { sort: '' }, defaults)).toBe('/home/dashboard?sort=')
})

test('what the patch does not name stays', () => {
  expect(patchUrl('/home/dashboard', '?house=2&period=last', { bilag: 7 })).toBe(
    '/home/dashboard?house=2&period=last&bilag=7',
  )
})

test('an undefined value goes', () => {
  expect(patchUrl('/home/dashboard', '?bilag=7&file=2', { bilag: undefined, file: undefined })).toBe('/home/dashboard')
})

test('letters, spaces and signs survive the way through an address', () => {
  const address = patchUrl('/x', '', { q: 'blå & grønn 12 ' }, defaults)
  expect(new URL(address, 'http://app').searchParams.get('q')).toBe('blå & grønn 12 ')
})
