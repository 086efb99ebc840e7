import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { createEncryption } from '../../base/db/encryption'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { rotateKeys } from '../../base/db/key-rotation'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from './calls'
import { testContract } from './test-contract'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let file: string
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  file = await upload()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const upload = async (token = kari.token) =>
  (JSON.parse((await app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }).url
const params = (id: number) => ({ params: { id: String(id) } })
const body = (more: object = {}) => testContract(kari.houseId, [file], more)
const create = (more: object = {}, token = kari.token) =>
  app.call(contractCalls.create, { body: body(more) }, { token })
const read = (id: number, token = kari.token) => app.call(contractCalls.read, params(id), { token })
const list = (token = kari.token) => app.call(contractCalls.list, {}, { token })
const update = (id: number, more: object = {}, token = kari.token) =>
  app.call(contractCalls.update, { ...params(id), body: body(more) }, { token })
const remove = (id: number, token = kari.token) => app.call(contractCalls.remove, params(id), { token })
const sign = (id: number, token = kari.token) =>
  app.call(contractCalls.signManual, { ...params(id), body: {} }, { token })
const finish = (id: number) => app.call(contractCalls.finish, { ...params(id), body: {} }, { token: kari.token })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )
const plan = async (token: string) => {
  const { trial, free } = await app.call(accountCalls.profile, {}, { token })
  return [trial.day, free.used]
}

