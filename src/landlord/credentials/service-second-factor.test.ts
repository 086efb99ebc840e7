import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { rotateKeys } from '../../base/db/key-rotation'
import { addTime, type Instant } from '../../base/kit/day'
import { accountCalls } from '../account/calls'
import { profileCalls } from '../account/calls-profile'
import { loginCalls } from '../login/calls'
import { changeCalls } from '../login/calls-change'
import { resetCalls } from '../login/calls-reset'
import { secondFactorCalls } from './calls-second-factor'
import { codeAt } from './rules-second-factor'
import { totpEncryptedTable } from './service-step'

let app: TestApp
const start = '2026-11-20T10:00:00.000Z' as Instant
beforeAll(async () => void (app = await testApp()))
beforeEach(() => app.setNow(start))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

/** Moves the clock to the next step, so that the code differs from the previous one. */
const later = (on = app) => on.setNow(addTime(on.now(), 30_000))
const code = (secret: string, on = app) => codeAt(secret, Date.parse(on.now()))
const wrongCode = { status: 422, body: { message: 'wrongCode', fields: { code: 'secondFactorCode' } } }
const loginExpired = { status: 422, body: { message: 'loginExpired' } }

const setup = (token: string, password = testPassword, on = app) =>
  on.call(secondFactorCalls.setup, { body: { password } }, { token })
/** A landlord with a second step. The clock is one step after the first code. */
async function landlord(on = app) {
  const made = await on.landlord({ finished: false })
  const { secret } = await setup(made.token, testPassword, on)
  const { recoveryCodes } = await on.call(
    secondFactorCalls.confirm,
    { body: { code: code(secret, on) } },
    { token: made.token },
  )
  later(on)
  return { ...made, secret, recoveryCodes }
}
async function firstStep(email: string, password = testPassword, on = app): Promise<string> {
  const answer = await on.call(loginCalls.login, { body: { email, password } })
  if (!('secondFactor' in answer)) throw new Error('no second step was asked for')
  return answer.secondFactor
}
const secondStep = (token: string, typed: string, on = app) =>
  on.call(loginCalls.secondFactor, { body: { token, code: typed } })
const profile = (token: string) => app.call(accountCalls.profile, {}, { token })

describe('switching the second step on', () => {
  it('asks for the password, and changes nothing before a code confirms it', async () => {
    const { token, email } = await app.landlord({ finished: false })
    await expect(setup(token, 'Wrong-1234')).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    const { secret, otpauth } = await setup(token)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(otpauth).toContain(`secret=${secret}`)
    expect((await app.login(email)).user.secondFactor).toBe(false)
    await expect(app.call(secondFactorCalls.confirm, { body: { code: '000000' } }, { token })).rejects.toMatchObject(
      wrongCode,
    )
    expect((await profile(token)).secondFactor).toBe(false)
  })

  it('answers ten recovery codes, tells the address, and is refused a second time', async () => {
    const { token, email, recoveryCodes } = await landlord()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await profile(token)).secondFactor).toBe(true)
    const mails = (await app.mails()).filter(({ to, subject }) => to === email && subject.includes('switched on'))
    expect(mails).toHaveLength(1)
    const on = { status: 409, body: { message: 'secondFactorOn' } }
    await expect(setup(token)).rejects.toMatchObject(on)
    await expect(app.call(secondFactorCalls.confirm, { body: { code: '123456' } }, { token })).rejects.toMatchObject(on)
  })

  it('needs a set-up to confirm', async () => {
    const { token } = await app.landlord({ finished: false })
    await expect(app.call(secondFactorCalls.confirm, { body: { code: '123456' } }, { token })).rejects.toMatchObject({
      status: 409,
      body: { message: 'secondFactorOff' },
    })
  })

  it('leaves neither the secret nor a code in plain text, and is covered by the rotation of keys', async () => {
    const { id, secret, recoveryCodes, email } = await landlord()
    const tables = ['account', 'audit', 'idempotency', 'job', 'recovery_code', 'second_step', 'session'] as const
    const dump = JSON.stringify(await Promise.all(tables.map((each) => app.db.selectFrom(each).selectAll().execute())))
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
      expect(dump).not.toContain(plain)
    const before = await stored(id)
    // This encryption treats every stored value as if its key were old.
    await rotateKeys({
      db: app.db,
      encryption: { ...app.encryption, current: 'next', isCurrent: () => false },
      tables: [totpEncryptedTable],
    })
    expect(await stored(id)).not.toBe(before)
    expect((await secondStep(await firstStep(email), code(secret))).user.id).toBe(id)
  })
})

const stored = async (id: number) =>
  (await app.db.selectFrom('account').select('totp_secret').where('id', '=', id).executeTakeFirstOrThrow()).totp_secret

