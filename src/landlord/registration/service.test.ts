import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { registerCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const body = (email: string) => ({ email, password: testPassword, isAgreePolicy: true as const })

describe('registration', () => {
  it('makes an account with a session, unfinished, that has agreed to the policy', async () => {
    const { accessToken, user } = await app.call(registerCalls.register, { body: body(' New@Husbok.test ') })
    expect(user).toMatchObject({
      email: 'new@husbok.test',
      role: 'landlord',
      isAgreePolicy: true,
      is_register_finished: false,
      subscriptionActive: false,
      firstBilagDate: null,
      difiData: null,
      trial: { day: 0, state: 'open' },
      free: { used: 0, warnAt: 15, cap: 21 },
    })
    expect(await app.call(accountCalls.profile, {}, { token: accessToken })).toEqual(user)
  })

  it('stores neither the password nor the token', async () => {
    const { accessToken } = await app.call(registerCalls.register, { body: body('stored@husbok.test') })
    const rows = JSON.stringify([
      await app.db.selectFrom('account').selectAll().execute(),
      await app.db.selectFrom('session').selectAll().execute(),
      await app.db.selectFrom('audit').selectAll().execute(),
      await app.db.selectFrom('job').selectAll().execute(),
    ])
    expect(rows).not.toContain(testPassword)
    expect(rows).not.toContain(accessToken)
  })

  it('refuses an address that is taken, in whatever case, at its field', async () => {
    await app.call(registerCalls.register, { body: body('taken@husbok.test') })
    await expect(app.call(registerCalls.register, { body: body('TAKEN@husbok.test') })).rejects.toMatchObject({
      status: 409,
      body: { message: 'emailExists', fields: { email: 'email.exists' } },
    })
    expect(await app.call(registerCalls.checkEmail, { body: { email: 'Taken@husbok.test' } })).toEqual({ exists: true })
    expect(await app.call(registerCalls.checkEmail, { body: { email: 'free@husbok.test' } })).toEqual({ exists: false })
  })

  it('of 20 parallel tries with one address one wins', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => app.call(registerCalls.register, { body: body('race@husbok.test') })),
    )
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  })

  it('answers a repeated request with its key as the first time', async () => {
    const once = () => app.call(registerCalls.register, { body: body('again@husbok.test') }, { key: 'registration-1' })
    expect(await once()).toEqual(await once())
  })

  it.each(['Password1!', 'Kari.Nordmann1'])('refuses %s as easy to guess', async (password) => {
    const form = { ...body('kari.nordmann@husbok.test'), password }
    await expect(app.call(registerCalls.register, { body: form })).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalid', fields: { password: 'password.common' } },
    })
    expect(await app.call(registerCalls.checkEmail, { body: { email: form.email } })).toEqual({ exists: false })
  })

  it.each([
    ['nb-NO,nb;q=0.9', 'Velkommen til Husbok'],
    ['de', 'Welcome to Husbok'],
  ])(
    'welcomes in the language of the screen (%s), with a link that logs in once and for ten minutes',
    async (language, subject) => {
      app.setNow('2026-11-20T10:00:00.000Z')
      const email = `welcome${subject.length}@husbok.test`
      await app.call(registerCalls.register, { body: body(email) }, { headers: { 'accept-language': language } })
      const mail = (await app.mails()).at(-1)!
      expect(mail).toMatchObject({ to: email, subject })
      const code = /http:\/\/husbok\.test\/login\/by-url\?token=([\w-]{43})/.exec(mail.text)![1]!
      expect(mail.html).toContain(code)

      app.setNow('2026-11-20T10:10:00.000Z')
      await expect(app.loginByCode(code)).rejects.toMatchObject({
        status: 422,
        body: { message: 'invalidCode' },
      })
      app.setNow('2026-11-20T10:09:59.000Z')
      const { accessToken, user } = await app.loginByCode(code)
      expect(user.email).toBe(email)
      expect((await app.call(accountCalls.profile, {}, { token: accessToken })).email).toBe(email)
      await expect(app.loginByCode(code)).rejects.toMatchObject({
        status: 422,
        body: { message: 'invalidCode' },
      })
    },
  )
})
