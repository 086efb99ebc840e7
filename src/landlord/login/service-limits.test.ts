import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'

let app: TestApp
beforeEach(async () => {
  await app?.close()
  app = await testApp({ limitFactor: 1 })
})
afterAll(() => app.close())

let made = 0
const signUp = async (ip: string, change: object = {}) => {
  made += 1
  const body = { email: `many${made}@husbok.test`, password: testPassword, isAgreePolicy: true, ...change }
  return (await app.raw('POST', '/api/auth/register', body, { ip })).status
}
const login = async (email: string, password: string, ip: string) =>
  (await app.raw('POST', '/api/auth/login', { email, password }, { ip })).status
const times = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let index = 0; index < count; index += 1) all.push(await work(index))
  return all
}

describe('sign-up', () => {
  it('lets 20 accounts an hour be made from one address, and refusals do not use them up', async () => {
    const taken = { email: 'taken@husbok.test' }
    expect(await signUp('192.0.2.1', taken)).toBe(201)
    expect(new Set(await times(25, () => signUp('192.0.2.1', taken)))).toEqual(new Set([409]))
    expect(new Set(await times(19, () => signUp('192.0.2.1')))).toEqual(new Set([201]))
    expect(await signUp('192.0.2.1')).toBe(429)
    expect(await signUp('192.0.2.2')).toBe(201)
    app.setNow('2026-11-20T11:00:00.000Z')
    expect(await signUp('192.0.2.1')).toBe(201)
  })

  it('counts an IPv6 customer by the first 64 bits', async () => {
    expect(new Set(await times(20, (index) => signUp(`2001:db8:1:2::${index + 1}`)))).toEqual(new Set([201]))
    expect(await signUp('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await signUp('2001:db8:1:3::1')).toBe(201)
  })

  it('makes 20 of 40 that arrive at once', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => signUp('192.0.2.1')))
    expect(all.filter((status) => status === 201)).toHaveLength(20)
  })

  it('refuses everything after 200 tries in an hour', async () => {
    const taken = { email: 'taken@husbok.test' }
    await signUp('192.0.2.1', taken)
    await sql`update bucket set used = 199 where key like 'signUp:ip:%'`.execute(app.db)
    expect(await signUp('192.0.2.1', taken)).toBe(409)
    expect(await signUp('192.0.2.1', taken)).toBe(429)
  })
})

describe('failed logins of one account from many addresses', () => {
  it('slow down who goes on guessing, and never lock it: the right password logs in at once', async () => {
    const { email } = await app.landlord({ finished: false })
    await times(20, (index) => login(email, 'Wrong-1234', `192.0.2.${index % 5}`))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    /** Returns the status of a login's answer, and how long the login was delayed. */
    const slowed = async (work: () => Promise<number>) => {
      timers.mockClear()
      const status = await work()
      return { status, waited: timers.mock.calls.some(([, ms]) => ms === 1000) ? 1000 : 0 }
    }
    expect((await slowed(() => login(email, testPassword, '198.51.100.1'))).status).toBe(200)
    expect(await slowed(() => login(email, 'Wrong-1234', '192.0.2.1'))).toEqual({ status: 422, waited: 1000 })
    // Another user account is not slowed down, and a success doesn't count as a failure.
    const other = await app.landlord({ finished: false })
    await times(4, () => login(other.email, 'Wrong-1234', '192.0.2.1'))
    expect(await slowed(() => login(other.email, testPassword, '192.0.2.1'))).toEqual({ status: 200, waited: 0 })
    // An hour later the limits have no effect any more.
    app.setNow('2026-11-20T11:00:01.000Z')
    expect(await slowed(() => login(email, testPassword, '192.0.2.1'))).toEqual({ status: 200, waited: 0 })
  })

  it('let in who uses a browser that the account was used in, also behind the address of those who guess', async () => {
    const { email, id } = await app.landlord({ finished: false })
    const first = await app.raw('POST', '/api/auth/login', { email, password: testPassword }, { ip: '192.0.2.9' })
    const cookie = String(first.headers['set-cookie']).split(';')[0]!
    expect(cookie).toMatch(/^browser=[\w-]{22}$/)
    await times(12, () => login(email, 'Wrong-1234', '192.0.2.9'))
    expect(await login(email, testPassword, '192.0.2.9')).toBe(429)
    const known = (password: string) =>
      app.raw('POST', '/api/auth/login', { email, password }, { ip: '192.0.2.9', headers: { cookie } })
    await times(30, (index) => login(email, 'Wrong-1234', `203.0.113.${index}`))
    await times(5, () => known('Wrong-1234'))
    expect((await known(testPassword)).status).toBe(200)
    // A known browser has a limit of its own, like an IP address. It is known only for this user
    // account, and only for a year.
    await times(10, () => known('Wrong-1234'))
    expect((await known(testPassword)).status).toBe(429)
    const stored = await app.db.selectFrom('known_browser').selectAll().where('account_id', '=', id).execute()
    expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1])
    app.setNow('2027-11-21T10:00:00.000Z')
    await app.modules.work.kinds['sweepAccount']!.run({ db: app.db, now: app.now() } as never)
    expect(await app.db.selectFrom('known_browser').select('browser').execute()).toEqual([])
  })
})
