import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { createEncryption } from '../../base/db/encryption'
import { rotateKeys } from '../../base/db/key-rotation'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { incomeCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const body = (more: object = {}) => ({
  houseId: kari.houseId,
  title: 'November',
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_birthday: '1990-05-17',
  tenant_email: 'Per@Example.no',
  tenant_phone: '90012345',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  sum: 12_345.67,
  deposit_sum: 36_000,
  separatedTaxable: false,
  short_term: true,
  other: 'Med strøm',
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })
const create = (more: object = {}, token = kari.token) => app.call(incomeCalls.create, { body: body(more) }, { token })
const read = (id: number, token = kari.token) => app.call(incomeCalls.read, params(id), { token })
const update = (id: number, more: object = {}, token = kari.token) =>
  app.call(incomeCalls.update, { ...params(id), body: body(more) }, { token })
const updateSum = (id: number, sum: number, token = kari.token) =>
  app.call(incomeCalls.updateSum, { ...params(id), body: { sum } }, { token })
const remove = (id: number, token = kari.token) => app.call(incomeCalls.remove, params(id), { token })
const upload = async (token = kari.token) =>
  (JSON.parse((await app.upload(token, 'kvittering.pdf', samplePdf())).body) as { url: string }).url
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )
const used = async () => (await app.call(accountCalls.profile, {}, { token: kari.token })).free!.used
/**
 * Signs a contract and returns the id of its first month's rent. If the contract is finished, the
 * rent is locked.
 */
const ofContract = async ({ isFinished }: { isFinished: boolean }) => {
  const options = { token: kari.token }
  const contract = await app.call(
    contractCalls.create,
    {
      body: testContract(kari.houseId, [await upload()], {
        start_date: '2026-11-01',
        first_payment_date: '2026-11-01',
      }),
    },
    options,
  )
  await app.call(tenancyCalls.signManual, { ...params(contract.id), body: {} }, options)
  if (isFinished) await app.call(tenancyCalls.finish, { ...params(contract.id), body: {} }, options)
  return (
    await app.db.selectFrom('incomebilag').select('id').where('contractId', '=', contract.id).executeTakeFirstOrThrow()
  ).id
}

describe('income that is no rent', () => {
  const insurance = () => ({
    houseId: kari.houseId,
    kind: 'other' as const,
    title: 'Forsikringsoppgjør',
    start_date: '2026-11-01',
    end_date: '2026-11-01',
    sum: 15_000,
  })

  it('asks no tenant, birth date or deposit, comes back so, and becomes rent once that is known', async () => {
    const options = { token: kari.token }
    const { id } = await app.call(incomeCalls.create, { body: insurance() }, options)
    const stored = {
      kind: 'other',
      title: 'Forsikringsoppgjør',
      tenant_first_name: '',
      tenant_last_name: '',
      tenant_birthday: null,
      deposit_sum: 0,
      separatedTaxable: true,
      sum: 1_500_000,
    }
    expect(await read(id)).toMatchObject(stored)
    const rent = { ...insurance(), kind: 'rent' as const }
    expect(await refusal(app.call(incomeCalls.update, { ...params(id), body: rent }, options))).toEqual([
      422,
      'invalid',
      {
        tenant_first_name: 'required',
        tenant_last_name: 'required',
        tenant_birthday: 'required',
        deposit_sum: 'required',
      },
    ])
    expect(await update(id)).toMatchObject({ kind: 'rent', tenant_first_name: 'Per', tenant_birthday: '1990-05-17' })
    expect(await app.call(incomeCalls.update, { ...params(id), body: insurance() }, options)).toMatchObject(stored)
  })

  it('is rent where nothing else is said, and nothing else than the two', async () => {
    expect((await create()).kind).toBe('rent')
    expect(await refusal(create({ kind: 'gift' }))).toEqual([422, 'invalid', { kind: 'choose' }])
  })
})

