import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, testPassword, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { incomeCalls } from '../../books/income/calls'
import { accountCalls } from '../../landlord/account/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import { paperCalls } from '../../lease/document/calls'
import { coTenant } from '../../lease/party/test-party-rules'
import { rentKind } from '../../lease/rent/service'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { exported, income } from '../../year/export/test-account'
import { samplePdf } from '../file/test-files'
import { day } from '../kit/day'
import { queueJob } from '../outbox/job'
import { rotateKeys } from './key-rotation'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let id: number
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const profile = { ...testProfile, iban: '8601 11 17947', birthday: '1981-12-29' }
const own = { deposit_sum: 36_000, deposit_account: '3000 12 34567', deposit_payment_deadline: '2026-12-01' }
const options = () => ({ token: kari.token })
const params = (of: number) => ({ params: { id: String(of) } })
/** Breaks the stored bytes of a column, as a disk or a lost key would. */
const damage = async (table: string, column: string, row: number) => {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'test:' || repeat('A', 60) where id = ${row}`.execute(
    app.db,
  )
}
const bytes = async (table: string, column: string, row: number) =>
  (
    await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)} where id = ${row}`.execute(
      app.db,
    )
  ).rows[0]!.value
const refusal = async (call: Promise<unknown>) =>
  await call.then(
    () => 'went through',
    (error: { status: number; body: { message: string; fields?: object } }) => [
      error.status,
      error.body.message,
      error.body.fields,
    ],
  )
const form = (more: object = {}) => testContract(kari.houseId, [], { co_tenants: [coTenant()], ...more })

beforeEach(async () => {
  kari = await app.landlord()
  await app.call(profileCalls.saveProfile, { body: profile }, options())
  const { url } = JSON.parse((await app.upload(kari.token, 'a.pdf', samplePdf())).body) as { url: string }
  ;({ id } = await app.call(contractCalls.create, { body: form({ documents: [url], ...own }) }, options()))
})

