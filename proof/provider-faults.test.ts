import { readdir, readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { callApp, callOrThrow, startRestartableApp } from './crash'
import { registerLandlord } from './crash-books'
import { admin, bookkeeping, externalLogin, faultKinds, sandboxFaults, pricesOf, timeOfCall } from './provider-faults'
import { isFullRun } from './run'
import { eventually } from '../src/base/call/test-eventually'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 20
const sandboxUrl = `http://127.0.0.1:${port + 1}`
const world = sandboxFaults({ sandboxUrl })

const own = startRestartableApp('faults', port)
afterEach(() => world.recover().catch(() => undefined))

const sessions = async () =>
  Number((await queryEmbedded<{ n: string }>(own.dataDir, 'select count(*) as n from session'))[0]!.n)
/** Makes every waiting job due now. */
const tryNow = () =>
  queryEmbedded(own.dataDir, 'update job set run_at = now() where done_at is null and attempts < max_attempts')

/**
 * Queues again what has failed for good, as an administrator does. A text message without an answer also fails at once,
 * because a second one might reach the same phone (docs/rules/base.md#messages).
 */
async function queueGivenUp(token: string, id: number): Promise<void> {
  await queryEmbedded(own.dataDir, "update account set role = 'admin' where id = $1", [id])
  for (const entry of await callOrThrow<{ id: number }[]>(own.app.url, 'GET', 'logger/get-errors?givenUp=true', {
    token,
  }))
    // One job may have several entries. The first one queues it.
    await callApp(own.app.url, 'POST', `logger/${entry.id}/queue-again`, { token })
}

const kinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[]
const asked = isFullRun ? kinds : (['401', 'an answer of 10 MB'] as const)

describe('a fault of every service at once', { timeout: 120_000 }, () => {
  it.each(asked)('%s', async (kind) => {
    const name = kind.replaceAll(/\W/g, '')
    const landlord = await registerLandlord(own.app, `${name.toLowerCase()}@husbok.test`)
    const { token, id } = landlord
    const [price] = await pricesOf(own.app, token)
    const login = await externalLogin(own.app, sandboxUrl)
    const before = await sessions()
    const number = `+479${String(1_000_000 + id).slice(-7)}`

    await world.fail(kind)
    const subscribe = () =>
      callApp(own.app.url, 'POST', `subscription/subscribe/${price!.priceId}`, { token, key: `${name}-subscribe` })
    const testing = admin(own.dataDir, 'test-sms', number)
    const [waiting, ...meanwhile] = await Promise.all([
      Promise.all([
        timeOfCall(subscribe()),
        timeOfCall(login.comeBack()),
        timeOfCall(
          callApp(own.app.url, 'POST', 'auth/reset-password/send-link', { body: { email: `${name}@husbok.test` } }),
        ),
      ]),
      timeOfCall(bookkeeping(own.app, landlord)),
      timeOfCall(callApp(own.app.url, 'GET', 'profile', { token })),
    ])

    // Every caller gets an answer. No answer says that the session is over.
    const [paying, comingBack, asking] = waiting
    expect([502, 503, 504], JSON.stringify(paying.body)).toContain(paying.status)
    expect([502, 503, 504], JSON.stringify(comingBack.body)).toContain(comingBack.status)
    expect(asking.status).toBeLessThan(300)
    expect(await sessions()).toBe(before)
    expect(meanwhile.map(({ status }) => status)).toEqual([201, 200])

    await testing
    await world.recover()
    // Nothing is lost. The same click works again, a login can be started again, and waiting messages are sent
    // automatically.
    await vi.waitFor(async () => expect(await timeOfCall(subscribe())).toMatchObject({ status: 200 }), {
      timeout: 40_000,
      interval: 1000,
    })
    expect(await world.stripeCalls('/v1/customers', id)).toBe(1)
    expect(await world.stripeCalls('/v1/checkout/sessions', id)).toBe(1)
    // The electronic id belonged to the landlord of the previous kind of fault. A login that links it continues under a new
    // token.
    await queryEmbedded(own.dataDir, 'delete from external_identity')
    const again = await timeOfCall((await externalLogin(own.app, sandboxUrl, token)).comeBack())
    expect(again.status).toBe(200)
    const { accessToken } = again.body as { accessToken: string }
    await tryNow()
    // A service that hangs has sent the message. An administrator who looks at the phone before queueing it again sends
    // no second message.
    if ((await world.smsTo(number)).length === 0) await queueGivenUp(accessToken, id)
    await vi.waitFor(
      async () => {
        expect(await world.mailsTo(`${name.toLowerCase()}@husbok.test`)).not.toHaveLength(0)
        expect(await world.smsTo(number)).toHaveLength(1)
      },
      { timeout: 30_000, interval: 500 },
    )
    expect((await callApp(own.app.url, 'GET', 'profile', { token: accessToken }))!.status).toBe(200)
  })
})

it('a sandbox that has stopped leaves the bookkeeping working', { timeout: 120_000 }, async () => {
  const landlord = await registerLandlord(own.app, 'alone@husbok.test')
  const [price] = await pricesOf(own.app, landlord.token)
  process.kill(await sandboxProcess(), 'SIGKILL')
  await eventually(() => expect(own.app.output()).toContain('the sandbox has ended'))
  const { token } = landlord
  const paying = await timeOfCall(callApp(own.app.url, 'POST', `subscription/subscribe/${price!.priceId}`, { token }))
  expect([paying.status, paying.ms < 12_000]).toEqual([503, true])
  expect((await timeOfCall(bookkeeping(own.app, landlord))).status).toBe(201)
  await callOrThrow(own.app.url, 'GET', 'bilag/all-types', { token })
})

/** The process of the sandbox, a child of the app. */
async function sandboxProcess(): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    if ((await read('stat')).split(' ')[3] === String(own.app.child.pid) && (await read('cmdline')).includes('sandbox'))
      return Number(pid)
  }
  throw new Error('there is no sandbox')
}