describe('an income voucher', () => {
  it('comes back as it was written, with its files, and counts as a voucher', async () => {
    const [url, before] = [await upload(), await used()]
    const created = await create({ documents: [url] })
    expect(created).toEqual({
      ...body(),
      kind: 'rent',
      id: expect.any(Number),
      contractId: null,
      tenant_email: 'per@example.no',
      sum: 1_234_567,
      deposit_sum: 3_600_000,
      taxable: true,
      canEditSum: false,
      documents: [url],
      isTrashed: false,
      created_at: app.now(),
      updated_at: app.now(),
    })
    expect(await read(created.id)).toEqual({
      ...created,
      files: [{ url, name: 'kvittering.pdf', type: 'application/pdf', size: samplePdf().length }],
    })
    expect(await used()).toBe(before + 1)
  })

  it('keeps the birth date of the tenant unreadable in the table, bound to its row', async () => {
    const [one, two] = [await create(), await create({ tenant_birthday: '1991-01-31' })]
    const storedBirthday = async (id: number) =>
      (await app.db.selectFrom('incomebilag').select('tenant_birthday').where('id', '=', id).executeTakeFirstOrThrow())
        .tenant_birthday
    expect(await storedBirthday(one.id)).not.toContain('1990')
    expect(app.encryption.decrypt(await storedBirthday(two.id), `incomebilag.tenant_birthday.${two.id}`)).toBe(
      '1991-01-31',
    )
    expect(() => app.encryption.decrypt('x', `incomebilag.tenant_birthday.${one.id}`)).toThrow()
    const trace = await app.db
      .selectFrom('audit')
      .select('changed')
      .where('action', '=', 'POST incomebilag')
      .where('entity', '=', String(one.id))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(trace.changed)).not.toMatch(/1990|Hansen|example\.no|90012345/)
  })

  it('is changed as a whole, its files with it', async () => {
    const [first, second] = [await upload(), await upload()]
    const { id } = await create({ documents: [first] })
    const changed = await update(id, {
      title: '',
      tenant_birthday: '1985-02-28',
      sum: 1,
      separatedTaxable: true,
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      documents: [second],
    })
    expect(changed).toMatchObject({
      title: '',
      tenant_birthday: '1985-02-28',
      sum: 100,
      separatedTaxable: true,
      start_date: '2026-12-01',
      documents: [second],
    })
    expect((await app.raw('GET', first, undefined, { token: kari.token })).status).toBe(404)
  })

  it('refuses a start after its end, a birth date to come and dates far away', async () => {
    const { id } = await create()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ start_date: '2026-12-01' }))).toEqual([
        422,
        'invalid',
        { end_date: 'startAfterEnd' },
      ])
      expect(await refusal(write({ tenant_birthday: '2026-11-21' }))).toEqual([
        422,
        'invalid',
        { tenant_birthday: 'birthday' },
      ])
      expect(await refusal(write({ end_date: '2037-01-01' }))).toEqual([422, 'invalid', { end_date: 'dateRange' }])
      expect(await refusal(write({ canEditSum: true }))).toEqual([422, 'invalid', { canEditSum: 'unknown' }])
    }
  })

  it('names only houses and files of its owner, and is found by nobody else', async () => {
    const { id } = await create()
    const foreign = await upload(ola.token)
    const before = await used()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ documents: [foreign] }))).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    }
    expect(await used()).toBe(before)
    for (const answer of await Promise.all(
      [
        read(id, ola.token),
        update(id, {}, ola.token),
        updateSum(id, 1, ola.token),
        remove(id, ola.token),
        read(999_999),
      ].map(refusal),
    )) {
      expect(answer).toEqual([404, 'notFound', undefined])
    }
  })

  it('goes to the trash folder, where it can be read but not changed, and still counts', async () => {
    const { id } = await create()
    const before = await used()
    await remove(id)
    expect((await read(id)).isTrashed).toBe(true)
    for (const answer of await Promise.all([update(id), updateSum(id, 1), remove(id)].map(refusal)))
      expect(answer).toEqual([409, 'isTrashed', undefined])
    expect(await used()).toBe(before)
  })

  it('is hidden with its house', async () => {
    const house = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })
    const { id } = await create({ houseId: house.id })
    await app.call(houseCalls.remove, params(house.id), { token: kari.token })
    for (const answer of await Promise.all(
      [read(id), update(id), remove(id), create({ houseId: house.id })].map(refusal),
    ))
      expect(answer).toEqual([404, 'notFound', undefined])
  })
})

describe("a contract's income", () => {
  it('has its sum changed for that month while the contract is not finished, and nothing else', async () => {
    const id = await ofContract({ isFinished: false })
    expect(await updateSum(id, 9999.5)).toMatchObject({
      sum: 999_950,
      title: 'Per Hansen',
      tenant_birthday: '1990-05-17',
    })
    expect(await refusal(update(id))).toEqual([409, 'sumLocked', undefined])
    expect(
      await refusal(
        app.call(incomeCalls.updateSum, { ...params(id), body: { sum: 'mye' as never } }, { token: kari.token }),
      ),
    ).toEqual([422, 'invalid', { sum: 'money' }])
  })

  it('is locked when the contract is finished, and so is separate income', async () => {
    const [finished, separate] = [await ofContract({ isFinished: true }), await create()]
    expect(await refusal(updateSum(finished, 1))).toEqual([409, 'sumLocked', undefined])
    expect(await refusal(updateSum(separate.id, 1))).toEqual([409, 'sumLocked', undefined])
  })
})

describe('a new key', () => {
  it('reaches the birth dates, while others are being written', async () => {
    const { id } = await create()
    const secret = { id: 'next', secret: randomBytes(32) }
    const storedBirthday = () =>
      app.db.selectFrom('incomebilag').select(['id', 'tenant_birthday']).orderBy('id').execute()
    const before = (await storedBirthday()).length
    // This encryption can read with the app's key, and writes with a new key.
    const next = createEncryption([secret])
    const encryption = {
      ...next,
      decrypt: (value: string, context: string) =>
        next.isCurrent(value) ? next.decrypt(value, context) : app.encryption.decrypt(value, context),
    }
    const rotated = await rotateKeys({ db: app.db, encryption, tables: encryptedTables }, 2)
    expect(rotated.rewritten).toBeGreaterThanOrEqual(before)
    expect(rotated.unreadable).toEqual([])
    const rows = await storedBirthday()
    const birthdays = rows.flatMap(({ tenant_birthday }) => (tenant_birthday === '' ? [] : [tenant_birthday]))
    expect(birthdays).not.toEqual([])
    expect(birthdays.filter((birthday) => !next.isCurrent(birthday))).toEqual([])
    expect(next.decrypt(rows.find((row) => row.id === id)!.tenant_birthday, `incomebilag.tenant_birthday.${id}`)).toBe(
      '1990-05-17',
    )
    expect(await rotateKeys({ db: app.db, encryption, tables: encryptedTables }, 2)).toEqual({
      rewritten: 0,
      unreadable: [],
    })
  })
})