describe('a field that cannot be decrypted', () => {
  it.each(['ssn', 'iban', 'birthday'] as const)(
    '%s of the profile takes neither login nor profile with it, stays through a save, and is mended by writing it anew',
    async (name) => {
      const before = await app.call(accountCalls.profile, {}, options())
      await damage('account', name, kari.id)
      const damaged = await bytes('account', name, kari.id)
      const { user } = await app.login(kari.email)
      expect(user).toEqual({ ...before, [name]: null, unreadable: [name] })
      expect(await app.call(accountCalls.profile, {}, options())).toEqual(user)
      const saved = await app.call(
        profileCalls.saveProfile,
        { body: { ...profile, firstName: 'Åse', [name]: null } },
        options(),
      )
      expect(saved).toMatchObject({ firstName: 'Åse', [name]: null, unreadable: [name] })
      expect(await bytes('account', name, kari.id)).toBe(damaged)
      const mended = await app.call(
        profileCalls.saveProfile,
        { body: { ...profile, password: testPassword } },
        options(),
      )
      expect(mended).toMatchObject({ [name]: before[name], unreadable: [] })
    },
  )

  it('is needed where it is missing, not where it lies damaged', async () => {
    const stranger = await app.landlord({ finished: false })
    const body = { ...testProfile, ssn: null } as never
    const saving = app.call(profileCalls.saveProfile, { body }, { token: stranger.token })
    expect(await refusal(saving)).toEqual([422, 'invalid', { ssn: 'required' }])
    const known = { ...profile, ssn: null }
    expect(await refusal(app.call(profileCalls.saveProfile, { body: known }, options()))).toEqual([
      422,
      'invalid',
      { ssn: 'required' },
    ])
    expect(await bytes('account', 'ssn', kari.id)).toBeTruthy()
    const noTenant = form({ tenant_birthday: null })
    expect(await refusal(app.call(contractCalls.create, { body: noTenant }, options()))).toEqual([
      422,
      'invalid',
      { tenant_birthday: 'required' },
    ])
    const noAccount = form({ ...own, deposit_account: undefined })
    expect(await refusal(app.call(contractCalls.create, { body: noAccount }, options()))).toEqual([
      422,
      'invalid',
      { deposit_account: 'required' },
    ])
    const noBirthday = income(kari.houseId, { tenant_birthday: null }) as never
    expect(await refusal(app.call(incomeCalls.create, { body: noBirthday }, options()))).toEqual([
      422,
      'invalid',
      { tenant_birthday: 'required' },
    ])
  })

  it.each(['tenant_birthday', 'co_tenants', 'deposit_account'] as const)(
    '%s of a contract takes no list with it, stays through a save, and is mended by writing it anew',
    async (name) => {
      const before = await app.call(contractCalls.read, params(id), options())
      await damage('contract', name, id)
      const damaged = await bytes('contract', name, id)
      expect(await app.call(contractCalls.read, params(id), options())).toEqual({
        ...before,
        [name]: null,
        unreadable: [name],
      })
      const listed = (await app.call(contractCalls.list, {}, options())).find((one) => one.id === id)
      expect(listed).toMatchObject({ [name]: null, unreadable: [name] })
      const body = { ...form({ documents: before.documents, ...own }), tenant_first_name: 'Åse', [name]: null }
      const saved = await app.call(contractCalls.update, { ...params(id), body }, options())
      expect(saved).toMatchObject({ tenant_first_name: 'Åse', [name]: null, unreadable: [name] })
      expect(await bytes('contract', name, id)).toBe(damaged)
      const anew = form({ documents: before.documents, ...own })
      const mended = await app.call(contractCalls.update, { ...params(id), body: anew }, options())
      expect(mended).toMatchObject({ [name]: before[name], unreadable: [] })
    },
  )

  it('goes with the deposit that had an account', async () => {
    await damage('contract', 'deposit_account', id)
    const { documents } = await app.call(contractCalls.read, params(id), options())
    const saved = await app.call(contractCalls.update, { ...params(id), body: form({ documents }) }, options())
    expect(saved).toMatchObject({ deposit_sum: null, deposit_account: null, unreadable: [] })
  })

  it('goes with the further tenants when there are to be none', async () => {
    await damage('contract', 'co_tenants', id)
    const { documents } = await app.call(contractCalls.read, params(id), options())
    const body = form({ documents, ...own, co_tenants: [] })
    const saved = await app.call(contractCalls.update, { ...params(id), body }, options())
    expect(saved).toMatchObject({ co_tenants: [], unreadable: [] })
  })

  it('of an income shows with the income, stays through a save, and is mended by writing it anew', async () => {
    const made = await app.call(incomeCalls.create, { body: income(kari.houseId) }, options())
    await damage('incomebilag', 'tenant_birthday', made.id)
    const damaged = await bytes('incomebilag', 'tenant_birthday', made.id)
    expect(await app.call(incomeCalls.read, params(made.id), options())).toMatchObject({
      tenant_birthday: null,
      unreadable: ['tenant_birthday'],
    })
    const body = income(kari.houseId, { title: 'Ny', tenant_birthday: null }) as never
    const saved = await app.call(incomeCalls.update, { ...params(made.id), body }, options())
    expect(saved).toMatchObject({ title: 'Ny', tenant_birthday: null, unreadable: ['tenant_birthday'] })
    expect(await bytes('incomebilag', 'tenant_birthday', made.id)).toBe(damaged)
    const mended = await app.call(incomeCalls.update, { ...params(made.id), body: income(kari.houseId) }, options())
    expect(mended).toMatchObject({ tenant_birthday: '1990-01-31', unreadable: [] })
  })

  it('keeps no rent from being booked', async () => {
    await app.call(tenancyCalls.signManual, { ...params(id), body: {} }, options())
    await damage('contract', 'tenant_birthday', id)
    const begin = app.now()
    app.setNow('2026-12-02T10:00:00.000Z')
    await queueJob(app.db, app.now(), rentKind, {})
    await app.work()
    app.setNow(begin)
    const rent = await app.db
      .selectFrom('incomebilag')
      .select('id')
      .where('contractId', '=', id)
      .where('start_date', '>=', day('2026-12-01'))
      .executeTakeFirstOrThrow()
    expect(await app.call(incomeCalls.read, params(rent.id), options())).toMatchObject({
      contractId: id,
      // None is stored there, which is not the same as unreadable.
      tenant_birthday: null,
      unreadable: [],
    })
  })

  it.each([
    ['contract', 'tenant_birthday', () => id],
    ['contract', 'deposit_account', () => id],
    ['account', 'iban', () => kari.id],
    ['account', 'birthday', () => kari.id],
  ] as const)('keeps the lease from being drawn: %s.%s', async (table, column, row) => {
    await damage(table, column, row())
    const wanted = [409, 'unreadable', { [column]: 'unreadable' }]
    expect(await refusal(app.call(paperCalls.paper, { ...params(id), query: {} }, options()))).toEqual(wanted)
    expect((await app.raw('GET', `/api/contract/${id}/paper/contract?lang=nb`, undefined, options())).status).toBe(409)
  })

  it('is named by the export instead of breaking it off', async () => {
    const made = await app.call(incomeCalls.create, { body: income(kari.houseId) }, options())
    await damage('contract', 'tenant_birthday', id)
    await damage('incomebilag', 'tenant_birthday', made.id)
    await damage('account', 'ssn', kari.id)
    const { data, files, workbook } = await exported(app, kari.token)
    expect(data('contracts')).toMatchObject([{ tenant_birthday: null, unreadable: ['tenant_birthday'], papers: [] }])
    expect(data('income')).toMatchObject([{ tenant_birthday: null, unreadable: ['tenant_birthday'] }])
    expect(JSON.parse(files.get('data/profile.json')!.toString('utf8'))).toMatchObject({
      ssn: null,
      unreadable: ['ssn'],
    })
    for (const name of ['Contracts', 'Income', 'Profile'])
      expect([...workbook.get(name)!.values()].map(({ value }) => value)).toContain('could not be read')
  })

  it('is passed over by a rotation of keys, which says where it lies', async () => {
    await damage('account', 'iban', kari.id)
    await damage('contract', 'deposit_account', id)
    const damaged = await bytes('account', 'iban', kari.id)
    const all = { ...app.encryption, current: 'next', isCurrent: () => false }
    const { rewritten, unreadable } = await rotateKeys({ db: app.db, encryption: all, tables: encryptedTables }, 2)
    expect(rewritten).toBeGreaterThan(2)
    const mine = unreadable.filter(({ table, id: row }) => row === (table === 'account' ? kari.id : id))
    expect(mine).toEqual([
      { table: 'account', id: kari.id, column: 'iban' },
      { table: 'contract', id, column: 'deposit_account' },
    ])
    expect(await bytes('account', 'iban', kari.id)).toBe(damaged)
    // The other columns of the row were rewritten and can be read.
    expect(await app.call(accountCalls.profile, {}, options())).toMatchObject({ ssn: testSsn, birthday: '1981-12-29' })
  })
})

describe('the account of a deposit', () => {
  const read = () => app.call(contractCalls.read, params(id), options())

  it('is stored encrypted, bound to its row', async () => {
    const stored = await bytes('contract', 'deposit_account', id)
    expect(stored).not.toContain('30001234567')
    expect(app.encryption.decrypt(stored, `contract.deposit_account.${id}`)).toBe('NO8330001234567')
    expect((await read()).deposit_account).toBe('NO8330001234567')
  })
})
