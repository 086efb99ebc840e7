import { describe, expect, it } from 'vitest'
import { ProviderFailure } from './failure'
import { isProviderPage, providerPage } from './page-address'

const live = {
  hosts: ['signicat.com', 'idfy.io'],
  origins: ['https://api.signicat.com/sign', 'https://bank.example:8443'],
}
const sandbox = { hosts: live.hosts, origins: ['http://127.0.0.1:3471/signicat'] }

describe('an address that a provider gives to be opened', () => {
  it.each([
    'https://signicat.com/start?jwt=a',
    'https://sign-test.idfy.io/start?jwt=a',
    'https://SIGN.SIGNICAT.COM/x',
    'https://bank.example:8443/sign',
  ])('is opened at a host that the settings name: %s', (address) => {
    expect(isProviderPage(address, live)).toBe(true)
    expect(providerPage(address, live, 'where to sign')).toBe(address)
  })

  it.each([
    'http://sign.signicat.com/start',
    'https://signicat.com.evil.example/start',
    'https://evilsignicat.com/start',
    'https://evil.example/signicat.com',
    'https://signicat.com@evil.example/',
    'https://user:pass@signicat.com/',
    'https://signicat.com:4443/start',
    'https://bank.example/sign',
    'https://signicat.com./start',
    'https:\\\\evil.example\\signicat.com',
    '//evil.example/start',
    '/home',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://127.0.0.1:3471/signicat/sign/1',
    'http://localhost:22/',
    'http://[::1]/x',
    '',
  ])('is refused else: %s', (address) => {
    expect(isProviderPage(address, live)).toBe(false)
    expect(() => providerPage(address, live, 'where to sign')).toThrow(ProviderFailure)
  })

  it.each(['http://127.0.0.1:3471/signicat/sign/1', 'http://localhost:9/x', 'http://[::1]:3471/x'])(
    'is on this machine only where the provider itself answers there: %s',
    (address) => expect([isProviderPage(address, sandbox), isProviderPage(address, live)]).toEqual([true, false]),
  )

  it.each(['ftp://127.0.0.1/x', 'http://127.0.0.1.evil.example/x', 'http://evil.example/x', 'https://evil.example/x'])(
    'is refused beside this machine too: %s',
    (address) => expect(isProviderPage(address, sandbox)).toBe(false),
  )

  it('is named by its host alone when it is refused: what stands behind that may open somebody’s page', () => {
    const failure = (address: string) => {
      try {
        return providerPage(address, live, 'where to sign')
      } catch (error) {
        return error instanceof ProviderFailure && [error.message, error.toRefusal().status]
      }
    }
    expect(failure('https://evil.example/start?jwt=secret')).toEqual(['where to sign: an address of evil.example', 502])
    expect(failure('no address')).toEqual(['where to sign: an address of no host', 502])
  })
})
