import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../src/base/call/limits'
import { accountCalls } from '../src/landlord/account/calls'
import { loginCalls } from '../src/landlord/login/calls'
import { registerCalls } from '../src/landlord/registration/calls'
import { resetCalls } from '../src/landlord/login/calls-reset'
import { profileCalls } from '../src/landlord/account/calls-profile'
import { houseCalls } from '../src/landlord/house/calls'
import { signingCalls } from '../src/lease/signing/calls'
import { maxHouses } from '../src/landlord/house/model'
import { maxFreeVouchers } from '../src/landlord/plan/rules'
import { testPassword } from '../src/app/server/test-app'
import { vouchersOf } from './kinds-of-vouchers'
import { usesUpRecord } from './module-requests'
import { send, summaryOf, type DraftRequest, type SentAnswer } from './request'
import { rows } from './rows'
import { eachNth, sizes } from './run'
import { sampleRequest } from './samples'
import { rowCounts, rowGrowth } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

let fixture: Fixture
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
/** The number of answers with each status. */
function tally(sent: readonly SentAnswer[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { status } of sent) found[status] = (found[status] ?? 0) + 1
  return found
}
const reason = ({ body }: SentAnswer) => (JSON.parse(body) as { message: string }).message

describe('limits of an account hold under parallel requests', () => {
  beforeAll(async () => void (fixture = await createFixture()))

  const account = async (person: Person) =>
    (
      await sql<{ usedBilags: number; houses: number; open: number }>`
      select "usedBilags", houses, (select count(*) from house where account_id = account.id and deleted_at is null) as open
      from account where id = ${person.id}`.execute(fixture.app.db)
    ).rows[0]!

  it.each(Array.from({ length: sizes.rounds }, (_, round) => round + 1))(
    '100 houses at once leave four (round %i)',
    async () => {
      const person = await fixture.person()
      const request = await sampleRequest(fixture, houseCalls.create, person)
      // The request's file has a house of its own, which was deleted again and still counts.
      const before = await account(person)
      const free = maxHouses - before.houses
      const sent = await times(100, () => send(fixture, houseCalls.create, request, person))
      expect(tally(sent)).toEqual({ 201: free, 409: 100 - free })
      expect(await account(person)).toMatchObject({ houses: maxHouses, open: before.open + free })
    },
  )

  it.each(Array.from({ length: sizes.rounds }, (_, round) => round + 1))(
    '200 vouchers over all creating calls at once leave 21 (round %i)',
    async () => {
      const creating = rows.filter((row) => row.access === 'plan')
      expect(creating.length).toBeGreaterThan(0)
      const person = await fixture.person()
      // Each call gets its own record. Personal use of one house and year can be deducted only once, and a transaction is
      // matched only once.
      const requests: { row: (typeof rows)[number]; request: DraftRequest }[] = []
      for (let index = 0; index < 200; index += 1) {
        const row = creating[index % creating.length]!
        requests.push({ row, request: await sampleRequest(fixture, row, person, { fresh: usesUpRecord(row) }) })
      }
      const before = await vouchersOf(fixture.app, person.id)
      // Creating the records for the requests must not have counted already.
      await sql`update account set "usedBilags" = 0 where id = ${person.id}`.execute(fixture.app.db)
      const sent = await times(200, async (index) => {
        const { row, request } = requests[index]!
        return { row, sent: await send(fixture, row, request, person) }
      })
      const refused = sent.filter((one) => one.sent.status !== one.row.status)
      expect(new Set(refused.map((one) => `${one.sent.status} ${reason(one.sent)}`))).toEqual(
        new Set(['402 freeLimit']),
      )
      expect((await account(person)).usedBilags).toBe(maxFreeVouchers)
      expect(sent.filter((one) => one.sent.status === 201)).toHaveLength(maxFreeVouchers)
      expect((await vouchersOf(fixture.app, person.id)) - before).toBe(maxFreeVouchers)
    },
  )

  it('a burst of one account that waits leaves connections for all others', async () => {
    const [busy, other] = [await fixture.person(), await fixture.person()]
    const [request, others] = [
      await sampleRequest(fixture, houseCalls.create, busy),
      await sampleRequest(fixture, houseCalls.create, other),
    ]
    const free = maxHouses - (await account(busy)).houses
    // All writes of `busy` wait for this transaction. There are more of them than connections in the pool.
    const burst = await fixture.app.db.transaction().execute(async (tx) => {
      await sql`select from account where id = ${busy.id} for no key update`.execute(tx)
      const sent = times(40, () => send(fixture, houseCalls.create, request, busy))
      // With no free connection, this call would be refused after five seconds, while the burst still waits.
      expect((await send(fixture, houseCalls.create, others, other)).status).toBe(201)
      return { sent }
    })
    expect(tally(await burst.sent)).toEqual({ 201: free, 409: 40 - free })
  })

  /** Requests a link as the screen does, and reads the code in the mail. */
  async function resetByMail(person: Person) {
    await fixture.app.call(resetCalls.sendResetLink, { body: { email: person.email } })
    await fixture.app.work()
    const mail = (await fixture.app.mails()).findLast((one) => one.to === person.email)
    const code = /new-password\/([\w-]+)/.exec(mail!.text)![1]!
    return { params: {}, query: [], body: { password: `${testPassword}x`, repeat: `${testPassword}x`, code } }
  }

  it('20 uses of a reset code at once: one succeeds, and every session is over', async () => {
    const person = await fixture.person()
    const sessions = [person.token, await fixture.session(person), await fixture.session(person)]
    const request = await resetByMail(person)
    const sent = await times(20, () => send(fixture, resetCalls.resetPassword, request))
    expect(tally(sent)).toEqual({ 204: 1, 422: 19 })
    for (const token of sessions)
      expect((await send(fixture, accountCalls.profile, { params: {}, query: [] }, { token })).status).toBe(401)
    expect(
      (
        await send(fixture, loginCalls.login, {
          params: {},
          query: [],
          body: { email: person.email, password: testPassword },
        })
      ).status,
    ).toBe(422)
  })

  it('ten registrations of one address at once make one account, also without a key', async () => {
    const request = await sampleRequest(fixture, registerCalls.register, await fixture.person())
    const before = await rowCounts(fixture.app.db)
    const sent = await times(10, () => send(fixture, registerCalls.register, request))
    expect(tally(sent)).toEqual({ 201: 1, 409: 9 })
    expect(rowGrowth(before, await rowCounts(fixture.app.db))).toMatchObject({
      account: 1,
      session: 1,
      supplier: 1,
      job: 1,
    })
  })

  it('ten uses of a link that logs in at once begin one session', async () => {
    const person = await fixture.person()
    const request = await sampleRequest(fixture, loginCalls.byUrl, person)
    const before = await rowCounts(fixture.app.db)
    expect(tally(await times(10, () => send(fixture, loginCalls.byUrl, request)))).toEqual({ 200: 1, 422: 9 })
    expect(rowGrowth(before, await rowCounts(fixture.app.db))).toMatchObject({ session: 1, code: -1 })
  })

  it('a reset code is over after 60 minutes', async () => {
    const begun = Date.parse(fixture.app.now())
    for (const [minutes, status] of [
      [59.9, 204],
      [60, 422],
    ] as const) {
      const person = await fixture.person()
      const request = await resetByMail(person)
      fixture.app.setNow(new Date(begun + minutes * 60_000).toISOString())
      expect((await send(fixture, resetCalls.resetPassword, request)).status, `after ${minutes} minutes`).toBe(status)
      fixture.app.setNow(new Date(begun).toISOString())
    }
    await fixture.close()
  })
})

