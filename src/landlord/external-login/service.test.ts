import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { loginCalls } from '../login/calls'
import { resetCalls } from '../login/calls-reset'
import { issueCode } from '../credentials/service-code'
import { base32, codeAt } from '../credentials/rules-second-factor'
import { totpEncryptionContext } from '../credentials/service-step'
import { sessionCalls } from '../credentials/calls-session'
import { externalLoginCalls } from './calls'
import { startTestOpenIdProvider, type TestOpenIdProvider } from './test-openid-provider'
import { testVisitor } from './test-visitor'

const start = '2026-11-20T10:00:00.000Z'
let op: TestOpenIdProvider
let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let sub: string
let count = 0

beforeAll(async () => {
  op = await startTestOpenIdProvider()
  app = await testApp({ now: start, providers: { idporten: op.settings } })
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
  await op.close()
})
beforeEach(async () => {
  kari = await app.landlord()
  sub = `subject ${(count += 1)}`
})
afterEach(() => app.setNow(start))

const visitor = () => testVisitor(app, op)
const hers = () => ({ claims: { sub, sid: `sid of ${sub}` } })
const profile = async (token: string) => await app.call(accountCalls.profile, {}, { token })
const stored = async () =>
  await app.db.selectFrom('external_login').selectAll().where('account_id', '=', kari.id).execute()

