import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { bankAccountCalls } from '../account/calls'
import { bankFileCalls } from '../file/calls'
import { nordeaFile, ownNumber, sparebankenFile, uploadBankFile, type BankLine } from '../file/test-bank-files'
import { bankTransactionCalls } from './calls'
import type { TransactionQuery } from './model'
import { setTransaction } from './service'
import type { OwnedCtx } from '../../base/call/context'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  // The process that reads is started with the first file.
  await upload(nordeaFile([['01.11.2026', '1,00', 'x']]))
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

let made = 0
const account = async (account_number: string | null = ownNumber, token = kari.token) => {
  made += 1
  const body = { name: `Utleiekonto ${made}`, account_number }
  return (await app.call(bankAccountCalls.create, { body }, { token })).id
}
const upload = (bytes: Uint8Array, token = kari.token) => uploadBankFile(app, token, bytes)
const bring = (file: number, bankAccountId: number, { anyway = false, token = kari.token } = {}) =>
  app.call(
    bankTransactionCalls.importFile,
    { params: { id: String(file) }, body: { bankAccountId, anyway } },
    { token },
  )
const bringBytes = async (bytes: Uint8Array, bankAccountId: number, anyway = false) =>
  await bring((await upload(bytes)).id, bankAccountId, { anyway })
const undo = (importId: number, token = kari.token) =>
  app.call(bankTransactionCalls.removeImport, { params: { importId: String(importId) } }, { token })
const list = (query: Record<string, string | number>, token = kari.token) =>
  app.call(bankTransactionCalls.list, { query: query as never }, { token })
/** What stands on an account: day, øre, text, in an order of its own. */
const rowsOn = async (bankAccountId: number) =>
  (await list({ bankAccountId })).map(({ date, sum, text }) => `${date} ${sum} ${text}`).toSorted()
const matchedWith = { contractId: null, paymentId: null, bilagIds: [], incomeId: 1 }
/** Matches a row, as the module that matches does. */
const match = (id: number) =>
  app.db.transaction().execute((db) =>
    setTransaction({ db, owner: kari.id, now: app.now() } as unknown as OwnedCtx, id, {
      state: 'matched',
      match: matchedWith,
    }),
  )

const [one, two, three]: readonly BankLine[] = [
  ['02.11.2026', '9500,00', 'Husleie', '12342100188', '', 'Åse Bjørnstad'],
  ['04.11.2026', '-421,30', 'Gjensidige', '', '12349100043'],
  ['05.11.2026', '7000,00', 'Min halvdel', '12343100068', '', 'Jonas Sæther'],
] as const
const reserved: BankLine = ['Reservert', '-89,90', 'JERNIA OSLO NO']

