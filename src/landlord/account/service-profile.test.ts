import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { accountCalls } from './calls'
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
    const emptied = await app.call(profileCalls.saveProfile, { body: { ...full, iban: '', birthday: null } }, { token })
    expect(emptied).toMatchObject({ iban: '', birthday: null, ssn: testSsn })
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
      status: 500,
      body: { message: 'internal' },
    })
    expect(String(app.bugs.pop())).toContain(`account.ssn.${mine.id}`)
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