describe('an electronic id', () => {
  it('is linked to who is logged in, in whose session it goes on under a new token', async () => {
    const token = await visitor().enter(hers(), kari.token)
    expect(token).not.toBe(kari.token)
    expect(await profile(token)).toMatchObject({ id: kari.id })
    await expect(profile(kari.token)).rejects.toMatchObject({ status: 401 })
    expect(await app.call(sessionCalls.list, {}, { token })).toHaveLength(1)
    const subjects = async () => (await app.mails()).filter(({ to }) => to === kari.email).map(({ subject }) => subject)
    expect(await subjects()).toContain('An electronic ID was linked to your account')
    const mails = (await subjects()).length
    // Now the id also logs in from other browsers. Linking it again changes nothing.
    expect((await profile(await visitor().enter(hers()))).id).toBe(kari.id)
    expect((await profile(await visitor().enter(hers(), token))).id).toBe(kari.id)
    expect((await subjects()).length).toBe(mails)
  })

  it('has the name that the provider tells, and none where it tells none: never the profile’s', async () => {
    const named = { claims: { ...hers().claims, name: 'KARI MARIE NORDMANN' } }
    const token = await visitor().enter(named, kari.token)
    expect((await profile(token)).difiData).toMatchObject({ party_name: 'KARI MARIE NORDMANN' })
    expect((await profile(await visitor().enter(hers()))).difiData).toMatchObject({ party_name: '' })
    expect(JSON.stringify(await stored())).not.toContain('MARIE')
  })

  it('is taken off with the password: its logins end everywhere, and it opens the account no more', async () => {
    const token = await visitor().enter(hers(), kari.token)
    const other = await visitor().enter(hers())
    expect(await profile(other)).toMatchObject({ hasExternalId: true })
    const unlink = (password: string) => app.call(externalLoginCalls.unlink, { body: { password } }, { token: other })
    await expect(unlink('Feil-1234')).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    expect(await stored()).toHaveLength(2)
    await unlink(testPassword)
    for (const session of [token, other])
      expect(await profile(session)).toMatchObject({ difiData: null, difiSince: null, hasExternalId: false })
    expect(await stored()).toEqual([])
    expect((await visitor().visit(hers())).body.message).toBe('externalLoginUnknown')
    const subjects = (await app.mails()).filter(({ to }) => to === kari.email).map(({ subject }) => subject)
    expect(subjects).toContain('The electronic ID was removed from your account')
    await expect(unlink(testPassword)).rejects.toMatchObject({ status: 404 })
    // Another electronic id can be linked afterwards.
    sub = `${sub} again`
    expect(await profile(await visitor().enter(hers(), other))).toMatchObject({ hasExternalId: true })
  })

  it('of another person than the profile’s is logged in for the session, and linked to nothing', async () => {
    const somebodyElse = { claims: { ...hers().claims, pid: '04886991180', name: 'OLA HANSEN' } }
    let token = await visitor().enter(somebodyElse, kari.token)
    expect(await profile(token)).toMatchObject({
      id: kari.id,
      difiData: { ssn: '04886991180', party_name: 'OLA HANSEN' },
      hasExternalId: false,
    })
    expect((await visitor().visit(somebodyElse)).body).toMatchObject({ message: 'externalLoginUnknown' })
    const subjects = (await app.mails()).filter(({ to }) => to === kari.email).map(({ subject }) => subject)
    expect(subjects).not.toContain('An electronic ID was linked to your account')
    // The login also ends at ID-porten. Otherwise ID-porten would return the same person the next time.
    expect((await app.call(externalLoginCalls.logout, {}, { token })).url).toContain('id_token_hint=')
    expect(await profile(token)).toMatchObject({ difiData: null, hasExternalId: false })
    // The landlord's own id is linked now. Logging in with anybody else's id doesn't link that id.
    const own = `${sub} of her own`
    token = await visitor().enter({ claims: { sub: own } }, token)
    expect(await profile(token)).toMatchObject({ difiData: { ssn: '29124815345' }, hasExternalId: true })
    token = await visitor().enter(somebodyElse, token)
    expect(await profile(token)).toMatchObject({ difiData: { ssn: '04886991180' }, hasExternalId: true })
    expect((await visitor().visit(somebodyElse)).body).toMatchObject({ message: 'externalLoginUnknown' })
    expect((await profile(await visitor().enter({ claims: { sub: own } }))).id).toBe(kari.id)
  })

  it('of another person can be taken off where it is only logged in with', async () => {
    const token = await visitor().enter({ claims: { sub, pid: '04886991180' } }, kari.token)
    await app.call(externalLoginCalls.unlink, { body: { password: testPassword } }, { token })
    expect(await profile(token)).toMatchObject({ difiData: null, hasExternalId: false })
    expect(await stored()).toEqual([])
  })

  it('that nobody is linked to makes no account', async () => {
    const accounts = async () => await app.db.selectFrom('account').select('id').execute()
    const before = await accounts()
    expect(await visitor().visit(hers())).toMatchObject({ status: 422, body: { message: 'externalLoginUnknown' } })
    expect(await accounts()).toEqual(before)
  })

  it('belongs to one account, and an account has one', async () => {
    const token = await visitor().enter(hers(), kari.token)
    const ola = await app.landlord()
    const taken = { status: 409, body: { message: 'externalLoginTaken' } }
    expect(await visitor().visit(hers(), ola.token)).toMatchObject(taken)
    expect(await visitor().visit({ claims: { sub: `${sub} other` } }, token)).toMatchObject(taken)
    expect((await profile(await visitor().enter(hers()))).id).toBe(kari.id)
    // Both landlords are still logged in.
    for (const each of [ola.token, token]) expect(await profile(each)).toBeTruthy()
  })

  it('is not linked when the session that began it has ended, or is another one', async () => {
    const ola = await app.landlord()
    const begun = visitor()
    const answer = op.answer(await begun.begin(kari.token), hers())
    expect(await begun.callback(answer, ola.token)).toMatchObject({ status: 422 })
    const again = op.answer(await begun.begin(kari.token), hers())
    await app.call(sessionCalls.logout, {}, { token: kari.token })
    expect(await begun.callback(again, kari.token)).toMatchObject({ status: 422 })
    expect(await visitor().visit(hers())).toMatchObject({ body: { message: 'externalLoginUnknown' } })
  })

  it('asks for the second step where one is switched on, and lives from then on', async () => {
    await visitor().enter(hers(), kari.token)
    const secret = base32(Buffer.alloc(20, 7))
    await app.db
      .updateTable('account')
      .set({
        totp_secret: app.encryption.encrypt(secret, totpEncryptionContext(kari.id)),
        totp_confirmed_at: app.now(),
      })
      .where('id', '=', kari.id)
      .execute()
    const came = await visitor().logIn(hers())
    if (!('secondFactor' in came)) throw new Error('no second step')
    const code = codeAt(secret, Date.parse(app.now()))
    const { accessToken, user } = await app.call(loginCalls.secondFactor, { body: { token: came.secondFactor, code } })
    expect(user.difiData).toMatchObject({ ssn: '29124815345' })
    expect((await profile(accessToken)).difiData).toEqual(user.difiData)
  })
})

