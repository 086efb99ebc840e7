import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, testProfile, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../house/calls'
import { accountCalls } from './calls'
import { registerCalls } from '../registration/calls'

let app: TestApp
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now: start })))
beforeEach(() => app.setNow(start))
afterAll(() => app.close())

const remove = (token: string, password = testPassword) =>
  app.call(accountCalls.deleteAccount, { body: { password } }, { token })
const login = (email: string) => app.login(email, testPassword)

describe('a deleted account', () => {
  it('is out at once, on every device, and its address is free for a new one', async () => {
    const { token, email, id } = await app.landlord()
    const second = (await login(email)).accessToken
    const welcome = /token=([\w-]+)/.exec((await app.mails()).find((mail) => mail.to === email)!.text)![1]!
    await remove(token)
    for (const ended of [token, second])
      await expect(app.call(accountCalls.profile, {}, { token: ended })).rejects.toMatchObject({ status: 401 })
    await expect(login(email)).rejects.toMatchObject({ status: 422, body: { message: 'invalidCredentials' } })
    await expect(app.loginByCode(welcome)).rejects.toMatchObject({
      body: { message: 'invalidCode' },
    })
    const again = await app.call(registerCalls.register, {
      body: { email, password: testPassword, isAgreePolicy: true },
    })
    expect(again.user.id).not.toBe(id)
    expect(again.user).toMatchObject({ firstName: '', firstBilagDate: null, free: { used: 0 } })
    expect(await app.call(houseCalls.list, {}, { token: again.accessToken })).toEqual([])
  })

  it('is told to its old address, with what is kept and until when', async () => {
    const { token, email } = await app.landlord({ finished: false })
    await remove(token)
    const mail = (await app.mails()).findLast((one) => one.to === email)!
    expect(mail.subject).toBe('Your account at Husbok is deleted')
    for (const expected of [
      '5 years after the end of their year',
      'Stripe',
      '90 days',
      '24 hours',
      'support@husbok.test',
    ]) {
      expect(mail.text).toContain(expected)
      expect(mail.html).toContain(expected)
    }
  })

  it('needs the password', async () => {
    const { token, email } = await app.landlord()
    await expect(remove(token, 'Wrong-1234')).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    await expect(app.raw('DELETE', '/api/profile', undefined, { token })).resolves.toMatchObject({ status: 422 })
    await login(email)
  })

  it('has no active subscription: with one it is refused and nothing is lost', async () => {
    const { token, id } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    await expect(remove(token)).rejects.toMatchObject({ status: 409, body: { message: 'subscriptionIsActive' } })
    expect((await app.call(accountCalls.profile, {}, { token })).firstName).toBe(testProfile.firstName)
  })

  it('was deleted once, by one of 20 parallel calls', async () => {
    const { token, email } = await app.landlord()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => remove(token)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ status: expect.toSatisfy((status) => status === 401 || status === 422) })
    expect((await app.mails()).filter((mail) => mail.to === email && mail.subject.includes('deleted'))).toHaveLength(1)
  })

  it('answers a repeated call with one key alike', async () => {
    const { token } = await app.landlord()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.raw('DELETE', '/api/profile', { password: testPassword }, { token, key: 'delete-me-once' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 204 || status === 401)).toBe(true)
  })
})
