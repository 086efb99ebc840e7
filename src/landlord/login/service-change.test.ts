import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { registerCalls } from '../registration/calls'
import { resetCalls } from './calls-reset'
import { changeCalls } from './calls-change'

let app: TestApp
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now: start })))
beforeEach(() => app.setNow(start))
afterAll(() => app.close())

const fresh = 'Lofoten-9-torsk'
const invalidCode = { status: 422, body: { message: 'invalidCode' } }
const unauthorized = { status: 401 }
const login = (email: string, password = testPassword) => app.login(email, password)
const profile = (token: string) => app.call(accountCalls.profile, {}, { token })
const mailsTo = async (email: string) => (await app.mails()).filter((mail) => mail.to === email)
let counter = 0
const newAddress = () => `moved${(counter += 1)}@husbok.test`

const ask = (token: string, email: string, password?: string) =>
  app.call(changeCalls.askForEmail, { body: { email, ...(password !== undefined && { password }) } }, { token })
const confirm = (code: string) => app.call(changeCalls.confirmEmail, { params: { code } })
async function codeTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)!
  return /http:\/\/husbok\.test\/change\/email\/([\w-]{43})\s/.exec(mail.text)![1]!
}
const change = (token: string, newPassword: string, oldPassword = testPassword) =>
  app.call(changeCalls.changePassword, { body: { oldPassword, newPassword } }, { token })

describe('another e-mail address', () => {
  it('is confirmed by the link mailed to it; sessions end and the old address is told twice', async () => {
    const { email, token, id } = await app.landlord({ finished: false })
    const other = (await login(email)).accessToken
    const to = newAddress()
    await ask(token, to)
    expect((await profile(token)).email).toBe(email)
    const code = await codeTo(to)
    expect(await confirm(code)).toEqual({ email: to })
    for (const ended of [token, other]) await expect(profile(ended)).rejects.toMatchObject(unauthorized)
    await expect(login(email)).rejects.toMatchObject({ status: 422 })
    expect((await login(to)).user.id).toBe(id)
    const mails = await mailsTo(email)
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Welcome to Husbok',
      'Someone wants to change your e-mail address',
      'Your e-mail address at Husbok was changed',
    ])
    expect(mails.slice(1).every((mail) => mail.text.includes('m…@husbok.test') && !mail.text.includes(to))).toBe(true)
    await expect(confirm(code)).rejects.toMatchObject(invalidCode)
  })

  it('of 20 parallel uses of one code one succeeds', async () => {
    const { token } = await app.landlord({ finished: false })
    const to = newAddress()
    await ask(token, to)
    const code = await codeTo(to)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(code)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(invalidCode)
  })

  it('that somebody has is refused at its field, the own one too', async () => {
    const { token, email } = await app.landlord({ finished: false })
    const somebody = await app.landlord({ finished: false })
    for (const taken of [somebody.email, email, ` ${somebody.email.toUpperCase()} `]) {
      await expect(ask(token, taken)).rejects.toMatchObject({
        status: 409,
        body: { message: 'emailExists', fields: { email: 'email.exists' } },
      })
    }
  })

  it('that was taken meanwhile is refused, and the sessions stay', async () => {
    const { token } = await app.landlord({ finished: false })
    const to = newAddress()
    await ask(token, to)
    await app.call(registerCalls.register, { body: { email: to, password: testPassword, isAgreePolicy: true } })
    const code = /change\/email\/([\w-]{43})/.exec((await mailsTo(to))[0]!.text)![1]!
    await expect(confirm(code)).rejects.toMatchObject({ status: 409, body: { message: 'emailExists' } })
    await profile(token)
  })

  it('goes to one of many who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.landlord({ finished: false })))
    const to = newAddress()
    await Promise.all(people.map(({ token }) => ask(token, to)))
    const codes = (await mailsTo(to)).map((mail) => /change\/email\/([\w-]{43})/.exec(mail.text)![1]!)
    const tries = await Promise.allSettled(codes.map(confirm))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  })

  it('can be confirmed for 24 hours, by the latest code only', async () => {
    const { token, id } = await app.landlord({ finished: false })
    const [first, second] = [newAddress(), newAddress()]
    await ask(token, first)
    await ask(token, second)
    await expect(confirm(await codeTo(first))).rejects.toMatchObject(invalidCode)
    expect(
      await app.db
        .selectFrom('code')
        .select('email')
        .where('account_id', '=', id)
        .where('purpose', '=', 'email')
        .execute(),
    ).toEqual([{ email: second }])
    app.setNow('2026-11-21T10:00:00.000Z')
    await expect(confirm(await codeTo(second))).rejects.toMatchObject(invalidCode)
    app.setNow('2026-11-21T09:59:59.999Z')
    expect(await confirm(await codeTo(second))).toEqual({ email: second })
  })

  it('needs the password once ten minutes have passed since it was given', async () => {
    const { token, email } = await app.landlord({ finished: false })
    app.setNow('2026-11-20T10:09:59.999Z')
    await ask(token, newAddress())
    app.setNow('2026-11-20T10:10:00.000Z')
    await expect(ask(token, newAddress())).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalid', fields: { password: 'required' } },
    })
    await expect(ask(token, newAddress(), 'Wrong-1234')).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    await ask(token, newAddress(), testPassword)
    await ask((await login(email)).accessToken, newAddress())
  })

  it('needs the password in a session that began with a mailed link', async () => {
    const { email } = await app.landlord({ finished: false })
    const code = /token=([\w-]+)/.exec((await mailsTo(email))[0]!.text)![1]!
    const { accessToken } = await app.loginByCode(code)
    await expect(ask(accessToken, newAddress())).rejects.toMatchObject({ body: { fields: { password: 'required' } } })
  })

  it('ends older mailed links, and leaves its trace under the account without code and address', async () => {
    const { email, token, id } = await app.landlord({ finished: false })
    await app.call(resetCalls.sendResetLink, { body: { email } })
    await app.work()
    const reset = /new-password\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!
    const to = newAddress()
    await ask(token, to)
    const code = await codeTo(to)
    await confirm(code)
    await expect(
      app.call(resetCalls.resetPassword, { body: { code: reset, password: fresh, repeat: fresh } }),
    ).rejects.toMatchObject(invalidCode)
    const trail = await app.db.selectFrom('audit').selectAll().where('account_id', '=', id).execute()
    expect(trail.map((row) => row.action)).toEqual(
      expect.arrayContaining(['POST profile/email', 'GET profile/email/{code}']),
    )
    expect(JSON.stringify(trail)).not.toContain(to)
    expect(JSON.stringify(trail)).not.toContain(code)
  })
})