describe('an import', () => {
  it('brings each row once, with its other side, and none that waits at the bank', async () => {
    const id = await account()
    expect(await bringBytes(nordeaFile([one!, two!, reserved]), id)).toMatchObject({
      imported: 2,
      known: 0,
      pending: 1,
    })
    const found = await list({ bankAccountId: id })
    expect(found).toMatchObject([
      { date: '2026-11-04', sum: -42_130, text: 'Gjensidige', counter_account: '12349100043', state: 'open' },
      { date: '2026-11-02', sum: 950_000, counterparty: 'Åse Bjørnstad', counter_account: '12342100188', match: null },
    ])
    expect((await app.call(bankAccountCalls.list, {}, { token: kari.token })).find((each) => each.id === id)).toEqual({
      id,
      name: `Utleiekonto ${made}`,
      account_number: ownNumber,
      unreadable: [],
      last_on: '2026-11-04',
      rows: 2,
    })
  })

  it('of the same file is refused a second time, and of the same bytes brings nothing', async () => {
    const id = await account()
    const bytes = nordeaFile([one!, two!])
    const { id: file } = await upload(bytes)
    await bring(file, id)
    await expect(bring(file, id)).rejects.toMatchObject({ status: 409, body: { message: 'alreadyImported' } })
    expect(await bringBytes(bytes, id)).toMatchObject({ imported: 0, known: 2 })
    expect(await rowsOn(id)).toHaveLength(2)
  })

  it('knows the rows of overlapping files in any order, and keeps as many equal ones as one file has', async () => {
    const id = await account()
    const coffee: BankLine = ['06.11.2026', '-45,00', 'KAFFE']
    expect(await bringBytes(nordeaFile([one!, two!, coffee, coffee]), id)).toMatchObject({ imported: 4 })
    expect(await bringBytes(nordeaFile([coffee, three!, coffee, two!, coffee]), id)).toEqual(
      expect.objectContaining({ imported: 2, known: 3 }),
    )
    expect(await bringBytes(nordeaFile([coffee, one!]), id)).toMatchObject({ imported: 0, known: 2 })
    expect(await rowsOn(id)).toEqual([
      '2026-11-02 950000 Husleie',
      '2026-11-04 -42130 Gjensidige',
      '2026-11-05 700000 Min halvdel',
      ...Array.from({ length: 3 }, () => '2026-11-06 -4500 KAFFE'),
    ])
  })

  it('of equal rows knows the one that has the same other side', async () => {
    const id = await account()
    const [ase, per]: readonly BankLine[] = [
      ['02.11.2026', '100,00', 'Leie', '', '', 'Åse'],
      ['02.11.2026', '100,00', 'Leie', '', '', 'Per'],
    ]
    await bringBytes(nordeaFile([ase!]), id)
    expect(await bringBytes(nordeaFile([per!, ase!]), id)).toMatchObject({ imported: 1, known: 1 })
    expect((await list({ bankAccountId: id })).map(({ counterparty }) => counterparty).toSorted()).toEqual([
      'Per',
      'Åse',
    ])
  })

  it('of one file twice at once, or of two equal files, gives one set', async () => {
    const id = await account()
    const bytes = nordeaFile([one!, two!, three!])
    const [first, second] = [await upload(bytes), await upload(bytes)]
    const came = await Promise.allSettled([first, first, second, second].map((file) => bring(file.id, id)))
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await rowsOn(id)).toHaveLength(3)
  })

  it('asks about days that were read before in another format, and goes on when told to', async () => {
    const id = await account()
    await bringBytes(nordeaFile([one!, three!]), id)
    const other = await upload(
      sparebankenFile([
        ['02.11.2026', '9500,00', 'Fra: Åse'],
        ['09.11.2026', '1,00', 'Ny'],
      ]),
    )
    await expect(bring(other.id, id)).rejects.toMatchObject({
      status: 409,
      body: { message: 'readBefore', days: ['2026-11-02'] },
    })
    expect(await rowsOn(id)).toHaveLength(2)
    expect(await bring(other.id, id, { anyway: true })).toMatchObject({ imported: 2 })
  })

  it('takes of a file with several accounts the rows of one, and says where there are none', async () => {
    const other = '12342100188'
    const csv = (own: string, n: number) =>
      `2026-11-0${n};${n}00,00;${n}00,00;NOK;Utleie;${own};;12349100043;Betaling;Fra: Åse;;Diverse;Vipps`
    const header =
      'Dato;Beløp;Originalt Beløp;Original Valuta;Til konto;Til kontonummer;Fra konto;Fra kontonummer;Type;Tekst;KID;Hovedkategori;Underkategori'
    const file = await upload(Buffer.from([header, csv(ownNumber, 1), csv(other, 2), csv(ownNumber, 3)].join('\n')))
    expect(file.accounts).toEqual([
      { account_number: ownNumber, rows: 2 },
      { account_number: other, rows: 1 },
    ])
    const [mine, his, nobodys, unknown] = [
      await account(),
      await account(other),
      await account('12349100043'),
      await account(null),
    ]
    expect(await bring(file.id, mine)).toMatchObject({ imported: 2 })
    expect(await bring(file.id, his)).toMatchObject({ imported: 1 })
    await expect(bring(file.id, nobodys)).rejects.toMatchObject({
      status: 422,
      body: { fields: { bankAccountId: 'otherBankAccount' } },
    })
    await expect(bring(file.id, unknown)).rejects.toMatchObject({
      status: 422,
      body: { fields: { bankAccountId: 'accountNumberNeeded' } },
    })
  })

  it('is the owner’s alone: file, account, rows and import are nobody else’s', async () => {
    const [mine, his] = [await account(), await account(ownNumber, ola.token)]
    const { id: file } = await upload(nordeaFile([one!]))
    const notFound = { status: 404, body: { message: 'notFound' } }
    await expect(bring(file, his, { token: ola.token })).rejects.toMatchObject(notFound)
    await expect(bring(file, his)).rejects.toMatchObject(notFound)
    const { importId } = await bring(file, mine)
    await expect(undo(importId, ola.token)).rejects.toMatchObject(notFound)
    await expect(list({ bankAccountId: mine }, ola.token)).rejects.toMatchObject(notFound)
    const [row] = await list({ bankAccountId: mine })
    await expect(list({ before: row!.id }, ola.token)).rejects.toMatchObject(notFound)
    expect(await list({}, ola.token)).toEqual([])
  })

  it('leaves no text of its rows in audit trail, sending log or jobs, and the other side’s account is stored encrypted', async () => {
    const id = await account()
    await bringBytes(nordeaFile([['02.11.2026', '1,00', 'Hemmelig legebesøk', '12342100188', '', 'Lege Legesen']]), id)
    for (const table of ['audit', 'sendlog', 'job']) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(app.db)
      expect(rows.filter(({ text }) => /Hemmelig|Legesen|12342100188/.test(text))).toEqual([])
    }
    const stored = await app.db
      .selectFrom('bank_transaction')
      .selectAll()
      .where('bank_account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain('12342100188')
    expect(app.logged.join('\n')).not.toMatch(/Hemmelig|Legesen/)
  })
})

