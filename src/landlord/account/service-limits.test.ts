import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
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
  it('slow it down, and never lock it: the right password still logs in', async () => {
    const { email } = await app.landlord({ finished: false })
    await times(20, (index) => login(email, 'Wrong-1234', `192.0.2.${index}`))
    let began = performance.now()
    expect(await login(email, testPassword, '198.51.100.1')).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(900)
    // Another account is not slowed down, and a success is no failure.
    const other = await app.landlord({ finished: false })
    began = performance.now()
    expect(await login(other.email, testPassword, '198.51.100.1')).toBe(200)
    expect(performance.now() - began).toBeLessThan(900)
    // An hour later nothing is left of it.
    app.setNow('2026-11-20T11:00:01.000Z')
    began = performance.now()
    expect(await login(email, testPassword, '198.51.100.1')).toBe(200)
    expect(performance.now() - began).toBeLessThan(900)
  })
})