describe('a contract', () => {
  it('comes back as it was written, with its files; it begins the trial and takes no voucher’s place', async () => {
    const { token, houseId, id: account } = await app.landlord()
    const url = await upload(token)
    const form = testContract(houseId, [url], {
      type: 'time-bound',
      end_date: '2029-01-14',
      deposit_sum: 36_000,
      deposit_account: '8601 11 17947',
      deposit_payment_deadline: '2026-12-01',
    })
    const made = await app.call(contractCalls.create, { body: form }, { token })
    expect(made).toEqual({
      ...form,
      id: expect.any(Number),
      additionalId: 1,
      status: 'draft',
      isFinished: false,
      finished_on: null,
      month_sum: 1_200_000,
      deposit_sum: 3_600_000,
      deposit_account: 'NO9386011117947',
      unreadable: [],
      deposit_count_payment_day: null,
      is_open_deposit_account: false,
      // What an older client leaves out.
      fixed_term_terminable: false,
      fixed_term_reason: '',
      days_before_first_payment: 'free',
      rent_account_in_deposit_bank: false,
      is_open_deposit_account_payed: false,
      signed_documents: [],
      signatureType: null,
      signed_at: null,
      blocked_by: '',
      payUrl: null,
      cost_split: null,
      extras: null,
      checkList: null,
      created_at: app.now(),
      updated_at: app.now(),
    })
    expect(await read(made.id, token)).toEqual({
      ...made,
      files: [{ url, name: 'kontrakt.pdf', type: 'application/pdf', size: expect.any(Number) }],
      signed_files: [],
      signed_paper: null,
    })
    expect(await list(token)).toEqual([made])
    expect(await plan(token)).toEqual([0, 0])
    const { firstBilagDate } = await app.db
      .selectFrom('account')
      .select('firstBilagDate')
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    expect(firstBilagDate).toBe('2026-11-20')
  })

  it('of a fixed term has notice only where it may be terminated, and its reason; an open-ended one has neither', async () => {
    const fixed = { type: 'time-bound', end_date: '2027-06-30', month_resignation: undefined }
    const reason = { fixed_term_reason: 'Egen bruk fra juli.' }
    expect(await create({ ...fixed, ...reason })).toMatchObject({ month_resignation: null, ...reason })
    const terminable = { ...fixed, fixed_term_terminable: true }
    expect(await refusal(create(terminable))).toEqual([422, 'invalid', { month_resignation: 'required' }])
    expect(await create({ ...terminable, month_resignation: 2 })).toMatchObject({ month_resignation: 2 })
    expect(await create({ ...reason, fixed_term_terminable: true })).toMatchObject({
      fixed_term_reason: '',
      fixed_term_terminable: false,
    })
  })

  it('has its birth date encrypted and its tenant out of the audit trail', async () => {
    const [one, two] = [await create(), await create()]
    const rows = await app.db
      .selectFrom('contract')
      .select(['id', 'tenant_birthday'])
      .where('id', 'in', [one.id, two.id])
      .orderBy('id')
      .execute()
    expect(rows[0]!.tenant_birthday).not.toBe(rows[1]!.tenant_birthday)
    expect(JSON.stringify(rows)).not.toContain('1990')
    expect(app.encryption.decrypt(rows[0]!.tenant_birthday, `contract.tenant_birthday.${rows[0]!.id}`)).toBe(
      '1990-05-17',
    )
    const trace = await app.db
      .selectFrom('audit')
      .select('changed')
      .where('action', '=', 'POST contract')
      .where('entity', '=', String(one.id))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(trace.changed)).not.toMatch(/1990|Hansen|example\.no|90012345/)
  })

  it('is numbered 1, 2, 3, … in its account, also when many are written at once', async () => {
    const { token, houseId } = await app.landlord()
    // Each has a file of its own: whoever counts one file's uses waits for the others there.
    const urls = await Promise.all(Array.from({ length: 8 }, () => upload(token)))
    const made = await Promise.all(
      urls.map((url) => app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })),
    )
    expect(made.map((one) => one.additionalId).toSorted((a, b) => a - b)).toEqual(urls.map((_, n) => n + 1))
    // The newest first.
    expect((await list(token)).map((one) => one.additionalId)).toEqual(urls.map((_, n) => urls.length - n))
  })

  it('is given a number that no other one had before, also when the last draft is deleted', async () => {
    const { token, houseId } = await app.landlord()
    const write = async () =>
      (await app.call(contractCalls.create, { body: testContract(houseId, [await upload(token)]) }, { token }))
        .additionalId
    const drop = async () => await remove((await list(token))[0]!.id, token)
    expect([await write(), await write()]).toEqual([1, 2])
    await drop()
    expect(await write()).toBe(3)
    await drop()
    await drop()
    expect(await write()).toBe(4)
    // One that is refused uses up none.
    expect(
      await refusal(app.call(contractCalls.create, { body: testContract(ola.houseId, [file]) }, { token })),
    ).toEqual([404, 'notFound', undefined])
    expect(await write()).toBe(5)
  })

  it('is changed as a whole while it is a draft, its files with it', async () => {
    const [first, second] = [await upload(), await upload()]
    const { id, additionalId } = await create({ documents: [first] })
    const changed = await update(id, {
      documents: [second],
      type: 'time-bound',
      end_date: '2029-01-14',
      month_sum: 1,
      comforts: [],
      other: '',
      tenant_birthday: '1985-02-28',
      is_open_deposit_account: true,
      deposit_sum: 6,
    })
    expect(changed).toMatchObject({
      id,
      additionalId,
      documents: [second],
      end_date: '2029-01-14',
      month_sum: 100,
      comforts: [],
      tenant_birthday: '1985-02-28',
      deposit_sum: 600,
      deposit_count_payment_day: 45,
    })
    expect((await app.raw('GET', first, undefined, { token: kari.token })).status).toBe(404)
    expect(await update(id, { documents: [second] })).toMatchObject({
      end_date: null,
      deposit_sum: null,
      deposit_count_payment_day: null,
    })
  })

  it('is deleted with its files and lists while it is a draft', async () => {
    const url = await upload()
    const { id } = await create({ documents: [url] })
    await app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }, { token: kari.token })
    await remove(id)
    expect(await refusal(read(id))).toEqual([404, 'notFound', undefined])
    expect((await app.raw('GET', url, undefined, { token: kari.token })).status).toBe(404)
    expect(await app.db.selectFrom('contract_list').select('kind').where('contract_id', '=', id).execute()).toEqual([])
  })

  it('is neither changed nor deleted once it is signed', async () => {
    const { id } = await create()
    await sign(id)
    expect(await refusal(update(id))).toEqual([409, 'contractFrozen', undefined])
    for (const answer of await Promise.all([remove(id), sign(id)].map(refusal)))
      expect(answer).toEqual([409, 'contractSigned', undefined])
  })

  it('refuses what today’s rules refuse, and writes nothing then', async () => {
    const { id } = await create()
    const before = await list()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ tenant_birthday: '2026-11-21', tenant_country: 'ZZ' }))).toEqual([
        422,
        'invalid',
        { tenant_birthday: 'birthday', tenant_country: 'country' },
      ])
      expect(
        await refusal(
          write({ deposit_sum: 1, deposit_account: 'NO9386011117947', deposit_payment_deadline: '2027-01-05' }),
        ),
      ).toEqual([422, 'invalid', { deposit_payment_deadline: 'depositDeadline' }])
      expect(await refusal(write({ deposit_sum: 72_000.01, is_open_deposit_account: true }))).toEqual([
        422,
        'invalid',
        { deposit_sum: 'Max' },
      ])
      expect(await refusal(write({ signatureType: 'manual' }))).toEqual([422, 'invalid', { signatureType: 'unknown' }])
    }
    expect(await list()).toEqual(before)
  })

  it('names only houses and files of its owner, and is found by nobody else', async () => {
    const { id } = await create()
    const foreign = await upload(ola.token)
    const before = await list()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ documents: [foreign] }))).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    }
    expect(
      await refusal(
        app.call(contractCalls.signManual, { ...params(id), body: { documents: [foreign] } }, { token: kari.token }),
      ),
    ).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    const options = { token: ola.token }
    const foreigners = [
      read(id, ola.token),
      update(id, { houseId: ola.houseId, documents: [foreign] }, ola.token),
      remove(id, ola.token),
      sign(id, ola.token),
      app.call(contractCalls.finish, { ...params(id), body: {} }, options),
      app.call(contractCalls.trashIncome, params(id), options),
      app.call(contractCalls.costSplit, { ...params(id), body: { category: 'TENANT' } }, options),
      app.call(contractCalls.extras, { ...params(id), body: {} }, options),
      app.call(contractCalls.createChecklist, { ...params(id), body: {} }, options),
      read(999_999),
    ]
    for (const answer of await Promise.all(foreigners.map(refusal)))
      expect(answer).toEqual([404, 'notFound', undefined])
    expect(await list(ola.token)).toEqual([])
    expect(await list()).toEqual(before)
  })
})

