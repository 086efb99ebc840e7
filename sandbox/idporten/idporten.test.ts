import fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as oidc from 'openid-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isNationalId } from '../../src/base/kit/national-id'
import type { ReceivedCall } from '../control/journal'
import { controlRoutes } from '../control/routes'
import { openSandbox } from '../control/sandbox'
import { persons } from './persons'
import { addIdporten } from './routes'
import { testBrowser, type TestBrowser } from './test-browser'

const directory = mkdtempSync(join(tmpdir(), 'husbok-idporten-'))
const client = { clientId: 'husbok', clientSecret: 's3cret', publicUrl: 'https://husbok.example' }
const callback = `${client.publicUrl}/signin-difi`

async function start(port = 0, given = client) {
  const app = fastify({ forceCloseConnections: true })
  const sandbox = openSandbox(app, directory, Date.now)
  controlRoutes(sandbox)
  await addIdporten(sandbox, given)
  await app.listen({ host: '127.0.0.1', port })
  return app
}
let app: Awaited<ReturnType<typeof start>>
let url = ''
let config: oidc.Configuration

beforeAll(async () => {
  app = await start()
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  config = await discover(client)
})
const discover = async ({ clientId, clientSecret }: typeof client) =>
  await oidc.discovery(new URL(`${url}/idporten`), clientId, {}, oidc.ClientSecretBasic(clientSecret), {
    execute: [oidc.allowInsecureRequests],
  })
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => {
  await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })
})

const browser = () => testBrowser(url)

const verifier = oidc.randomPKCECodeVerifier()
const asked = async (parameters: Record<string, string> = {}) =>
  oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid profile',
    state: 'state',
    nonce: 'nonce',
    acr_values: 'idporten-loa-high',
    ui_locales: 'nb',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  }).href

async function logIn(go: TestBrowser, form: Record<string, string> = { person: '0' }): Promise<string> {
  const page = await go(await asked())
  return page.at.startsWith(callback) ? page.at : (await go(page.at, form)).at
}
const exchange = (at: string) =>
  oidc.authorizationCodeGrant(config, new URL(at), {
    pkceCodeVerifier: verifier,
    expectedState: 'state',
    expectedNonce: 'nonce',
    idTokenExpected: true,
  })

