import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, testHouse, testPassword, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { incomeCalls } from '../../books/income/calls'
import { expenseCalls } from '../../books/expense/calls'
import { depreciationCalls } from '../../books/depreciation/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { houseCalls } from '../house/calls'
import { accountCalls } from './calls'
import { registerCalls } from './calls-register'
import { profileCalls } from './calls-profile'
import { settingsCalls } from './calls-settings'
import { verifyAudit } from '../../base/audit/service-chain'
import { rotateKeys } from '../../base/db/key-rotation'

let app: TestApp
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now: start })))
beforeEach(() => app.setNow(start))
afterAll(() => app.close())

const remove = (token: string, password = testPassword) =>
  app.call(settingsCalls.deleteAccount, { body: { password } }, { token })
const login = (email: string) => app.login(email, testPassword)

/** Every table of the database as text, as a backup would hold it. */
async function dump(): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(app.db)
  expect(rows.length).toBeGreaterThan(15)
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: lines } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(
        app.db,
      )
      return lines.map(({ line }) => `${name}: ${line}`).join('\n')
    }),
  )
  return texts.join('\n')
}
const stored = async () =>
  (await readdir(`${app.dataDir}/files`, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length

/** Written into every field that takes a text; found again anywhere, it was not erased. */
const canary = 'Kanarifugl'
const iban = 'NO9386011117947'

/** An account with something in every table. */
async function fullAccount() {
  const { token, email, id, houseId } = await app.landlord()
  await app.call(
    profileCalls.saveProfile,
    {
      body: {
        ...testProfile,
        firstName: canary,
        lastName: canary,
        city: canary,
        address: canary,
        postcode: canary,
        phone: '90012345',
        iban,
        birthday: '1981-12-29',
      },
    },
    { token },
  )
  const house = await app.call(
    houseCalls.create,
    { body: { ...testHouse, name: canary, address: canary, city: canary, property_number: 987_654 } },
    { token },
  )
  await app.call(
    houseCalls.update,
    { params: { id: String(houseId) }, body: { ...testHouse, name: canary, address: canary, city: canary } },
    { token },
  )
  await app.call(
    supplierCalls.create,
    { body: { name: canary, address: canary, city: canary, postcode: canary } },
    { token },
  )
  const url = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url
  const expense = (over: object) => ({
    houseId: house.id,
    cost_type: 'maintenance' as const,
    description: `${canary} malte`,
    supplierId: 0,
    name: canary,
    address: canary,
    city: canary,
    postcode: canary,
    repeat: 'never' as const,
    sum: 1234.5,
    date: '2026-03-01',
    franchise: 100,
    documents: [],
    ...over,
  })
  const retained = await app.call(
    expenseCalls.create,
    { body: expense({ documents: [await url(`${canary}.pdf`, samplePdf(canary))] }) },
    { token },
  )
  await app.call(expenseCalls.create, { body: expense({ repeat: 'monthly', date: '2026-09-01' }) }, { token })
  await app.call(expenseCalls.create, { body: expense({ date: '2020-12-31' }) }, { token })
  await app.call(expenseCalls.create, { body: expense({ archived: true }) }, { token })
  const trashed = await app.call(expenseCalls.create, { body: expense({}) }, { token })
  await app.call(expenseCalls.remove, { params: { id: String(trashed.id) } }, { token })
  await app.call(
    incomeCalls.create,
    {
      body: {
        houseId: house.id,
        title: canary,
        tenant_first_name: canary,
        tenant_last_name: canary,
        tenant_birthday: '1990-01-31',
        tenant_email: `${canary}@husbok.test`,
        tenant_phone: canary,
        start_date: '2026-01-01',
        end_date: '2026-01-31',
        sum: 12_000,
        deposit_sum: 36_000,
        other: canary,
        documents: [await url(`${canary}.jpg`, await sampleJpeg())],
      },
    },
    { token },
  )
  await app.call(
    depreciationCalls.create,
    { body: { houseId: house.id, name: canary, date: '2026-02-01', sum: 20_000, lifetime: 5, documents: [] } },
    { token },
  )
  await app.call(depreciationCalls.createPersonal, { body: { houseId: house.id, year: 2026 } }, { token })
  await app.call(
    settingsCalls.askForEmail,
    { body: { email: `${canary}@husbok.test`, password: testPassword } },
    { token, key: `${canary}-key-${id}` },
  )
  // Names the address in a counter of calls, and leaves an attempt in the log.
  await expect(app.login(email, 'Wrong-1234')).rejects.toBeDefined()
  await app.modules.work.logAttempt(app.db, {
    success: true,
    type: 'mail',
    userId: id,
    internalData: {},
    sendData: { to: canary },
    requestError: '',
    at: app.now(),
  })
  return { token, email, id, retained }
}

describe('a deleted account', () => {
  it('leaves no personal text in any table and no file behind, but the figures that must be kept', async () => {
    const before = await stored()
    const { token, email, id, retained } = await fullAccount()
    const full = await dump()
    expect(full.match(/Kanarifugl/g)!.length).toBeGreaterThan(20)
    expect(await stored()).toBe(before + 2)

    await remove(token)
    await app.work()
    const after = await dump()
    expect(after.split('\n').filter((line) => /kanarifugl/i.test(line))).toEqual([])
    for (const text of [email, testSsn, iban, testProfile.phone, '987654']) expect(after).not.toContain(text)
    expect(await stored()).toBe(before)

    const rows = await app.db.selectFrom('bilag').selectAll().where('account_id', '=', id).orderBy('id').execute()
    expect(rows.map((row) => row.date)).toEqual(['2026-03-01', '2026-09-01', '2026-10-01', '2026-11-01'])
    expect(rows.find((row) => row.id === retained.id)).toMatchObject({
      sum: 123_450,
      franchise: 100,
      cost_type: 'maintenance',
      documents: [],
      next_on: null,
    })
    expect(
      await app.db
        .selectFrom('incomebilag')
        .select(['sum', 'deposit_sum', 'tenant_birthday'])
        .where('account_id', '=', id)
        .execute(),
    ).toEqual([{ sum: 1_200_000, deposit_sum: 0, tenant_birthday: '' }])
    expect(
      await app.db.selectFrom('depreciationbilag').select(['sum', 'name']).where('account_id', '=', id).execute(),
    ).toEqual([{ sum: 2_000_000, name: '' }])
    expect(
      await app.db.selectFrom('depreciationpersonal').select(['sum', 'year']).where('account_id', '=', id).execute(),
    ).toEqual([{ sum: 180_000, year: 2026 }])
    // What was erased is nothing to encrypt anew, and nothing repeats any more.
    await rotateKeys({ db: app.db, encryption: app.encryption, tables: encryptedTables })
    app.setNow('2027-06-01T10:00:00.000Z')
    await app.work()
    expect(await app.db.selectFrom('bilag').select('id').where('account_id', '=', id).execute()).toHaveLength(4)
  })

  it('keeps the entries of its trail as they are, and not the addresses they came from', async () => {
    const { token, id } = await app.landlord()
    const auditEntries = () =>
      app.db.selectFrom('audit').selectAll().where('account_id', '=', id).orderBy('id').execute()
    const before = await auditEntries()
    await remove(token)
    app.setNow('2026-11-20T10:10:00.000Z')
    await app.work()
    const after = await auditEntries()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ action: 'DELETE profile' })
    const addresses = await app.db
      .selectFrom('audit_address')
      .select('audit_id')
      .where(
        'audit_id',
        'in',
        after.map((row) => row.id),
      )
      .execute()
    expect(addresses).toEqual([])
    expect((await verifyAudit(app.db, app.encryption)).fault).toBeNull()
  })

  it('is out at once, on every device, and its address is free for a new one', async () => {
    const { token, email, id } = await app.landlord()
    const second = (await login(email)).accessToken
    await remove(token)
    for (const ended of [token, second])
      await expect(app.call(accountCalls.profile, {}, { token: ended })).rejects.toMatchObject({ status: 401 })
    await expect(login(email)).rejects.toMatchObject({ status: 422, body: { message: 'invalidCredentials' } })
    const welcome = /token=([\w-]+)/.exec((await app.mails()).find((mail) => mail.to === email)!.text)![1]!
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
    for (const expected of ['5 years after the end of their year', '90 days', '24 hours', 'support@husbok.test']) {
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

  it('stays empty when a call was under way while it was deleted', async () => {
    const { token, id } = await app.landlord()
    await Promise.allSettled([
      remove(token),
      ...Array.from({ length: 12 }, (_, i) =>
        app.call(
          supplierCalls.create,
          { body: { name: `${canary}${i}`, address: canary, city: canary, postcode: '0150' } },
          { token },
        ),
      ),
      ...Array.from({ length: 12 }, () =>
        app.call(profileCalls.saveProfile, { body: { ...testProfile, firstName: canary } }, { token }),
      ),
    ])
    app.setNow('2026-11-20T10:10:00.000Z')
    await app.work()
    expect((await dump()).split('\n').filter((line) => line.includes(canary) || line.includes(testSsn))).toEqual([])
    expect(
      await app.db.selectFrom('account').select(['firstName', 'ssn']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ firstName: '', ssn: null })
  })

  it('lets go of its figures five years after their year, and of its row at last', async () => {
    const { token, id } = await fullAccount()
    await remove(token)
    const left = async () => {
      const count = async (table: 'bilag' | 'incomebilag' | 'depreciationbilag' | 'depreciationpersonal' | 'account') =>
        (
          await sql<{
            n: number
          }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(table === 'account' ? 'id' : 'account_id')} = ${id}`.execute(
            app.db,
          )
        ).rows[0]!.n
      return [
        await count('bilag'),
        await count('incomebilag'),
        await count('depreciationbilag'),
        await count('depreciationpersonal'),
        await count('account'),
      ]
    }
    const inYear = async (year: number) => {
      for (let each = 2027; each <= year; each += 1) {
        app.setNow(`${each}-01-01T12:00:00.000Z`)
        await app.work()
      }
      return await left()
    }
    app.setNow('2026-11-20T10:10:00.000Z')
    await app.work()
    expect(await left()).toEqual([4, 1, 1, 1, 1])
    expect(await inYear(2031)).toEqual([4, 1, 1, 1, 1])
    expect(await inYear(2032)).toEqual([0, 0, 0, 0, 0])
    expect(await app.db.selectFrom('house').select('id').where('account_id', '=', id).execute()).toEqual([])
  })
})
