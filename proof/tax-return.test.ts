import { afterEach, describe, expect, it, vi } from 'vitest'
import { persons } from '../sandbox/idporten/persons'
import { callApp, untilEnded, startRestartableApp } from './crash'
import type { Landlord } from './crash-books'
import { externalLogin } from './provider-faults'
import { signingFixture } from './signing'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 40
const own = startRestartableApp('tax-return', port)
const sandboxUrl = `http://127.0.0.1:${port + 1}`
const world = signingFixture(own, sandboxUrl)
afterEach(() => world.control('DELETE', 'faults').catch(() => undefined))

const person = persons[0]!
let count = 0

/**
 * A landlord with a subscription who is the first test person. One of the person's properties is a house, with rent in the
 * previous year.
 */
async function landlord(): Promise<Landlord> {
  // A login of another person than the profile names can't send anything.
  const made = await world.landlord(`tax${(count += 1)}`, person.pid!)
  const { municipality, ...property } = person.properties[0]!
  const house = { name: 'Markveien', ...property, municipality_number: municipality }
  await world.call(made, 'PUT', `house/${made.houseId}`, house)
  const year = new Date().getUTCFullYear() - 1
  await world.call(made, 'POST', 'incomebilag', {
    tenant_first_name: 'Per',
    tenant_last_name: 'Berg',
    tenant_birthday: '1990-01-01',
    tenant_email: '',
    deposit_sum: 0,
    documents: [],
    houseId: made.houseId,
    sum: 120_000 + count,
    start_date: `${year}-03-01`,
    end_date: `${year}-03-31`,
  })
  return made
}

/** Logs in with the electronic id. Removes every earlier link first, because the accounts here share one id. */
async function logIn(who: Landlord): Promise<Landlord> {
  await world.query('delete from external_identity')
  const back = await (await externalLogin(own.app, sandboxUrl, who.token)).comeBack()
  const { accessToken } = JSON.parse(Buffer.from(back.bytes).toString()) as { accessToken: string }
  return { ...who, token: accessToken }
}

/** The number of submissions that the authority has received. */
const received = async () => ((await world.control('GET', 'skatteetaten/submissions')) as object[]).length
const send = (who: Landlord) =>
  callApp(own.app.url, 'POST', 'altinn/send-new-form', { token: who.token, body: { houseIds: [who.houseId] } })

/** Sends again until it succeeds. At no time may the return be reported as sent when it is not. */
async function untilSent(who: Landlord, before: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await send(who)
      const { success } = JSON.parse(Buffer.from(answer!.bytes).toString()) as { success?: boolean }
      expect(await received()).toBeLessThanOrEqual(before + 1)
      if (success) expect(await received()).toBe(before + 1)
      expect(success).toBe(true)
    },
    { timeout: 60_000, interval: 1000 },
  )
  expect(await received()).toBe(before + 1)
}

/** Altinn's calls during a submission, and how many calls of the same path come before each. */
const calls = {
  exchange: { path: 'exchange' },
  create: { path: '/instances' },
  upload: { path: 'dataType=' },
  'the first step': { path: 'process/next' },
  'the last step': { path: 'process/next', skip: 1 },
} as const
const faults = {
  'a 500': { kind: 'status', status: 500 },
  'a reset': { kind: 'reset' },
  'a hang': { kind: 'hang' },
  noise: { kind: 'garbage' },
} as const

// The module's own tests run every step in memory. Here the real program is killed, which takes half a minute.
describe('a tax return that is handed in', { timeout: 180_000 }, () => {
  it.each(
    (Object.keys(calls) as (keyof typeof calls)[]).flatMap((call) =>
      (Object.keys(faults) as (keyof typeof faults)[]).map((fault) => [call, fault] as const),
    ),
  )('%s meets %s, and it is handed in once all the same', async (call, fault) => {
    const who = await logIn(await landlord())
    const before = await received()
    await world.control('POST', 'faults', { provider: 'altinn', ...calls[call], ...faults[fault] })
    await untilSent(who, before)
  })

  it.each(['create', 'upload', 'the first step', 'the last step'] as const)(
    'the program is killed at %s, and hands in once',
    async (call) => {
      const who = await logIn(await landlord())
      const before = await received()
      const { path, skip } = { skip: 0, ...calls[call] }
      const asked = async () =>
        ((await world.control('GET', 'requests?provider=altinn')) as { path: string }[]).filter((each) =>
          each.path.includes(path),
        ).length
      await world.control('POST', 'faults', { provider: 'altinn', path, skip, kind: 'slow' })
      const from = await asked()
      const sending = send(who).catch(() => undefined)
      await vi.waitFor(async () => expect((await asked()) - from).toBeGreaterThan(skip), {
        timeout: 30_000,
        interval: 50,
      })
      own.app.child.kill('SIGKILL')
      await untilEnded(own.app.child)
      await own.restart()
      await sending
      await untilSent(who, before)
    },
  )
})
