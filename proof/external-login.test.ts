import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../src/app/server/test-app'
import { accountCalls } from '../src/landlord/account/calls'
import {
  startTestOpenIdProvider,
  type TestOpenIdProvider,
  type ForcedClaims,
} from '../src/landlord/external-login/test-openid-provider'
import { testVisitor } from '../src/landlord/external-login/test-visitor'
import { sessionCalls } from '../src/landlord/credentials/calls-session'

// A return from the provider of electronic ids opens a session only when everything about it is right. The test provider
// here makes any claim that a test asks for. The checks are the product's.

let op: TestOpenIdProvider
let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>

beforeAll(async () => {
  op = await startTestOpenIdProvider()
  app = await testApp({ providers: { idporten: op.settings } })
  kari = await app.landlord()
  await testVisitor(app, op).enter({}, kari.token)
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
  await op.close()
})

const sessions = async () =>
  (await sql<{ tokenHash: string }>`select "tokenHash" from session order by 1`.execute(app.db)).rows
const refused = { status: 422, body: { message: 'externalLoginFailed', requestId: expect.any(String) } }

let before: Awaited<ReturnType<typeof sessions>>
beforeEach(async () => {
  before = await sessions()
})

type Visitor = ReturnType<typeof testVisitor>
/** Comes back in a way that must be refused. Returns the call's answer. */
type Broken = (visitor: Visitor) => Promise<object>
const claiming =
  (claimed: ForcedClaims): Broken =>
  (visitor) =>
    visitor.visit(claimed)
const now = () => Math.floor(Date.now() / 1000)

const broken: readonly (readonly [string, Broken])[] = [
  [
    'without a state',
    async (visitor) => {
      const { code } = op.answer(await visitor.begin())
      return await visitor.callback({ code })
    },
  ],
  [
    'with another state',
    async (visitor) => {
      const state = new URL(await visitor.begin()).searchParams.get('state')!
      const answer = op.answer(await visitor.begin())
      return await visitor.callback({ ...answer, state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}` })
    },
  ],
  [
    'with the state of an earlier login',
    async (visitor) => {
      const first = await visitor.begin()
      const earlier = op.answer(first)
      await visitor.callback(earlier)
      before = await sessions()
      return await visitor.callback({ ...op.answer(await visitor.begin()), state: earlier.state })
    },
  ],
  [
    'with a code that was used',
    async (visitor) => {
      const used = op.answer(await visitor.begin())
      await visitor.callback(used)
      before = await sessions()
      const { state } = op.answer(await visitor.begin())
      return await visitor.callback({ ...used, state })
    },
  ],
  ['with another nonce', claiming({ claims: { nonce: 'another' } })],
  ['for another audience', claiming({ claims: { aud: 'another' } })],
  ['from another issuer', claiming({ claims: { iss: 'https://evil.example' } })],
  ['with an unsigned token', claiming({ alg: 'none' })],
  ['with an expired token', claiming({ claims: { iat: now() - 700, exp: now() - 600 } })],
  [
    'in a second browser',
    async (visitor) => {
      const answer = op.answer(await visitor.begin())
      const second = testVisitor(app, op)
      await second.begin()
      return await second.callback(answer)
    },
  ],
  [
    'after the login was cancelled',
    async (visitor) => {
      const { state, iss } = op.answer(await visitor.begin())
      return await visitor.callback({ error: 'access_denied', error_description: 'User aborted', state, iss })
    },
  ],
  ['without a national id', claiming({ claims: { pid: null } })],
  // Contains more than was requested.
  ['signed by somebody else', claiming({ forged: true })],
  ['signed with the client secret', claiming({ alg: 'HS256' })],
  ['of a lower level', claiming({ claims: { acr: 'idporten-loa-substantial' } })],
  ['without a level', claiming({ claims: { acr: null } })],
  [
    'from another provider, by its own word',
    async (visitor) => await visitor.callback({ ...op.answer(await visitor.begin()), iss: 'https://evil.example' }),
  ],
  [
    'after ten minutes',
    async (visitor) => {
      const answer = op.answer(await visitor.begin())
      app.setNow('2026-11-20T10:10:00.000Z')
      const came = await visitor.callback(answer)
      app.setNow('2026-11-20T10:00:00.000Z')
      return came
    },
  ],
  [
    'twice, from a provider that takes a code twice',
    async (visitor) => {
      const answer = op.answer(await visitor.begin(), { careless: true })
      expect(await visitor.callback(answer)).toMatchObject({ status: 200 })
      before = await sessions()
      return await visitor.callback(answer)
    },
  ],
  [
    'twice at the same time',
    async (visitor) => {
      const answer = op.answer(await visitor.begin())
      const came = await Promise.all([visitor.callback(answer), visitor.callback(answer)])
      expect(came.filter(({ status }) => status === 200)).toHaveLength(1)
      before = await sessions()
      return came.find(({ status }) => status !== 200)!
    },
  ],
]

describe('a login with an electronic id', () => {
  it.each(broken)('that comes back %s opens no session', async (_title, come) => {
    expect(await come(testVisitor(app, op))).toEqual(refused)
    expect(await sessions()).toEqual(before)
  })

  it('that comes back right opens one, and logs out', async () => {
    const visitor = testVisitor(app, op)
    const token = await visitor.enter()
    expect(await sessions()).toHaveLength(before.length + 1)
    expect(await app.call(accountCalls.profile, {}, { token })).toMatchObject({ id: kari.id, email: kari.email })
    await app.call(sessionCalls.logout, {}, { token })
    expect(await sessions()).toEqual(before)
    await expect(app.call(accountCalls.profile, {}, { token })).rejects.toMatchObject({ status: 401 })
  })

  it('is linked by the subject, never by the e-mail address or the national id', async () => {
    // Kari's subject with another person's other claims.
    const ola = await app.landlord()
    const others = { email: ola.email, email_verified: true, pid: '04886991180' }
    const token = await testVisitor(app, op).enter({ claims: others })
    expect(await app.call(accountCalls.profile, {}, { token })).toMatchObject({ id: kari.id })
    // Another subject with Kari's other claims.
    const before = await sessions()
    const hers = { sub: 'stranger', email: kari.email, email_verified: true, pid: '29124815345' }
    expect(await testVisitor(app, op).visit({ claims: hers })).toMatchObject({
      status: 422,
      body: { message: 'externalLoginUnknown' },
    })
    expect(await sessions()).toEqual(before)
  })
})
