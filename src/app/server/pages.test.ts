import { describe, expect, it } from 'vitest'
import { withoutJwt } from './pages'

describe('the way back from signing', () => {
  it.each([
    ['/tenant_notification?status=success&idfy-jwt=e30.e30.e30', '/tenant_notification?status=success'],
    ['/home/contract/12?status=cancel&idfy-jwt=e30.e30.e30', '/home/contract/12?status=cancel'],
    ['/tenant_notification?idfy-jwt=e30', '/tenant_notification'],
    ['/tenant_notification?status=success', null],
    ['/home/contract/12', null],
    // No other address is redirected. An address that begins with two slashes would lead to another site.
    ['//evil.example/tenant_notification?idfy-jwt=e30', null],
    ['/.//evil.example?idfy-jwt=e30', null],
    ['/home/dashboard?idfy-jwt=e30', null],
  ])('%s leads on to %s', (url, to) => expect(withoutJwt(url)).toBe(to))
})
