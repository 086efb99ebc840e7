import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testApp, testHouse, testProfile } from '../../app/server/test-app'
import { testBrowser } from '../../../sandbox/idporten/test-browser'
import { testSandbox } from '../../../sandbox/test-sandbox'
import { accountCalls } from '../account/calls'
import { profileCalls } from '../account/calls-profile'
import { houseCalls } from '../house/calls'
import { externalLoginCalls } from './calls'
import { testVisitor } from './test-visitor'

/** The app with the sandbox's ID-porten. */
async function setUp() {
  const sandbox = await testSandbox()
  const { url, credentials, control } = sandbox
  const app = await testApp({ providers: { idporten: { issuer: `${url}/idporten`, ...credentials.idporten } } })
  return {
    app,
    url,
    fault: (fault: object) => control('POST', 'faults', { provider: 'idporten', path: '/token', ...fault }),
    clearFaults: () => control('DELETE', 'faults'),
    /** A new browser in which the first test person logs in. If there is a token, the id is linked to that account. */
    async visit(token?: string) {
      const [go, visitor] = [testBrowser(url), testVisitor(app)]
      const page = await go(await visitor.begin(token))
      const back = new URL((await go(page.at, { person: '0' })).at)
      const { status, body } = await visitor.callback(Object.fromEntries(back.searchParams), token)
      return { go, status, body }
    },
    async close() {
      await app.close()
      await sandbox.stop()
    },
  }
}
type World = Awaited<ReturnType<typeof setUp>>

let world: World
let kari: Awaited<ReturnType<typeof linked>>
/** The slow logins start first and are checked last, because they take long. */
let stalled: ReturnType<typeof stall>
beforeAll(async () => {
  stalled = stall()
  world = await setUp()
  kari = await linked(world)
})
afterEach(() => world.clearFaults())
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

const linked = async (of: World) => {
  const landlord = await of.app.landlord()
  // The first test person's own account.
  const body = { ...testProfile, ssn: '29817491020' }
  await of.app.call(profileCalls.saveProfile, { body }, { token: landlord.token })
  const came = await of.visit(landlord.token)
  return { ...landlord, token: String(came.body['accessToken']) }
}

/**
 * Three browsers at once get answers that hang, arrive byte by byte, or are slow. Meanwhile
 * somebody else records vouchers.
 */
async function stall() {
  const own = await setUp()
  const ola = await linked(own)
  for (const kind of ['hang', 'drip', 'slow']) await own.fault({ kind })
  const ended = Promise.all([own.visit(), own.visit(), own.visit()])
  await new Promise((done) => setTimeout(done, 300))
  const state = { isStalled: true }
  void ended.finally(() => (state.isStalled = false))
  await own.app.call(houseCalls.create, { body: testHouse }, { token: ola.token })
  const isBookedMeanwhile = state.isStalled
  const outcomes = (await ended).map(({ status, body }) => ({ status, message: body.message }))
  const again = await own.visit()
  await own.close()
  return { outcomes, isBookedMeanwhile, again: again.status }
}

it('the sandbox lets somebody in who is linked, and out again there and here', async () => {
  const came = await world.visit()
  expect(came).toMatchObject({ status: 200, body: { user: { id: kari.id, difiData: { ssn: '29817491020' } } } })
  const second = String(came.body['accessToken'])
  const { url } = await world.app.call(externalLoginCalls.logout, {}, { token: second })
  const { answer } = await came.go(url!)
  expect(answer.headers.get('refresh')).toBe('2; url=http://husbok.test/logout/difi')
  const profile = async (of: string) => await world.app.call(accountCalls.profile, {}, { token: of })
  expect((await profile(second)).difiData).toBeNull()
  // Logins in other browsers stay active.
  expect((await profile(kari.token)).difiData).not.toBeNull()
})

it.each([
  ['500', 'status', { status: 500 }, 503, 'providerUnavailable'],
  ['429', 'status', { status: 429 }, 503, 'providerUnavailable'],
  ['401', 'status', { status: 401, body: { error: 'invalid_client' } }, 502, 'providerError'],
  ['a redirect', 'status', { status: 302 }, 502, 'providerError'],
  ['no JSON', 'garbage', {}, 502, 'providerError'],
  ['something else than was agreed', 'status', { status: 200, body: { id: 7 } }, 422, 'externalLoginFailed'],
  ['10 MB', 'status', { status: 200, body: 'x'.repeat(10_000_000) }, 502, 'providerError'],
  ['no connection', 'refuse', {}, 503, 'providerUnavailable'],
  ['a reset connection', 'reset', {}, 503, 'providerUnavailable'],
])(
  '%s is a plain refusal; nothing has changed, and it works afterwards',
  async (_title, kind, more, status, message) => {
    const sessions = async () => await world.app.db.selectFrom('session').select('tokenHash').execute()
    const before = await sessions()
    await world.fault({ kind, ...more })
    expect(await world.visit()).toMatchObject({ status, body: { message } })
    expect(await sessions()).toEqual(before)
    await world.clearFaults()
    expect(await world.visit()).toMatchObject({ status: 200 })
  },
)

it('whatever stalls is 504, and keeps no bookkeeping waiting', async () => {
  const { outcomes, isBookedMeanwhile, again } = await stalled
  const timeout = { status: 504, message: 'providerTimeout' }
  expect(outcomes).toEqual([timeout, timeout, timeout])
  expect(isBookedMeanwhile).toBe(true)
  expect(again).toBe(200)
})
