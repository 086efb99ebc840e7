import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { externalLoginCalls } from './calls'
import { startTestOpenIdProvider, type TestOpenIdProvider } from './test-openid-provider'
import { testVisitor } from './test-visitor'

let op: TestOpenIdProvider
let app: TestApp

beforeAll(async () => {
  op = await startTestOpenIdProvider()
  app = await testApp({ providers: { idporten: op.settings } })
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
  await op.close()
})

const visitor = () => testVisitor(app, op)

describe('the providers', () => {
  it('are none where none is set up; then nothing is remembered, and a way back is refused', async () => {
    const without = await testApp()
    expect(await without.call(externalLoginCalls.providers, {})).toEqual([])
    expect(await without.db.selectFrom('external_login_attempt').selectAll().execute()).toEqual([])
    const back = without.call(externalLoginCalls.callback, {
      params: { provider: 'difi' },
      query: { code: 'a', state: 'b' },
    })
    await expect(back).rejects.toMatchObject({ status: 503, body: { message: 'providerUnavailable' } })
    await without.close()
  })

  it('lead to ID-porten with everything that it asks for, anew each time', async () => {
    const first = new URL(await visitor().begin())
    const second = new URL(await visitor().begin())
    expect(`${first.origin}${first.pathname}`).toBe(`${op.settings.issuer}/authorize`)
    expect(Object.fromEntries(first.searchParams)).toEqual({
      response_type: 'code',
      client_id: op.settings.clientId,
      redirect_uri: 'http://husbok.test/signin-difi',
      scope: 'openid profile',
      acr_values: 'idporten-loa-high',
      ui_locales: 'en',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    const norwegian = await app.raw('GET', '/api/auth/providers', undefined, { headers: { 'accept-language': 'nb' } })
    expect(norwegian.body).toContain('ui_locales=nb')
  })

  it('ask for what the tax authority and Altinn want, where these are there', async () => {
    const url = 'http://127.0.0.1:1'
    const skatteetaten = { apiUrl: url, viewUrl: url, platformUrl: url, appUrl: url, systemName: 'Husbok' }
    const taxed = await testApp({ providers: { idporten: op.settings, skatteetaten } })
    const [way] = (await taxed.call(externalLoginCalls.providers, {})) as { authUrl: string }[]
    await taxed.close()
    expect(new URL(way!.authUrl).searchParams.get('scope')).toBe(
      'openid profile skatteetaten:formueinntekt/skattemelding skatteetaten:formueinntekt/skattemelding/eiendom altinn:instances.read altinn:instances.write',
    )
  })

  it('leave nothing in the database that an attempt could be finished with', async () => {
    const { searchParams } = new URL(await visitor().begin())
    const rows = JSON.stringify(await app.db.selectFrom('external_login_attempt').selectAll().execute())
    for (const name of ['state', 'nonce']) expect(rows).not.toContain(searchParams.get(name))
  })

  it('that cannot be asked are said to be away, and nothing hangs', async () => {
    const away = await testApp({ providers: { idporten: { ...op.settings, issuer: 'http://127.0.0.1:1' } } })
    const answer = away.call(externalLoginCalls.providers, {})
    await expect(answer).rejects.toMatchObject({ status: 503, body: { message: 'providerUnavailable' } })
    expect(await away.db.selectFrom('sendlog').select(['type', 'success', 'userId']).execute()).toEqual([
      { type: 'idporten', success: false, userId: null },
    ])
    await away.close()
  })
})
