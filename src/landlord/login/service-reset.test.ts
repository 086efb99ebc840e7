import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { resetCalls } from './calls-reset'

let app: TestApp
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now: start })))
beforeEach(() => app.setNow(start))
afterAll(() => app.close())

const fresh = 'Lofoten-9-torsk'
const invalidCode = { status: 422, body: { message: 'invalidCode' } }
const ask = (email: string) => app.call(resetCalls.sendResetLink, { body: { email } })
const mailsTo = async (email: string) => (await app.mails()).filter((mail) => mail.to === email)
async function codeFor(email: string): Promise<string> {
  await ask(email)
  await app.work()
  const mail = (await mailsTo(email)).at(-1)!
  return /http:\/\/husbok\.test\/reset-password\/new-password\/([\w-]{43})\s/.exec(mail.text)![1]!
}
const reset = (code: string, password = fresh) =>
  app.call(resetCalls.resetPassword, { body: { code, password, repeat: password } })
const login = (email: string, password: string) => app.login(email, password)

describe('a new password', () => {
  it('is set by the mailed code once, ends all sessions, and is told to the address', async () => {
    const { email, token } = await app.landlord({ finished: false })
    const { accessToken } = await login(email, testPassword)
    const code = await codeFor(email)
    await app.call(resetCalls.checkResetCode, { body: { code } })
    await app.call(resetCalls.checkResetCode, { body: { code } })
    await reset(code)
    for (const ended of [token, accessToken]) {
      await expect(app.call(accountCalls.profile, {}, { token: ended })).rejects.toMatchObject({
        status: 401,
        body: { message: 'unauthorized' },
      })
    }
    await expect(login(email, testPassword)).rejects.toMatchObject({ status: 422 })
    expect((await login(email, fresh)).user.email).toBe(email)
    await expect(reset(code)).rejects.toMatchObject(invalidCode)
    await expect(app.call(resetCalls.checkResetCode, { body: { code } })).rejects.toMatchObject(invalidCode)
    const subjects = (await mailsTo(email)).map((mail) => mail.subject)
    expect(subjects).toEqual([
      'Welcome to Husbok',
      'Choose a new password for Husbok',
      'Your Husbok password was changed',
    ])
  })

  it('of 20 parallel uses of one code one succeeds', async () => {
    const { email } = await app.landlord({ finished: false })
    const code = await codeFor(email)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reset(code, `${fresh}${i}`)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(invalidCode)
    const winner = tries.findIndex((one) => one.status === 'fulfilled')
    expect((await login(email, `${fresh}${winner}`)).user.email).toBe(email)
  })

  it('can be set for 60 minutes, not longer', async () => {
    const { email } = await app.landlord({ finished: false })
    const code = await codeFor(email)
    app.setNow('2026-11-20T11:00:00.000Z')
    await expect(app.call(resetCalls.checkResetCode, { body: { code } })).rejects.toMatchObject(invalidCode)
    await expect(reset(code)).rejects.toMatchObject(invalidCode)
    app.setNow('2026-11-20T10:59:59.999Z')
    await reset(code)
  })

  it('needs the latest code', async () => {
    const { email } = await app.landlord({ finished: false })
    const [first, second] = [await codeFor(email), await codeFor(email)]
    await expect(reset(first)).rejects.toMatchObject(invalidCode)
    await reset(second)
  })

  it('leaves one living code when links are asked for at the same time', async () => {
    const { email, id } = await app.landlord({ finished: false })
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    await app.work()
    const codes = await app.db
      .selectFrom('code')
      .select('codeHash')
      .where('account_id', '=', id)
      .where('purpose', '=', 'reset')
      .execute()
    expect(codes).toHaveLength(1)
  })

  it('that is easy to guess is refused at its field, and the code stays usable', async () => {
    const { email } = await app.landlord()
    const code = await codeFor(email)
    for (const bad of ['Password1!', 'Nordmann-1']) {
      await expect(reset(code, bad)).rejects.toMatchObject({
        status: 422,
        body: { fields: { password: 'password.common' } },
      })
    }
    await reset(code)
  })

  it('a code for logging in sets no password, and a reset code logs nobody in', async () => {
    const { email } = await app.landlord({ finished: false })
    const code = await codeFor(email)
    await expect(app.loginByCode(code)).rejects.toMatchObject(invalidCode)
    const welcome = /token=([\w-]+)/.exec((await mailsTo(email))[0]!.text)![1]!
    await expect(reset(welcome)).rejects.toMatchObject(invalidCode)
    await reset(code)
    // Many people change a password because somebody else reads their e-mail. So older links stop working too.
    await expect(app.loginByCode(welcome)).rejects.toMatchObject(invalidCode)
  })

  it('makes an account of the old app one of ours', async () => {
    const { email, id } = await app.landlord({ finished: false })
    await app.db.updateTable('account').set({ isOldAppUser: true, passwordHash: '' }).where('id', '=', id).execute()
    await reset(await codeFor(email))
    expect((await login(email, fresh)).user.id).toBe(id)
  })

  it('leaves no session that began with the old password at the same moment', async () => {
    const { email } = await app.landlord({ finished: false })
    let password = testPassword
    for (let round = 0; round < 8; round += 1) {
      const code = await codeFor(email)
      const old = password
      password = `${fresh}${round}`
      const [, ...logins] = await Promise.allSettled([
        reset(code, password),
        ...Array.from({ length: 4 }, () => login(email, old)),
      ])
      for (const one of logins) {
        if (one.status === 'rejected') continue
        await expect(app.call(accountCalls.profile, {}, { token: one.value.accessToken })).rejects.toMatchObject({
          status: 401,
        })
      }
    }
  })
})

describe('asking for a link', () => {
  it('is answered alike for known and unknown addresses; only the known one gets a mail', async () => {
    const { email } = await app.landlord({ finished: false })
    const before = (await app.mails()).length
    const answers = [
      await app.raw('POST', '/api/auth/reset-password/send-link', { email }),
      await app.raw('POST', '/api/auth/reset-password/send-link', { email: 'nobody@husbok.test' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    await app.work()
    expect((await app.mails()).slice(before).map((mail) => mail.to)).toEqual([email])
  })

  it('is answered in the language of the account and builds links from our own address only', async () => {
    const { email } = await app.landlord({ finished: false })
    await app.call(
      resetCalls.sendResetLink,
      { body: { email } },
      { headers: { 'accept-language': 'nb', host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    )
    await app.work()
    const mail = (await mailsTo(email)).at(-1)!
    expect(mail.subject).toBe('Choose a new password for Husbok')
    expect(mail.text + mail.html).not.toContain('evil')
  })

  it('leaves no address and no code in the queue or the tables', async () => {
    const { email } = await app.landlord({ finished: false })
    await ask(email)
    const queued = JSON.stringify(await app.db.selectFrom('job').selectAll().execute())
    expect(queued).not.toContain(email)
    await app.work()
    const code = /new-password\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!
    expect(
      JSON.stringify([
        await app.db.selectFrom('job').selectAll().execute(),
        await app.db.selectFrom('code').selectAll().execute(),
      ]),
    ).not.toContain(code)
  })

  it('is throttled per address, known or not', async () => {
    const strict = await testApp({ limitFactor: 1 })
    try {
      for (let i = 0; i < 3; i += 1)
        await strict.call(resetCalls.sendResetLink, { body: { email: 'nobody@husbok.test' } })
      await expect(
        strict.call(resetCalls.sendResetLink, { body: { email: 'nobody@husbok.test' } }),
      ).rejects.toMatchObject({ status: 429 })
    } finally {
      await strict.close()
    }
  })
})