describe('what is said of a contract afterwards', () => {
  it('is who bears the costs; amounts count only when they are split', async () => {
    const { id } = await create()
    const split = (form: object) =>
      app.call(contractCalls.costSplit, { ...params(id), body: form as { category: 'SPLIT' } }, { token: kari.token })
    expect((await split({ category: 'SPLIT', tenant: 100.5, landlord: 0 })).cost_split).toEqual({
      category: 'SPLIT',
      tenant: 10_050,
      landlord: 0,
    })
    expect((await split({ category: 'LANDLORD', tenant: 5 })).cost_split).toEqual({
      category: 'LANDLORD',
      tenant: null,
      landlord: null,
    })
    expect(
      (await split({ category: 'TENANT', costs: 'Strøm til vaskerommet', sum: 300, period: 'quarter' })).cost_split,
    ).toEqual({
      category: 'TENANT',
      tenant: null,
      landlord: null,
      costs: 'Strøm til vaskerommet',
      sum: 30_000,
      period: 'quarter',
    })
    expect(await refusal(split({ category: 'SPLIT', tenant: 5 }))).toEqual([422, 'invalid', { landlord: 'required' }])
    expect((await read(id)).cost_split?.category).toBe('TENANT')
  })

  it('stands in the lease, so it changes no more once that is signed; the handover list does', async () => {
    const { id } = await create()
    const options = { token: kari.token }
    const split = () =>
      app.call(contractCalls.costSplit, { ...params(id), body: { category: 'TENANT' as const } }, options)
    const extras = () => app.call(contractCalls.extras, { ...params(id), body: { garage: 1 } }, options)
    await sign(id)
    const before = await read(id)
    for (const write of [split, extras]) expect(await refusal(write())).toEqual([409, 'contractFrozen', undefined])
    expect(await read(id)).toEqual(before)
    const list_ = await app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }, options)
    expect(list_.checkList?.garage).toBe(1)
    await finish(id)
    for (const write of [split, extras]) expect(await refusal(write())).toEqual([409, 'contractFrozen', undefined])
  })

  it('is a handover list and extras, each of its own, whose counts tick their options', async () => {
    const { id } = await create()
    const options = { token: kari.token }
    const list_ = { options: ['mailbox' as const], number_keys: 3, garage: 99 }
    const listed = {
      options: ['number_of_keys', 'garage', 'mailbox'],
      number_keys: 3,
      garage: 99,
      parking_space: 0,
      fire_extinguisher_count: 0,
      stalls_count: 0,
    }
    expect(await app.call(contractCalls.createChecklist, { ...params(id), body: list_ }, options)).toMatchObject({
      checkList: { ...listed, signatureType: null },
      extras: null,
    })
    await app.call(contractCalls.extras, { ...params(id), body: { stalls_count: 1 } }, options)
    // Anew: nothing of the old one is left.
    await app.call(contractCalls.createChecklist, { ...params(id), body: { options: ['washer'] } }, options)
    const { checkList, extras } = await read(id)
    expect([checkList?.options, checkList?.garage, extras]).toEqual([
      ['washer'],
      0,
      { ...listed, options: ['stalls'], number_keys: 0, garage: 0, stalls_count: 1 },
    ])
    expect(
      await refusal(app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 100 } }, options)),
    ).toEqual([422, 'invalid', { garage: 'tooMuch' }])
    await app.db
      .updateTable('contract_list')
      .set({ signatureType: 'bankid' })
      .where('contract_id', '=', id)
      .where('kind', '=', 'checklist')
      .execute()
    expect(await refusal(app.call(contractCalls.createChecklist, { ...params(id), body: {} }, options))).toEqual([
      409,
      'contractSigned',
      undefined,
    ])
  })
})

