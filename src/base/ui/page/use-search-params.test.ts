import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { closeDialog, patchUrl } from './use-search-params'

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

const historyOf = (...entries: string[]) => createMemoryHistory({ initialEntries: entries })
const hrefAfter = (history: ReturnType<typeof historyOf>, ...keys: string[]) => {
  closeDialog(history, keys)
  return history.location.href
}

test('a dialog closes to where it was opened, also when that was another page', () => {
  expect(hrefAfter(historyOf('/home/dashboard', '/home/contract?do=finish'), 'do')).toBe('/home/dashboard')
})

test('a dialog of a shared link closes to the page under it', () => {
  expect(hrefAfter(historyOf('/home/contract?do=finish&q=a'), 'do')).toBe('/home/contract?q=a')
})

test('a dialog whose page was left before its call was answered takes nobody back', () => {
  expect(hrefAfter(historyOf('/home/contract/1?do=erase', '/home/contract'), 'do', 'step')).toBe('/home/contract')
})
