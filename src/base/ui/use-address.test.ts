import { expect, test } from 'vitest'
import { patched } from './use-address'

const defaults = { q: '', sort: '-date', period: 'current' }

test('what equals its default leaves the address', () => {
  expect(patched('/home/dashboard', '?q=rør&sort=sum', { q: '', sort: '-date' }, defaults)).toBe('/home/dashboard')
})

test('no sort at all is said where the default is one', () => {
  expect(patched('/home/dashboard', '', { sort: '' }, defaults)).toBe('/home/dashboard?sort=')
})

test('what the patch does not name stays', () => {
  expect(patched('/home/dashboard', '?house=2&period=last', { bilag: 7 })).toBe(
    '/home/dashboard?house=2&period=last&bilag=7',
  )
})

test('an undefined value goes', () => {
  expect(patched('/home/dashboard', '?bilag=7&file=2', { bilag: undefined, file: undefined })).toBe('/home/dashboard')
})

test('letters, spaces and signs survive the way through an address', () => {
  const address = patched('/x', '', { q: 'blå & grønn 12 ' }, defaults)
  expect(new URL(address, 'http://app').searchParams.get('q')).toBe('blå & grønn 12 ')
})
