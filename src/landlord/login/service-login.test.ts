import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { loginCalls } from './calls'
import { changeCalls } from './calls-change'
import { sessionCalls } from '../credentials/calls-session'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const login = (email: string, password = testPassword, on = app) => on.login(email, password)
const answer = async (email: string, password: string) => {
  const { status, body } = await app.raw('POST', '/api/auth/login', { email, password })
  const { requestId: _, ...rest } = JSON.parse(body) as Record<string, unknown>
  return { status, ...rest }
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!

describe('login', () => {
  it('gives a session of its own each time', async () => {
    const { email, id } = await app.landlord({ finished: false })
    const [one, other] = [await login(email), await login(email.toUpperCase())]
    expect(one.accessToken).not.toBe(other.accessToken)
    expect(one.user.id).toBe(id)
    expect((await app.call(accountCalls.profile, {}, { token: other.accessToken })).email).toBe(email)
  })

  it('is given again to an equal request, but not once its session has ended', async () => {
    const { email } = await app.landlord({ finished: false })
    const fresh = 'Fjell-4321'
    const again = (key: string, password = testPassword) =>
      app.raw('POST', '/api/auth/login', { email, password }, { key })
    const first = await again('login-once-1')
    expect([first.status, (await again('login-once-1')).body]).toEqual([200, first.body])
    const { accessToken } = JSON.parse(first.body) as { accessToken: string }
    const body = { oldPassword: testPassword, newPassword: fresh }
    await app.call(changeCalls.changePassword, { body }, { token: accessToken })
    expect((await again('login-once-1')).body).toBe(first.body)
    await app.call(sessionCalls.logout, {}, { token: accessToken })
    expect(await again('login-once-1')).toMatchObject({
      status: 422,
      body: expect.stringContaining('invalidCredentials'),
    })
    const second = await again('login-once-2', fresh)
    const { accessToken: token } = JSON.parse(second.body) as { accessToken: string }
    await app.call(sessionCalls.logout, {}, { token })
    expect(await again('login-once-2', fresh)).toMatchObject({
      status: 422,
      body: expect.stringContaining('idempotencyKeyReused'),
    })
    expect((await again('login-once-3', fresh)).status).toBe(200)
  })

  it('answers a wrong password and an unknown address with the same words', async () => {
    const { email } = await app.landlord({ finished: false })
    const wrong = await answer(email, 'Fjord-12345')
    expect(wrong).toEqual({ status: 422, message: 'invalidCredentials', fields: { password: 'invalidCredentials' } })
    expect(await answer('nobody@husbok.test', 'Fjord-12345')).toEqual(wrong)
    expect(await answer(email, ' x ')).toEqual(wrong)
    expect(await answer(email, `${testPassword} `)).toEqual(wrong)
  })

  // The two kinds of logins alternate, and the test compares the ratio of their times. So other
  // work on the machine doesn't matter. If an unknown address caused less work, the ratio would be
  // below a third.
  it('does the same work for an unknown address as for a wrong password', { retry: 2 }, async () => {
    const { email } = await app.landlord({ finished: false })
    const [known, unknown]: number[][] = [[], []]
    for (let i = 0; i < 40; i += 1) {
      for (const [address, times] of [
        [email, known!],
        ['nobody@husbok.test', unknown!],
      ] as const) {
        // Measures processor time, because other work on the machine doesn't change it.
        const start = process.cpuUsage()
        await answer(address, 'Fjord-12345')
        const { user, system } = process.cpuUsage(start)
        times.push(user + system)
      }
    }
    expect(median(unknown!) / median(known!)).toBeGreaterThan(0.6)
    expect(median(unknown!) / median(known!)).toBeLessThan(1.6)
  })

  it('tells an account of the old app to move', async () => {
    const { email, id } = await app.landlord({ finished: false })
    await app.db.updateTable('account').set({ isOldAppUser: true, passwordHash: '' }).where('id', '=', id).execute()
    expect(await answer(email, testPassword)).toEqual({ status: 409, message: 'isOldAppUser' })
  })

  it('is throttled per account and address, by failures only, and opens again', async () => {
    const strict = await testApp({ limitFactor: 1 })
    try {
      const { email } = await strict.landlord({ finished: false })
      for (let i = 0; i < 12; i += 1) await login(email, testPassword, strict)
      for (let i = 0; i < 10; i += 1)
        await expect(login(email, 'Wrong-1234', strict)).rejects.toMatchObject({ status: 422 })
      const refused = expect.objectContaining({
        status: 429,
        body: expect.objectContaining({ message: 'tooManyRequests' }) as unknown,
      })
      await expect(login(email, 'Wrong-1234', strict)).rejects.toEqual(refused)
      await expect(login(email, testPassword, strict)).rejects.toMatchObject({
        status: 429,
        headers: { 'retry-after': '900' },
      })
      strict.setNow('2026-11-20T10:15:00.000Z')
      expect((await login(email, testPassword, strict)).user.email).toBe(email)
    } finally {
      await strict.close()
    }
  })
})

describe('a login link', () => {
  it('says whose it is without being used up, and says nothing once it is', async () => {
    const { email, id } = await app.landlord({ finished: false })
    const code = /login\/by-url\?token=([\w-]+)/.exec((await app.mails()).find(({ to }) => to === email)!.text)![1]!
    const whose = () => app.call(loginCalls.checkByUrl, { body: { code } })
    const sessions = () => app.db.selectFrom('session').select('id').where('account_id', '=', id).execute()
    const before = await sessions()
    expect(await whose()).toEqual({ email })
    expect(await whose()).toEqual({ email })
    expect(await sessions()).toEqual(before)
    expect((await app.loginByCode(code)).user.id).toBe(id)
    const refused = { status: 422, body: { message: 'invalidCode' } }
    await expect(whose()).rejects.toMatchObject(refused)
    await expect(app.call(loginCalls.checkByUrl, { body: { code: 'made-up' } })).rejects.toMatchObject(refused)
  })
})

describe('logout', () => {
  it('ends its own session and no other', async () => {
    const { email, token } = await app.landlord({ finished: false })
    const { accessToken } = await login(email)
    await app.call(sessionCalls.logout, {}, { token: accessToken })
    await expect(app.call(accountCalls.profile, {}, { token: accessToken })).rejects.toMatchObject({ status: 401 })
    await expect(app.call(sessionCalls.logout, {}, { token: accessToken })).rejects.toMatchObject({ status: 401 })
    expect((await app.call(accountCalls.profile, {}, { token })).email).toBe(email)
  })
})