describe('another password', () => {
  it('works at once, ends all other sessions and is told to the address', async () => {
    const { email, token } = await app.landlord({ finished: false })
    const other = (await login(email)).accessToken
    await change(token, fresh)
    await profile(token)
    await expect(profile(other)).rejects.toMatchObject(unauthorized)
    await expect(login(email)).rejects.toMatchObject({ status: 422 })
    await login(email, fresh)
    expect((await mailsTo(email)).at(-1)!.subject).toBe('Your Husbok password was changed')
  })

  it('is refused with a wrong old one, at its field, and nothing changes', async () => {
    const { email, token } = await app.landlord({ finished: false })
    await expect(change(token, fresh, 'Wrong-1234')).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { oldPassword: 'password.wrong' } },
    })
    await login(email)
  })

  it('differs from the old one, and from the one before it', async () => {
    const { token } = await app.landlord({ finished: false })
    await expect(change(token, testPassword)).rejects.toMatchObject({
      status: 422,
      body: { fields: { newPassword: 'password.notEquals' } },
    })
    await change(token, 'Blå-himmel-1')
    await expect(change(token, 'Bla\u030a-himmel-1', 'Blå-himmel-1')).rejects.toMatchObject({
      status: 422,
      body: { message: 'passwordReused', fields: { newPassword: 'password.notEquals' } },
    })
    await expect(change(token, testPassword, 'Blå-himmel-1')).rejects.toMatchObject({
      body: { message: 'passwordReused' },
    })
    await change(token, fresh, 'Blå-himmel-1')
    await change(token, testPassword, fresh)
  })

  it('follows the rules and is not easy to guess', async () => {
    const { token } = await app.landlord()
    for (const [bad, why] of [
      ['Password1!', 'password.common'],
      ['Nordmann-1', 'password.common'],
      ['fjord-1234', 'password.checkLowercase'],
      ['Fj-1', 'password.min6'],
      ['Fjord 1234!', 'password.check'],
    ]) {
      await expect(change(token, bad!)).rejects.toMatchObject({ status: 422, body: { fields: { newPassword: why } } })
    }
  })

  it('is set by one of 20 parallel changes', async () => {
    const { email, token } = await app.landlord({ finished: false })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => change(token, `${fresh}${i}`)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await login(email, `${fresh}${tries.findIndex((one) => one.status === 'fulfilled')}`)
  })

  it('ends mailed links, that for another address too', async () => {
    const { email, token } = await app.landlord({ finished: false })
    const to = newAddress()
    await ask(token, to)
    await change(token, fresh)
    await expect(confirm(await codeTo(to))).rejects.toMatchObject(invalidCode)
    const welcome = /token=([\w-]+)/.exec((await mailsTo(email))[0]!.text)![1]!
    await expect(app.loginByCode(welcome)).rejects.toMatchObject(invalidCode)
  })

  it('counts as given: the address can be changed right after', async () => {
    const { token } = await app.landlord({ finished: false })
    app.setNow('2026-11-20T12:00:00.000Z')
    await change(token, fresh)
    await ask(token, newAddress())
  })

  it('leaves no password and no hash in the trail', async () => {
    const { token, id } = await app.landlord({ finished: false })
    await change(token, fresh)
    const trail = JSON.stringify(await app.db.selectFrom('audit').selectAll().where('account_id', '=', id).execute())
    expect(trail).toContain('POST profile/password')
    expect(trail).not.toMatch(/Lofoten|Fjord|argon2/)
  })
})

it('guessing the old password is slowed down', async () => {
  const strict = await testApp({ limitFactor: 1 })
  try {
    const { token } = await strict.landlord({ finished: false })
    const guess = () =>
      strict.call(changeCalls.changePassword, { body: { oldPassword: 'Wrong-1234', newPassword: fresh } }, { token })
    for (let i = 0; i < 10; i += 1) await expect(guess()).rejects.toMatchObject({ status: 422 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
    await expect(
      strict.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token }),
    ).rejects.toMatchObject({ status: 429 })
  } finally {
    await strict.close()
  }
})
