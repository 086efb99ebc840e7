import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testPassword, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { accountCalls } from './calls'
import { resetCalls } from '../login/calls-reset'
import { profileCalls } from './calls-profile'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const full = { ...testProfile, iban: 'NO93 8601 1117 947', birthday: '1981-12-29' }
const secrets = [testSsn, 'NO9386011117947', '1981-12-29']

describe('the profile', () => {
  it('comes back as it was saved, the account number without spaces', async () => {
    const { token } = await app.landlord({ finished: false })
    const saved = await app.call(profileCalls.saveProfile, { body: full }, { token })
    expect(saved).toMatchObject({ ...full, iban: 'NO9386011117947' })
    expect(await app.call(accountCalls.profile, {}, { token })).toEqual(saved)
    const cleared = { ...full, iban: '', birthday: null, password: testPassword }
    const emptied = await app.call(profileCalls.saveProfile, { body: cleared }, { token })
    expect(emptied).toMatchObject({ iban: '', birthday: null, ssn: testSsn })
  })

  it('takes no made-up person’s national id where nothing but real ones log in', async () => {
    const { token } = await app.landlord({ finished: false })
    const save = app.call(profileCalls.saveProfile, { body: { ...testProfile, ssn: '29817491020' } }, { token })
    await expect(save).rejects.toMatchObject({ status: 422, body: { message: 'invalid', fields: { ssn: 'ssn' } } })
  })

  it('leaves national id, account number and birth date nowhere in plain text', async () => {
    const { token } = await app.landlord({ finished: false })
    await app.call(profileCalls.saveProfile, { body: full }, { token, key: 'profile-secret-1' })
    const tables = ['account', 'audit', 'idempotency', 'job', 'sendlog'] as const
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute())),
    )
    for (const secret of secrets) expect(dump).not.toContain(secret)
  })

  it('does not show the national id of another account whose value was copied over', async () => {
    const [mine, other] = [await app.landlord({ finished: false }), await app.landlord({ finished: false })]
    await app.call(profileCalls.saveProfile, { body: full }, { token: other.token })
    const { ssn } = await app.db
      .selectFrom('account')
      .select('ssn')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    await app.db.updateTable('account').set({ ssn }).where('id', '=', mine.id).execute()
    await expect(app.call(accountCalls.profile, {}, { token: mine.token })).rejects.toMatchObject({
      status: 409,
      body: { message: 'unreadable', current: { ssn: null } },
    })
  })

  it.each([
    [{ birthday: '2026-11-21' }, { birthday: 'birthday' }],
    [{ birthday: '1905-12-31' }, { birthday: 'dateRange' }],
    [{ country: 'ZZ' }, { country: 'country' }],
    [
      { country: 'ZZ', birthday: '2026-11-21' },
      { country: 'country', birthday: 'birthday' },
    ],
    [{ ssn: '' }, { ssn: 'required' }],
    [{ role: 'admin' }, { role: 'unknown' }],
    [{ is_register_finished: true }, { is_register_finished: 'unknown' }],
  ])('%j is refused with %j and nothing is saved', async (change, fields) => {
    const { token } = await app.landlord({ finished: false })
    const before = await app.call(accountCalls.profile, {}, { token })
    const body = { ...full, ...change }
    await expect(app.call(profileCalls.saveProfile, { body }, { token })).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalid', fields },
    })
    expect(await app.call(accountCalls.profile, {}, { token })).toEqual(before)
  })

  it('takes the birth date of today in Oslo, where it is tomorrow already', async () => {
    app.setNow('2026-11-20T23:30:00.000Z')
    const { token } = await app.landlord({ finished: false })
    expect(
      (await app.call(profileCalls.saveProfile, { body: { ...full, birthday: '2026-11-21' } }, { token })).birthday,
    ).toBe('2026-11-21')
    app.setNow('2026-11-20T10:00:00.000Z')
  })

  it('gives agreement to the policy, and a save without it does not take it back', async () => {
    const { token, id } = await app.landlord({ finished: false })
    await app.db.updateTable('account').set({ isAgreePolicy: false }).where('id', '=', id).execute()
    expect((await app.call(profileCalls.saveProfile, { body: full }, { token })).isAgreePolicy).toBe(false)
    expect(
      (await app.call(profileCalls.saveProfile, { body: { ...full, isAgreePolicy: true } }, { token })).isAgreePolicy,
    ).toBe(true)
    expect((await app.call(profileCalls.saveProfile, { body: full }, { token })).isAgreePolicy).toBe(true)
  })

  it('tells how trial and free vouchers stand', async () => {
    const { token, id } = await app.landlord({ finished: false })
    await app.db
      .updateTable('account')
      .set({ firstBilagDate: '2026-10-22' as never, usedBilags: 16 })
      .where('id', '=', id)
      .execute()
    expect(await app.call(accountCalls.profile, {}, { token })).toMatchObject({
      firstBilagDate: '2026-10-22',
      trial: { day: 29, state: 'warning' },
      free: { used: 16, warnAt: 15, cap: 21 },
    })
  })
})

