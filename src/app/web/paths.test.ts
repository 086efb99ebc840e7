import { describe, expect, it } from 'vitest'
import { localPath as localPathOf } from './paths'
import { isPublicPath } from './public-paths'

const localPath = (wanted: string | undefined) => localPathOf(wanted, isPublicPath)

describe('the way back after login', () => {
  it('is a page of this app', () => {
    expect(localPath('/home/suppliers/3?house=2#top')).toBe('/home/suppliers/3?house=2#top')
  })
  it.each([
    '/home/../..//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..\\/evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/./',
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    '/',
  ])('is home instead of %s', (wanted) => {
    expect(localPath(wanted)).toBe('/home')
  })
  it('is never the page of login or logout, because login would come back to itself', () => {
    expect(localPath('/login?back=/home')).toBe('/home')
    expect(localPath('/logout')).toBe('/home')
  })
})

it('knows the pages that need no session', () => {
  for (const path of [
    '/login',
    '/login/by-url',
    '/registration',
    '/reset-password/new-password/x',
    '/change/email/x',
    '/not-found',
    '/signin-difi',
    '/login-signin-difi',
    '/logout-difi',
    '/logout/difi',
    '/r/tc/abc',
    '/tenant_notification',
  ])
    expect(isPublicPath(path)).toBe(true)
  for (const path of ['/', '/home', '/profile/landlord', '/loginx', '/change', '/rx', '/tenant_notifications'])
    expect(isPublicPath(path)).toBe(false)
})
