import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, testProfile, testSsn, type CallRefused, type TestApp } from '../../app/server/test-app'
import { incomeCalls } from '../../books/income/calls'
import { accountCalls } from '../../landlord/account/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import { paperCalls } from '../../lease/document/calls'
import { coTenant } from '../../lease/party/test-party-rules'
import { rentKind } from '../../lease/rent/service'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { sentIncome } from '../../year/export/test-account'
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
const rowOf = async (table: string, row: number) =>
  (await sql<object>`select * from ${sql.table(table)} where id = ${row}`.execute(app.db)).rows[0]
const refusal = async (call: Promise<unknown>) =>
  await call.then(
    () => 'went through',
    ({ status, body }: CallRefused) => [status, body.message, body.fields],
  )
const unreadable = [409, 'unreadable', undefined]
const form = (more: object = {}) => testContract(kari.houseId, [], { co_tenants: [coTenant()], ...more })

beforeEach(async () => {
  kari = await app.landlord()
  await app.call(profileCalls.saveProfile, { body: profile }, options())
  const { url } = JSON.parse((await app.upload(kari.token, 'a.pdf', samplePdf())).body) as { url: string }
  ;({ id } = await app.call(contractCalls.create, { body: form({ documents: [url], ...own }) }, options()))
})

describe('a field that cannot be decrypted', () => {
  it.each([
    ['account', 'ssn', () => app.call(profileCalls.saveProfile, { body: profile }, options())],
    ['account', 'iban', () => app.call(profileCalls.saveProfile, { body: { ...profile, iban: '' } }, options())],
    ['contract', 'co_tenants', () => app.call(contractCalls.update, { ...params(id), body: form() }, options())],
    ['contract', 'deposit_account', () => app.call(contractCalls.update, { ...params(id), body: form() }, options())],
  ] as const)('stays through a save, which changes nothing: %s.%s', async (table, column, save) => {
    const row = table === 'account' ? kari.id : id
    await damage(table, column, row)
    const before = await rowOf(table, row)
    expect(await refusal(save())).toEqual(unreadable)
    expect(await rowOf(table, row)).toEqual(before)
  })

  it('stays through a save of an income', async () => {
    const made = await app.call(incomeCalls.create, { body: sentIncome(kari.houseId) }, options())
    await damage('incomebilag', 'tenant_birthday', made.id)
    const before = await rowOf('incomebilag', made.id)
    const body = sentIncome(kari.houseId, { title: 'Ny' })
    expect(await refusal(app.call(incomeCalls.update, { ...params(made.id), body }, options()))).toEqual(unreadable)
    expect(await rowOf('incomebilag', made.id)).toEqual(before)
    await app.call(incomeCalls.remove, params(made.id), options())
    expect(await rowOf('incomebilag', made.id)).toMatchObject({ isTrashed: true })
  })

  it('doesn’t keep its record from being deleted, with the tag of any answer too', async () => {
    await damage('contract', 'tenant_birthday', id)
    const answer = await app.raw('DELETE', `/api/contract/${id}`, undefined, {
      ...options(),
      headers: { 'if-match': '"seen before"' },
    })
    expect([answer.status, await rowOf('contract', id)]).toEqual([204, undefined])
  })

  it('is no reason to leave a required one empty', async () => {
    const refusedWith = (fields: object) => [422, 'invalid', fields]
    const stranger = await app.landlord({ finished: false })
    const body = { ...testProfile, ssn: null } as never
    const saving = app.call(profileCalls.saveProfile, { body }, { token: stranger.token })
    expect(await refusal(saving)).toEqual(refusedWith({ ssn: 'required' }))
    const noTenant = form({ tenant_birthday: null })
    expect(await refusal(app.call(contractCalls.create, { body: noTenant }, options()))).toEqual(
      refusedWith({ tenant_birthday: 'required' }),
    )
    const noAccount = form({ ...own, deposit_account: undefined })
    expect(await refusal(app.call(contractCalls.create, { body: noAccount }, options()))).toEqual(
      refusedWith({ deposit_account: 'required' }),
    )
    const noBirthday = sentIncome(kari.houseId, { tenant_birthday: null }) as never
    expect(await refusal(app.call(incomeCalls.create, { body: noBirthday }, options()))).toEqual(
      refusedWith({ tenant_birthday: 'required' }),
    )
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
    // No birthday is stored in this row, so the voucher can be read.
    expect(await app.call(incomeCalls.read, params(rent.id), options())).toMatchObject({ tenant_birthday: null })
  })

  it.each([
    ['contract', 'tenant_birthday', () => id],
    ['contract', 'deposit_account', () => id],
    ['account', 'iban', () => kari.id],
    ['account', 'birthday', () => kari.id],
  ] as const)('keeps the lease from being drawn: %s.%s', async (table, column, row) => {
    await damage(table, column, row())
    expect(await refusal(app.call(paperCalls.paper, { ...params(id), query: {} }, options()))).toEqual(unreadable)
    expect((await app.raw('GET', `/api/contract/${id}/paper/contract?lang=nb`, undefined, options())).status).toBe(409)
  })

  it('of the landlord leaves what doesn’t need it: a contract is written without the national id', async () => {
    await damage('account', 'ssn', kari.id)
    const { id: made } = await app.call(contractCalls.create, { body: form() }, options())
    expect(await app.call(contractCalls.read, params(made), options())).toMatchObject({ id: made })
  })

  it('is passed over by a rotation of keys, which says where it lies', async () => {
    await damage('account', 'iban', kari.id)
    await damage('contract', 'deposit_account', id)
    const before = await rowOf('account', kari.id)
    const all = { ...app.encryption, current: 'next', isCurrent: () => false }
    const rotated = await rotateKeys({ db: app.db, encryption: all, tables: encryptedTables }, 2)
    expect(rotated.rewritten).toBeGreaterThan(2)
    const mine = rotated.unreadable.filter(({ table, id: row }) => row === (table === 'account' ? kari.id : id))
    expect(mine).toEqual([
      { table: 'account', id: kari.id, column: 'iban' },
      { table: 'contract', id, column: 'deposit_account' },
    ])
    const { iban } = before as { iban: string }
    expect(await rowOf('account', kari.id)).toMatchObject({ iban })
    // The other columns of the row were rewritten and can be read.
    await sql`update account set iban = null where id = ${kari.id}`.execute(app.db)
    expect(await app.call(accountCalls.profile, {}, options())).toMatchObject({ ssn: testSsn, birthday: '1981-12-29' })
  })
})

it('the account of a deposit is stored encrypted, bound to its row', async () => {
  const { deposit_account: stored } = (await rowOf('contract', id)) as { deposit_account: string }
  expect(stored).not.toContain('30001234567')
  expect(app.encryption.decrypt(stored, `contract.deposit_account.${id}`)).toBe('NO8330001234567')
})
