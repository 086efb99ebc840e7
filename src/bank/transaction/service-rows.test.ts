import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { bankAccountCalls } from '../account/calls'
import { bankFileCalls } from '../file/calls'
import { nordeaFile, ownNumber, startReading, type BankLine } from '../file/test-bank-files'
import type { TransactionQuery } from './model'
import { eraseTenantRows } from './service-erase'
import { testBankCalls, testMatch, one, three, two } from './test-bank'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let { account, upload, bring, bringBytes, undo, list, rowsOn, match } = {} as ReturnType<typeof testBankCalls>
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ;({ account, upload, bring, bringBytes, undo, list, rowsOn, match } = testBankCalls(app, kari))
  await startReading(app, kari.token)
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

describe('an import taken back', () => {
  it('takes its rows with it, but for those that another file has too', async () => {
    const id = await account()
    const first = await bringBytes(nordeaFile([one, two]), id)
    const second = await bringBytes(nordeaFile([two, three]), id)
    await undo(first.importId)
    expect(await rowsOn(id)).toEqual(['2026-11-04 -42130 Gjensidige', '2026-11-05 700000 Min halvdel'])
    await undo(second.importId)
    expect(await rowsOn(id)).toEqual([])
    await expect(undo(second.importId)).rejects.toMatchObject({ status: 404 })
  })

  it('can be imported again', async () => {
    const id = await account()
    const { id: file } = await upload(nordeaFile([one, two]))
    await undo((await bring(file, id)).importId)
    expect(await bring(file, id)).toMatchObject({ imported: 2, known: 0 })
  })

  it('is refused while one of its rows is matched, and so is deleting the account', async () => {
    const id = await account()
    const { importId } = await bringBytes(nordeaFile([one, two]), id)
    const [row] = await list({ bankAccountId: id })
    await match(row!.id)
    await expect(undo(importId)).rejects.toMatchObject({ status: 409, body: { message: 'importInUse' } })
    const remove = () => app.call(bankAccountCalls.remove, { params: { id: String(id) } }, { token: kari.token })
    await expect(remove()).rejects.toMatchObject({ status: 409, body: { message: 'importInUse' } })
    expect(await list({ bankAccountId: id, state: 'matched' })).toMatchObject([{ id: row!.id, match: testMatch }])
    await app.db.updateTable('bank_transaction').set({ state: 'ignored' }).where('id', '=', row!.id).execute()
    await remove()
    await expect(list({ bankAccountId: id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('rows', () => {
  it('are listed newest first, by state, days and account, page by page', async () => {
    const id = await account()
    const lines = Array.from({ length: 9 }, (_, n): BankLine => [`0${n + 1}.11.2026`, '10,00', `Rad ${n + 1}`])
    await bringBytes(nordeaFile(lines), id)
    const texts = async (query: Partial<Record<keyof TransactionQuery, string | number>>) =>
      (await list({ bankAccountId: id, ...query })).map(({ text }) => text)
    expect(await texts({ from: '2026-11-03', to: '2026-11-04' })).toEqual(['Rad 4', 'Rad 3'])
    expect(await texts({ state: 'ignored' })).toEqual([])
    const first = await list({ bankAccountId: id, state: 'open', limit: 4 })
    expect(first.map(({ text }) => text)).toEqual(['Rad 9', 'Rad 8', 'Rad 7', 'Rad 6'])
    expect(await texts({ state: 'open', limit: 4, before: first.at(-1)!.id })).toEqual([
      'Rad 5',
      'Rad 4',
      'Rad 3',
      'Rad 2',
    ])
  })

  it('that nobody matched are forgotten 13 months after their import', async () => {
    const { token, id: owner } = await app.landlord()
    const id = await account(ownNumber, token)
    const { id: file } = await upload(nordeaFile([one, two, three]), token)
    await bring(file, id, { token })
    const [, middle] = await list({ bankAccountId: id }, token)
    await app.db
      .updateTable('bank_transaction')
      .set({ state: 'matched', match: JSON.stringify(testMatch) })
      .where('id', '=', middle!.id)
      .execute()
    const forget = async (now: string) => {
      const before = app.now()
      app.setNow(now)
      await app.modules.work.kinds['bank.forgetRows']!.run({ db: app.db, now: app.now(), payload: {} } as never)
      app.setNow(before)
      return await app.db.selectFrom('bank_transaction').select('id').where('account_id', '=', owner).execute()
    }
    expect(await forget('2027-12-20T10:00:00.000Z')).toHaveLength(3)
    expect(await forget('2027-12-21T10:00:00.000Z')).toEqual([{ id: middle!.id }])
  })

  it('lose their texts where they name a tenant who is erased, and are known all the same', async () => {
    const id = await account()
    const bytes = nordeaFile([one, two])
    await bringBytes(bytes, id)
    const ctx = { db: app.db, owner: kari.id, now: app.now() } as unknown as OwnedCtx
    await eraseTenantRows(ctx, { contract: 1, title: '', sought: ['åse bjørnstad'] })
    expect(await list({ bankAccountId: id })).toMatchObject([
      { text: 'Gjensidige', counter_account: '12349100043' },
      { date: '2026-11-02', sum: 950_000, text: '', counterparty: null, counter_account: null },
    ])
    expect(await bringBytes(bytes, id)).toMatchObject({ imported: 0, known: 2 })
  })

  it('of an unknown bank come in by the columns that the landlord names, which are remembered', async () => {
    const { token } = await app.landlord()
    const bytes = (n: number) => Buffer.from(`Når;Hva;Hvor mye\n0${n}.11.2026;Leie ${n};100,50\n`)
    const file = await upload(bytes(1), token)
    expect(file).toMatchObject({
      format: 'unknown',
      mapping: null,
      rows: [],
      sample: [['01.11.2026', 'Leie 1', '100,50']],
    })
    const id = await account(null, token)
    await expect(bring(file.id, id, { token })).rejects.toMatchObject({ body: { fields: { mapping: 'required' } } })
    const map = (mapping: object) =>
      app.call(bankFileCalls.map, { params: { id: String(file.id) }, body: { mapping } as never }, { token })
    await expect(map({ date: 'Når', text: 'Hva', sum: 'Beløp' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { 'mapping.sum': 'choose' } },
    })
    const mapped = await map({ date: 'Når', text: 'Hva', sum: 'Hvor mye' })
    expect(mapped).toMatchObject({ total: 1, rows: [{ date: '2026-11-01', sum: 10_050, text: 'Leie 1' }] })
    expect(await bring(file.id, id, { token })).toMatchObject({ imported: 1 })
    expect(await upload(bytes(2), token)).toMatchObject({ total: 1, rows: [{ text: 'Leie 2' }] })
    expect(await upload(bytes(3))).toMatchObject({ total: 0, mapping: null })
  })
})

describe('a file of 2,500 rows', () => {
  it('comes in whole, once, and its newest rows are listed', async () => {
    const id = await account()
    const lines = Array.from({ length: 2500 }, (_, n): BankLine => {
      const day = `${String((n % 28) + 1).padStart(2, '0')}.${String((n % 12) + 1).padStart(2, '0')}.2025`
      return [day, `${n + 1},00`, `Rad ${n}`, '12342100188', '', 'Åse Bjørnstad']
    })
    const bytes = nordeaFile(lines)
    // On a busy machine the reading process may get no processor time, so this tries twice.
    const file = async () => (await upload(bytes).catch(() => upload(bytes))).id
    expect(await bring(await file(), id)).toMatchObject({ imported: 2500 })
    expect(await bring(await file(), id)).toMatchObject({ imported: 0, known: 2500 })
    expect(await list({ state: 'open' })).toHaveLength(2000)
    const mine = (await app.call(bankAccountCalls.list, {}, { token: kari.token })).find((each) => each.id === id)
    expect(mine).toMatchObject({ rows: 2500, last_on: '2025-12-28' })
  }, 300_000)
})