describe('an import taken back', () => {
  it('takes its rows with it, but for those that another file has too', async () => {
    const id = await account()
    const first = await bringBytes(nordeaFile([one!, two!]), id)
    const second = await bringBytes(nordeaFile([two!, three!]), id)
    await undo(first.importId)
    expect(await rowsOn(id)).toEqual(['2026-11-04 -42130 Gjensidige', '2026-11-05 700000 Min halvdel'])
    await undo(second.importId)
    expect(await rowsOn(id)).toEqual([])
    await expect(undo(second.importId)).rejects.toMatchObject({ status: 404 })
  })

  it('can be imported again', async () => {
    const id = await account()
    const { id: file } = await upload(nordeaFile([one!, two!]))
    await undo((await bring(file, id)).importId)
    expect(await bring(file, id)).toMatchObject({ imported: 2, known: 0 })
  })

  it('is refused while one of its rows is matched, and so is deleting the account', async () => {
    const id = await account()
    const { importId } = await bringBytes(nordeaFile([one!, two!]), id)
    const [row] = await list({ bankAccountId: id })
    await match(row!.id)
    await expect(undo(importId)).rejects.toMatchObject({ status: 409, body: { message: 'importInUse' } })
    const remove = () => app.call(bankAccountCalls.remove, { params: { id: String(id) } }, { token: kari.token })
    await expect(remove()).rejects.toMatchObject({ status: 409, body: { message: 'importInUse' } })
    expect(await list({ bankAccountId: id, state: 'matched' })).toMatchObject([{ id: row!.id, match: matchedWith }])
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
      (await list({ bankAccountId: id, ...query } as Record<string, string | number>)).map(({ text }) => text)
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
    const { id: file } = await upload(nordeaFile([one!, two!, three!]), token)
    await bring(file, id, { token })
    const [, middle] = await list({ bankAccountId: id }, token)
    await app.db
      .updateTable('bank_transaction')
      .set({ state: 'matched', match: JSON.stringify(matchedWith) })
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