describe('a login that lives', () => {
  it('is shown with its end, national id and name, in its own session only', async () => {
    const came = await visitor().logIn(hers(), kari.token)
    const difiData = {
      expire: Date.parse('2026-11-20T10:10:00.000Z') / 1000,
      ssn: '29124815345',
      // This provider sends no name.
      party_name: '',
    }
    expect('user' in came && came.user.difiData).toEqual(difiData)
    const { accessToken: token } = came as { accessToken: string }
    expect(await profile(token)).toMatchObject({ difiData, difiSince: '2026-11-20T10:00:00.000Z' })
    expect(await profile((await app.login(kari.email)).accessToken)).toMatchObject({ difiData: null, difiSince: null })
    // The login is encrypted. So a copy of the database doesn't show who it was, and nobody can act with it.
    const rows = JSON.stringify(await stored())
    for (const secret of ['29124815345', 'access']) expect(rows).not.toContain(secret)
    // A token has a header and claims. Three letters alone may be anywhere in encrypted text.
    expect(rows).not.toMatch(/eyJ[\w-]+\.eyJ/)
  })

  it('is over at its end, and then erased', async () => {
    const token = await visitor().enter(hers(), kari.token)
    app.setNow('2026-11-20T10:09:59.000Z')
    expect((await profile(token)).difiData).not.toBeNull()
    app.setNow('2026-11-20T10:10:00.000Z')
    expect((await profile(token)).difiData).toBeNull()
    await app.modules.work.kinds['sweepExternalLogins']!.run({ db: app.db, now: app.now(), payload: {} } as never)
    expect(await stored()).toEqual([])
    expect((await app.db.selectFrom('external_login_attempt').selectAll().execute()).length).toBe(0)
  })

  it('ends where the landlord says so, and leads to the end at ID-porten; the session goes on', async () => {
    const token = await visitor().enter(hers(), kari.token)
    const { url } = await app.call(externalLoginCalls.logout, {}, { token })
    const { origin, pathname, searchParams } = new URL(url!)
    expect(`${origin}${pathname}`).toBe(`${op.settings.issuer}/logout`)
    expect(searchParams.get('post_logout_redirect_uri')).toBe('http://husbok.test/logout/difi')
    expect(searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect((await profile(token)).difiData).toBeNull()
    expect(await stored()).toEqual([])
    expect(await app.call(externalLoginCalls.logout, {}, { token })).toEqual({ url: null })
  })

  it.each([
    ['logging out', (token: string) => app.call(sessionCalls.logout, {}, { token })],
    [
      'the end of its session by another one',
      async (token: string) => {
        const mine = (await app.call(sessionCalls.list, {}, { token })).find(({ current }) => current)!
        const { accessToken: other } = await app.login(kari.email)
        await app.call(sessionCalls.end, { params: { id: String(mine.id) } }, { token: other })
      },
    ],
    [
      'a reset of the password, with the link',
      async () => {
        const code = await issueCode({ db: app.db, now: app.now(), ids: app.ids }, kari.id, 'reset', 60_000)
        const password = 'Lofoten!Torsk-7'
        await app.call(resetCalls.resetPassword, { body: { code, password, repeat: password } })
        expect(await visitor().visit(hers())).toMatchObject({ body: { message: 'externalLoginUnknown' } })
      },
    ],
    [
      'deleting the account, with the link',
      async (token: string) => {
        await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
        expect(await visitor().visit(hers())).toMatchObject({ body: { message: 'externalLoginUnknown' } })
      },
    ],
  ])('is erased by %s', async (_title, end) => {
    const token = await visitor().enter(hers(), kari.token)
    expect(await stored()).toHaveLength(1)
    await end(token)
    expect(await stored()).toEqual([])
  })

  it('ends when ID-porten says so, without any cookie or session', async () => {
    const token = await visitor().enter(hers(), kari.token)
    const frontChannel = async (query: Record<string, string>) =>
      await app.app.inject({ url: `/logout-difi?${new URLSearchParams(query).toString()}` })
    const sid = `sid of ${sub}`
    for (const wrong of [
      { iss: 'https://evil.example', sid },
      { iss: op.settings.issuer, sid: sid.replace('of', 'by') },
    ])
      expect((await frontChannel(wrong)).statusCode).toBe(200)
    expect((await profile(token)).difiData).not.toBeNull()
    const answer = await frontChannel({ iss: op.settings.issuer, sid })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    // The provider's page shows the answer in a frame. It has no content.
    expect(answer.headers['x-frame-options']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
    expect((await profile(token)).difiData).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('is not begun where ID-porten fails, which is told without its words', async () => {
    for (const [status, reason] of [
      [500, 'providerUnavailable'],
      [429, 'providerUnavailable'],
      [401, 'providerError'],
      [400, 'externalLoginFailed'],
    ] as const)
      expect((await visitor().visit({ ...hers(), status }, kari.token)).body).toMatchObject({ message: reason })
    expect(await stored()).toEqual([])
    const log = await app.db.selectFrom('sendlog').select(['internalData', 'sendData', 'requestError']).execute()
    expect(log.map(({ requestError }) => requestError)).toContain('overloaded: 500 from /token')
    for (const secret of ['29124815345', 'eyJ', sub]) expect(JSON.stringify(log)).not.toContain(secret)
    expect((await profile(kari.token)).id).toBe(kari.id)
  })
})