describe('ID-porten', () => {
  it('says where its endpoints are, and that it wants PKCE', () => {
    expect(config.serverMetadata()).toMatchObject({
      issuer: `${url}/idporten`,
      authorization_endpoint: `${url}/idporten/authorize`,
      token_endpoint: `${url}/idporten/token`,
      jwks_uri: `${url}/idporten/jwks`,
      end_session_endpoint: `${url}/idporten/logout`,
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['pairwise'],
      acr_values_supported: ['idporten-loa-substantial', 'idporten-loa-high'],
    })
  })

  it('shows the test persons as a plain form, and gives the claims of the one that was chosen', async () => {
    const go = browser()
    const page = await go(await asked())
    const text = await page.answer.text()
    // Buttons that look alike must sound different in a screen reader.
    for (const { name } of persons) expect(text).toContain(`aria-label="Log in as ${name}"`)
    expect(text).toContain('nothing here is signed, paid or sent for real')
    expect(text).not.toContain('<script')
    // Without this address the browser would block the return to the app.
    expect(page.answer.headers.get('content-security-policy')).toContain("form-action 'self' https://husbok.example;")
    const { at } = await go(page.at, { person: '0' })
    expect(at).toMatch(/^https:\/\/husbok\.example\/signin-difi\?/)
    const tokens = await exchange(at)
    expect(tokens.claims()).toMatchObject({
      iss: `${url}/idporten`,
      aud: 'husbok',
      pid: persons[0]!.pid,
      acr: 'idporten-loa-high',
      amr: ['BankID'],
      locale: 'nb',
      auth_time: expect.any(Number),
      sid: expect.stringMatching(/.{10}/),
      sub: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600 })
    // The code works only once.
    await expect(exchange(at)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('knows a person again, by a subject that stays', async () => {
    const go = browser()
    const first = (await exchange(await logIn(go))).claims()!
    // No page is shown, because the session is still valid.
    const again = (await exchange(await logIn(go))).claims()!
    const elsewhere = (await exchange(await logIn(browser()))).claims()!
    const other = (await exchange(await logIn(browser(), { person: '1' }))).claims()!
    expect([again.sub, again['sid']]).toEqual([first.sub, first['sid']])
    expect(elsewhere.sub).toBe(first.sub)
    expect(elsewhere['sid']).not.toBe(first['sid'])
    expect(other.sub).not.toBe(first.sub)
  })

  it('gives no national id of a foreign eID', async () => {
    const claims = (await exchange(await logIn(browser(), { person: '3' }))).claims()!
    expect(claims).not.toHaveProperty('pid')
  })

  it.each([
    ['is cancelled', { cancel: 'yes' }],
    ['names nobody', { person: '77' }],
  ])('sends the browser back without a code when the login %s', async (_title, form) => {
    const { searchParams } = new URL(await logIn(browser(), form))
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 'state' })
    expect(searchParams.has('code')).toBe(false)
  })

  it('refuses a request without PKCE, another address, another client and a wrong secret', async () => {
    const { at } = await browser()(await asked({ code_challenge: '', code_challenge_method: '' }))
    expect(new URL(at).searchParams.get('error')).toBe('invalid_request')
    const others: Record<string, string>[] = [{ redirect_uri: 'https://evil.example/' }, { client_id: 'other' }]
    for (const wrong of others) {
      const { answer } = await browser()(await asked(wrong))
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(await answer.text()).toContain('ID-porten cannot go on')
    }
    const unknownClient = new oidc.Configuration(config.serverMetadata(), 'husbok', {}, oidc.ClientSecretBasic('wrong'))
    oidc.allowInsecureRequests(unknownClient)
    await expect(
      oidc.authorizationCodeGrant(unknownClient, new URL(await logIn(browser())), {
        pkceCodeVerifier: verifier,
        expectedState: 'state',
        expectedNonce: 'nonce',
      }),
    ).rejects.toMatchObject({ status: 401, cause: [{ parameters: { error: 'invalid_client' } }] })
  })

  it('says so when a login was begun in another browser', async () => {
    const { at } = await browser()(await asked())
    const { answer } = await browser()(at, { person: '0' })
    expect([answer.status, (await answer.text()).includes('in another browser')]).toEqual([400, true])
  })

  it('logs out, loads the logout of the app in a frame, and leads back to it', async () => {
    const go = browser()
    const tokens = await exchange(await logIn(go))
    const { sid, iss } = tokens.claims() as unknown as { sid: string; iss: string }
    const { answer } = await go(
      oidc.buildEndSessionUrl(config, {
        id_token_hint: tokens.id_token!,
        post_logout_redirect_uri: `${client.publicUrl}/logout/difi`,
        state: 'bye',
      }).href,
    )
    const frame = `https://husbok.example/logout-difi?${new URLSearchParams({ iss, sid }).toString()}`
    expect(answer.headers.get('refresh')).toBe('2; url=https://husbok.example/logout/difi?state=bye')
    expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self' https://husbok.example;")
    expect((await answer.text()).replaceAll('&amp;', '&')).toContain(`src="${frame}"`)
    // The next person must log in.
    expect((await go(await asked())).at).toContain('/idporten/interaction/')
    // No session is left to end, so the browser returns at once.
    const again = await go(
      oidc.buildEndSessionUrl(config, {
        id_token_hint: tokens.id_token!,
        post_logout_redirect_uri: `${client.publicUrl}/logout/difi`,
      }).href,
    )
    expect(again.at).toBe('https://husbok.example/logout/difi')
  })

  it('can be left on its own page too', async () => {
    const go = browser()
    await logIn(go)
    const persons = await (await go(`${url}/idporten/persons`)).answer.text()
    expect(persons).toContain('action="/idporten/logout"')
    const { answer } = await go(`${url}/idporten/logout`)
    expect(await answer.text()).toContain('https://husbok.example/logout-difi?')
    expect((await go(await asked())).at).toContain('/idporten/interaction/')
  })

  it('ends sessions when the time is moved past them', async () => {
    const go = browser()
    await logIn(go)
    await fetch(`${url}/__sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 'PT31M' }),
    })
    expect((await go(await asked())).at).toContain('/idporten/interaction/')
  })

  it('writes its calls down, without credentials, and meets faults', async () => {
    const at = await logIn(browser())
    await fetch(`${url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'idporten', path: '/token', kind: 'status', status: 503 }),
    })
    await expect(exchange(at)).rejects.toThrow()
    expect((await exchange(at)).claims()).toMatchObject({ aud: 'husbok' })
    const journal = (await (await fetch(`${url}/__sandbox/requests?provider=idporten`)).json()) as ReceivedCall[]
    expect(journal[0]).toMatchObject({ method: 'POST', path: '/idporten/token', status: 200 })
    expect(journal[0]!.headers['authorization']).toBe('Basic ***')
    expect(journal[0]!.body).toContain('grant_type=authorization_code')
    expect(journal[1]).toMatchObject({ path: '/idporten/token', status: 503 })
  })

  it('knows keys, sessions and codes again after it was killed', async () => {
    const go = browser()
    const earlier = await exchange(await logIn(go))
    const open = await logIn(go)
    // Nothing is written at the end. A second process reads what a kill would have left.
    const { port } = app.server.address() as AddressInfo
    await app.close()
    app = await start(port)
    // The first call may find the connection of the previous process.
    await fetch(url).catch(() => undefined)
    const jwks = (await (await fetch(`${url}/idporten/jwks`)).json()) as { keys: object[] }
    expect(jwks.keys).toHaveLength(1)
    expect((await exchange(open)).claims()!.sub).toBe(earlier.claims()!.sub)
    expect(await logIn(go)).toContain('code=')
    // The app has other credentials after each start. Its users keep their subjects.
    await app.close()
    const renamed = { ...client, clientId: 'renamed', clientSecret: 'other' }
    app = await start(port, renamed)
    await fetch(url).catch(() => undefined)
    config = await discover(renamed)
    expect((await exchange(await logIn(browser()))).claims()!.sub).toBe(earlier.claims()!.sub)
  })
})

describe('the test persons', () => {
  it('are listed with all that a property may have, one of them with two, and none of them exists', async () => {
    const listed = (await (await fetch(`${url}/__sandbox/persons`)).json()) as typeof persons
    expect(listed).toEqual(persons)
    expect(listed.some(({ properties }) => properties.length === 2)).toBe(true)
    expect(Object.keys(listed[0]!.properties[0]!).toSorted()).toEqual(
      [
        'municipality',
        'property_number',
        'holding_number',
        'lease_number',
        'section_number',
        'share_number',
        'organisation_number',
        'address',
        'postcode',
        'city',
      ].toSorted(),
    )
    for (const { pid } of listed.filter((each) => each.pid !== null)) {
      expect(isNationalId(pid!)).toBe(true)
      expect(Number(pid!.slice(2, 4))).toBeGreaterThan(80)
    }
  })
})