describe('a login with the second step on', () => {
  it('answers a token and no session, and a code gives the session', async () => {
    const { email, id, secret } = await landlord()
    const sessions = () => app.db.selectFrom('session').select('tokenHash').where('account_id', '=', id).execute()
    const before = (await sessions()).length
    const token = await firstStep(email)
    expect(await sessions()).toHaveLength(before)
    await expect(profile(token)).rejects.toMatchObject({ status: 401 })
    const { accessToken, user } = await secondStep(token, ` ${code(secret).replace(/(...)/, '$1 ')} `)
    expect(user).toMatchObject({ id, secondFactor: true })
    expect((await profile(accessToken)).email).toBe(email)
  })

  it('takes each code once, also when it comes ten times at once, and each token once', async () => {
    const { email, secret } = await landlord()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => firstStep(email)))
    const all = await Promise.allSettled(tokens.map((token) => secondStep(token, code(secret))))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const open = tokens[all.findIndex(({ status }) => status === 'rejected')]!
    const used = tokens[all.findIndex(({ status }) => status === 'fulfilled')]!
    await expect(secondStep(open, code(secret))).rejects.toMatchObject(wrongCode)
    later()
    await expect(secondStep(used, code(secret))).rejects.toMatchObject(loginExpired)
    // After a wrong code, the token still works, so that the person can try again.
    await secondStep(open, code(secret))
  })

  it('takes a recovery code in place of the app’s, once, however it is written', async () => {
    const { email, recoveryCodes } = await landlord()
    const [one, other] = recoveryCodes as [string, string]
    await secondStep(await firstStep(email), one.toLowerCase().replaceAll('-', ' '))
    const token = await firstStep(email)
    await expect(secondStep(token, one)).rejects.toMatchObject(wrongCode)
    await secondStep(token, other)
    await expect(secondStep(await firstStep(email), (await landlord()).recoveryCodes[0]!)).rejects.toMatchObject(
      wrongCode,
    )
  })

  it('lets a recovery code in where the stored secret cannot be read', async () => {
    const { email, id, secret, recoveryCodes } = await landlord()
    await app.db.updateTable('account').set({ totp_secret: 'gone:AAAA' }).where('id', '=', id).execute()
    const token = await firstStep(email)
    await expect(secondStep(token, code(secret))).rejects.toMatchObject({
      status: 409,
      body: { message: 'unreadable' },
    })
    expect((await secondStep(token, recoveryCodes[0]!)).user.id).toBe(id)
  })

  it('is asked for by a link too', async () => {
    const { email, secret, id } = await landlord()
    const link = (await app.mails()).find(({ to, text }) => to === email && text.includes('by-url'))!
    const answer = await app.call(loginCalls.byUrl, { body: { code: /token=([\w-]+)/.exec(link.text)![1]! } })
    if (!('secondFactor' in answer)) throw new Error('no second step was asked for')
    expect((await secondStep(answer.secondFactor, code(secret))).user.id).toBe(id)
  })

  it('is asked for after a reset too, which ends the logins that were half done', async () => {
    const { email, secret } = await landlord()
    const half = await firstStep(email)
    await app.call(resetCalls.sendResetLink, { body: { email } })
    await app.work()
    const mail = (await app.mails()).findLast(({ to, text }) => to === email && text.includes('new-password'))!
    const fresh = 'Fjell-4321'
    await app.call(resetCalls.resetPassword, {
      body: { code: /new-password\/([\w-]+)/.exec(mail.text)![1]!, password: fresh, repeat: fresh },
    })
    await expect(secondStep(half, code(secret))).rejects.toMatchObject(loginExpired)
    await secondStep(await firstStep(email, fresh), code(secret))
  })

  it('a new password ends the logins that were half done', async () => {
    const { email, secret, token } = await landlord()
    const half = await firstStep(email)
    const keyed = () => app.raw('POST', '/api/auth/login', { email, password: testPassword }, { key: 'half-done-1' })
    const before = await keyed()
    expect([before.status, (await keyed()).body]).toEqual([200, before.body])
    await app.call(
      changeCalls.changePassword,
      { body: { oldPassword: testPassword, newPassword: 'Fjell-4321' } },
      { token },
    )
    await expect(secondStep(half, code(secret))).rejects.toMatchObject(loginExpired)
    expect((await keyed()).status).toBe(422)
  })

  it('takes a token for ten minutes, and none that was made up', async () => {
    const { email, secret } = await landlord()
    const token = await firstStep(email)
    app.setNow(addTime(app.now(), 10 * 60_000))
    await expect(secondStep(token, code(secret))).rejects.toMatchObject(loginExpired)
    await expect(secondStep('made-up', code(secret))).rejects.toMatchObject(loginExpired)
  })

  it.each(['12345', '1234567', 'ABCD', 'abcd-efgh-ijkl-mno1'])('%s is told at the field', async (typed) => {
    await expect(secondStep('x', typed)).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalid', fields: { code: 'secondFactorCode' } },
    })
  })

  it('takes ten wrong codes of one account, whatever the tokens and addresses, then waits', async () => {
    const strict = await testApp({ limitFactor: 1 })
    try {
      const { email, secret } = await landlord(strict)
      const attempt = async (typed: string, ip: string) => {
        const token = await firstStep(email, testPassword, strict)
        return (await strict.raw('POST', '/api/auth/second-factor', { token, code: typed }, { ip })).status
      }
      // Successful attempts are not counted.
      for (let right = 0; right < 12; right += 1) {
        expect(await attempt(code(secret, strict), '192.0.2.1')).toBe(200)
        later(strict)
      }
      for (let wrong = 0; wrong < 10; wrong += 1) expect(await attempt('000000', `198.51.100.${wrong}`)).toBe(422)
      expect(await attempt(code(secret, strict), '203.0.113.1')).toBe(429)
      strict.setNow(addTime(strict.now(), 15 * 60_000))
      expect(await attempt(code(secret, strict), '203.0.113.1')).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('switching the second step off', () => {
  const disable = (token: string, typed: string, password = testPassword) =>
    app.call(secondFactorCalls.disable, { body: { password, code: typed } }, { token })

  it('asks for the password and a code, and tells the address', async () => {
    const { token, email, secret, recoveryCodes } = await landlord()
    await expect(disable(token, code(secret), 'Wrong-1234')).rejects.toMatchObject({
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    await expect(disable(token, '000000')).rejects.toMatchObject(wrongCode)
    await disable(token, recoveryCodes[0]!)
    expect((await app.login(email)).user.secondFactor).toBe(false)
    expect(
      (await app.mails()).filter(({ to, subject }) => to === email && subject.includes('switched off')),
    ).toHaveLength(1)
    await expect(disable(token, code(secret))).rejects.toMatchObject({
      status: 409,
      body: { message: 'secondFactorOff' },
    })
    // After the second step was switched off and on, the old recovery codes no longer work.
    const again = await setup(token)
    await app.call(secondFactorCalls.confirm, { body: { code: code(again.secret) } }, { token })
    await expect(secondStep(await firstStep(email), recoveryCodes[1]!)).rejects.toMatchObject(wrongCode)
  })
})

describe('new recovery codes', () => {
  const renew = (token: string, typed: string, password = testPassword) =>
    app.call(secondFactorCalls.renewCodes, { body: { password, code: typed } }, { token })

  it('replace the ones before at once, with the password and a code, and are told by mail', async () => {
    const { token, email, id, secret, recoveryCodes } = await landlord()
    await expect(renew(token, code(secret), 'Wrong-1234')).rejects.toMatchObject({ status: 422 })
    await expect(renew(token, '000000')).rejects.toMatchObject(wrongCode)
    const { recoveryCodes: fresh } = await renew(token, code(secret))
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20)
    await expect(secondStep(await firstStep(email), recoveryCodes[0]!)).rejects.toMatchObject(wrongCode)
    expect((await secondStep(await firstStep(email), fresh[0]!)).user.id).toBe(id)
    expect((await renew(token, fresh[1]!)).recoveryCodes).toHaveLength(10)
    await expect(renew(token, fresh[1]!)).rejects.toMatchObject(wrongCode)
    const mails = (await app.mails()).filter(
      ({ to, subject }) => to === email && subject.includes('new recovery codes'),
    )
    expect(mails).toHaveLength(2)
  })
  it('are refused while the second step is off', async () =>
    expect(renew((await app.landlord()).token, '123456')).rejects.toMatchObject({ status: 409 }))
})

describe('the account', () => {
  it('shows that it is on and never the secret, in its profile and its export', async () => {
    const { token, secret } = await landlord()
    const shown = await app.raw('GET', '/api/profile', undefined, { token })
    expect(JSON.parse(shown.body)).toMatchObject({ secondFactor: true })
    expect(shown.body).not.toContain(secret)
    expect(Object.keys(JSON.parse(shown.body) as object).filter((name) => name.startsWith('totp'))).toEqual([])
    await expect(
      app.call(profileCalls.saveProfile, { body: { secondFactor: false } as never }, { token }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('that is deleted leaves nothing of it', async () => {
    const { token, id, email } = await landlord()
    await firstStep(email)
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
    expect(await stored(id)).toBeNull()
    for (const table of ['recovery_code', 'second_step', 'known_device', 'known_browser', 'session'] as const)
      expect(await app.db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).toEqual([])
  })
})