describe('a stored account number', () => {
  const other = 'NO8330001234567'
  const save = (token: string, change: object) =>
    app.call(profileCalls.saveProfile, { body: { ...full, ...change } }, { token })
  const iban = async (token: string) => (await app.call(accountCalls.profile, {}, { token })).iban
  const mailsTo = async (email: string) =>
    (await app.mails()).filter(({ to, subject }) => to === email && /account number/i.test(subject))

  it('is given first without the password, and stays without it', async () => {
    const { token, email } = await app.landlord({ finished: false })
    await save(token, { iban: '' })
    await save(token, {})
    await save(token, { iban: '8601 11 17947', firstName: 'Åse' })
    expect(await iban(token)).toBe('NO9386011117947')
    expect(await mailsTo(email)).toEqual([])
  })

  // Within ten minutes after a login, the e-mail address can be changed without the password. The account number always
  // needs it.
  it.each([other, '', undefined])('is changed to %j with the password only, however fresh the login', async (next) => {
    const { token, email } = await app.landlord({ finished: false })
    await save(token, {})
    await expect(save(token, { iban: next })).rejects.toMatchObject({
      status: 422,
      body: { message: 'passwordRequired', fields: { password: 'passwordRequired' } },
    })
    await expect(save(token, { iban: next, password: 'Wrong-1234' })).rejects.toMatchObject({
      status: 422,
      body: { message: 'invalidCredentials', fields: { password: 'password.wrong' } },
    })
    expect(await iban(token)).toBe('NO9386011117947')
    expect(await mailsTo(email)).toEqual([])
    await save(token, { iban: next, password: testPassword })
    expect(await iban(token)).toBe(next ?? '')
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail!.text).toContain(next ? 'has just been changed' : 'has just been removed')
    expect(mail!.text).not.toContain('3000')
  })

  it('is asked for again each time, also right after it was given', async () => {
    const { token } = await app.landlord({ finished: false })
    await save(token, {})
    await save(token, { iban: other, password: testPassword })
    await expect(save(token, { iban: '' })).rejects.toMatchObject({ status: 422 })
  })

  it('of two saves at once that store the first one, the second needs the password', async () => {
    const { token } = await app.landlord({ finished: false })
    const saves = await Promise.allSettled([save(token, {}), save(token, { iban: other })])
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('a password is guessed at ten times, then the saves wait', async () => {
    const strict = await testApp({ limitFactor: 1 })
    try {
      const { token } = await strict.landlord({ finished: false })
      const put = async (change: object) =>
        (await strict.raw('PUT', '/api/profile', { ...full, ...change }, { token })).status
      for (let saves = 0; saves < 12; saves += 1) expect(await put({})).toBe(200)
      for (let guess = 0; guess < 10; guess += 1)
        expect(await put({ iban: other, password: `Wrong-${guess}` })).toBe(422)
      expect(await put({ iban: other, password: testPassword })).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('the language of an account', () => {
  it('is a field of the profile, stays when it is left out, and is chosen by the switch', async () => {
    const { token } = await app.landlord()
    const language = async () => (await app.call(accountCalls.profile, {}, { token })).language
    expect(await language()).toBe('en')
    await app.call(profileCalls.saveProfile, { body: { ...testProfile, language: 'nb' } }, { token })
    await app.call(profileCalls.saveProfile, { body: testProfile }, { token })
    expect(await language()).toBe('nb')
    await app.call(accountCalls.saveLanguage, { body: { language: 'en' } }, { token })
    expect(await language()).toBe('en')
    await expect(
      app.call(accountCalls.saveLanguage, { body: { language: 'nn' as 'nb' } }, { token }),
    ).rejects.toMatchObject({ status: 422, body: { fields: { language: 'choose' } } })
  })

  it('is that of its mails, whatever the language of the screen that asks for one', async () => {
    const { token, email } = await app.landlord({ finished: false })
    await app.call(accountCalls.saveLanguage, { body: { language: 'nb' } }, { token })
    await app.call(resetCalls.sendResetLink, { body: { email } }, { headers: { 'accept-language': 'en' } })
    await app.work()
    const mail = (await app.mails()).findLast(({ to }) => to === email)
    expect(mail!.subject).toBe('Velg nytt passord for Husbok')
  })
})