describe('a house with a contract', () => {
  it('is not deleted before the contract is finished, and then hides it', async () => {
    const house = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })
    const drop = () => app.call(houseCalls.remove, params(house.id), { token: kari.token })
    const [draft, active] = [await create({ houseId: house.id }), await create({ houseId: house.id })]
    await sign(active.id)
    expect(await refusal(drop())).toEqual([409, 'houseHasContract', undefined])
    await remove(draft.id)
    expect(await refusal(drop())).toEqual([409, 'houseHasContract', undefined])
    await finish(active.id)
    await drop()
    for (const answer of await Promise.all([read(active.id), create({ houseId: house.id })].map(refusal)))
      expect(answer).toEqual([404, 'notFound', undefined])
    expect((await list()).map((one) => one.id)).not.toContain(active.id)
  })

  it('is never deleted under one that is being written or moved there', async () => {
    const { token, houseId } = await app.landlord()
    const url = await upload(token)
    const moved = await app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
    for (let round = 0; round < 10; round += 1) {
      const { id } = await app.call(houseCalls.create, { body: testHouse }, { token })
      const form = testContract(id, [url])
      const write =
        round % 2 === 0
          ? app.call(contractCalls.create, { body: form }, { token })
          : app.call(contractCalls.update, { ...params(moved.id), body: form }, { token })
      const [removed, written] = await Promise.all([
        refusal(app.call(houseCalls.remove, params(id), { token })),
        refusal(write),
      ])
      // Whoever comes second is told.
      expect([removed, written].filter((answer) => answer === 'none')).toHaveLength(1)
      expect([removed, written]).toContainEqual(
        removed === 'none' ? [404, 'notFound', undefined] : [409, 'houseHasContract', undefined],
      )
      for (const one of await list(token))
        if (one.houseId === id)
          await app.call(contractCalls.update, { ...params(one.id), body: testContract(houseId, [url]) }, { token })
      if (removed !== 'none') await app.call(houseCalls.remove, params(id), { token })
    }
  })
})

describe('a trial that is over', () => {
  it('takes no new contract, but what is there goes on', async () => {
    const { token, houseId, id: account } = await app.landlord()
    const url = await upload(token)
    const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
    await app.db
      .updateTable('account')
      .set({ firstBilagDate: '2026-10-21' as never })
      .where('id', '=', account)
      .execute()
    expect(await refusal(app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token }))).toEqual([
      402,
      'endOf30Days',
      undefined,
    ])
    await app.call(
      contractCalls.update,
      { ...params(id), body: testContract(houseId, [url], { other: '' }) },
      { token },
    )
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', account).execute()
    await app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
  })
})

it('a new key reaches the birth dates', async () => {
  const { id } = await create()
  const next = createEncryption([{ id: 'next', secret: randomBytes(32) }])
  const encryption = {
    ...next,
    decrypt: (value: string, context: string) =>
      next.isCurrent(value) ? next.decrypt(value, context) : app.encryption.decrypt(value, context),
  }
  await rotateKeys({ db: app.db, encryption, tables: encryptedTables.filter(({ table }) => table === 'contract') })
  const { tenant_birthday } = await app.db
    .selectFrom('contract')
    .select('tenant_birthday')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(next.decrypt(tenant_birthday, `contract.tenant_birthday.${id}`)).toBe('1990-05-17')
})