describe('calls are throttled at their real limits', () => {
  beforeAll(async () => void (fixture = await createFixture({ limitFactor: 1 })))

  const someone = async () => {
    await sql`delete from bucket`.execute(fixture.app.db)
    const person = await fixture.person()
    await sql`delete from bucket`.execute(fixture.app.db)
    return person
  }
  const login = (email: string, password: string, ip: string) =>
    send(fixture, loginCalls.login, { params: {}, query: [], body: { email, password } }, { ip })

  it('50 wrong logins: ten are looked at, then even the right password waits for 15 minutes', async () => {
    const person = await someone()
    const sent = await times(50, (index) => login(person.email, `Wrong-${index}`, '192.0.2.1'))
    expect(tally(sent)).toEqual({ 422: 10, 429: 40 })
    expect((await login(person.email, testPassword, '192.0.2.1')).status).toBe(429)
    expect((await login(person.email, testPassword, '192.0.2.2')).status).toBe(200)
    const begun = Date.parse(fixture.app.now())
    fixture.app.setNow(new Date(begun + 15 * 60_000).toISOString())
    expect((await login(person.email, testPassword, '192.0.2.1')).status).toBe(200)
    fixture.app.setNow(new Date(begun).toISOString())
  })

  it('60 logins of as many addresses from one place: fifty are looked at', async () => {
    const sent = await times(60, (index) => login(`nobody${index}@husbok.test`, testPassword, '192.0.2.3'))
    expect(tally(sent)).toEqual({ 422: 50, 429: 10 })
  })

  // Sending a paper again has its own, narrower limit for each paper (lease/signing/service-anew.test.ts).
  const counted = rows.filter((row) => row.limits.length > 0 && row !== signingCalls.regenerate)
  it.each(counted.filter((_row, index) => eachNth(index, 12)).map((row) => [row.name, row] as const))(
    '%s',
    async (_name, row) => {
      const person = await someone()
      const most = Math.min(...row.limits.flatMap((limit) => limitRules[limit].map((rule) => rule.most)))
      // The requests here never succeed, because a successful login, second step, profile save or deletion isn't
      // counted. After a deletion there would also be no account to count for.
      const wrong = { password: 'Wrong-1' }
      const sampled = await sampleRequest(fixture, row, person)
      // The sampled records may have been made by a call with the same limit.
      await sql`delete from bucket`.execute(fixture.app.db)
      const request: DraftRequest =
        row === loginCalls.login
          ? { params: {}, query: [], body: { email: person.email, ...wrong } }
          : row === accountCalls.deleteAccount
            ? { params: {}, query: [], body: wrong }
            : row === profileCalls.saveProfile
              ? { ...sampled, body: { ...(sampled.body as object), country: 'ZZ' } }
              : row.limits.includes('secondFactor')
                ? { ...sampled, body: { ...(sampled.body as object), code: '000000' } }
                : sampled
      // If only successful calls count, each call needs new records.
      const isNew = row.limits.some((limit) => limitRules[limit].some(({ of }) => of === 'done'))
      const ask = async () =>
        send(fixture, row, isNew ? await sampleRequest(fixture, row, person) : request, {
          token: row.access === 'public' ? undefined : person.token,
          ip: '192.0.2.9',
        })
      for (let count = 0; count < most; count += 1) {
        const sent = await ask()
        expect(sent.status, summaryOf(row, request, sent)).not.toBe(429)
      }
      const last = await ask()
      expect([last.status, reason(last)], summaryOf(row, request, last)).toEqual([429, 'tooManyRequests'])
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    },
  )
})
