import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { bankAccountCalls } from '../account/calls'
import { nordeaFile, ownNumber, sparebankenFile, startReading, type BankLine } from '../file/test-bank-files'
import { testBankCalls, one, three, two } from './test-bank'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let { account, upload, bring, bringBytes, undo, list, rowsOn } = {} as ReturnType<typeof testBankCalls>
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  ;({ account, upload, bring, bringBytes, undo, list, rowsOn } = testBankCalls(app, kari))
  await startReading(app, kari.token)
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const reserved: BankLine = ['Reservert', '-89,90', 'JERNIA OSLO NO']

describe('an import', () => {
  it('brings each row once, with its other side, and none that waits at the bank', async () => {
    const id = await account()
    expect(await bringBytes(nordeaFile([one, two, reserved]), id)).toMatchObject({
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
      name: expect.stringMatching('Utleiekonto') as string,
      account_number: ownNumber,
      last_on: '2026-11-04',
      rows: 2,
    })
  })

  it('of the same file is refused a second time, and of the same bytes brings nothing', async () => {
    const id = await account()
    const bytes = nordeaFile([one, two])
    const { id: file } = await upload(bytes)
    await bring(file, id)
    await expect(bring(file, id)).rejects.toMatchObject({ status: 409, body: { message: 'alreadyImported' } })
    expect(await bringBytes(bytes, id)).toMatchObject({ imported: 0, known: 2 })
    expect(await rowsOn(id)).toHaveLength(2)
  })

  it('knows the rows of overlapping files in any order, and keeps as many equal ones as one file has', async () => {
    const id = await account()
    const coffee: BankLine = ['06.11.2026', '-45,00', 'KAFFE']
    expect(await bringBytes(nordeaFile([one, two, coffee, coffee]), id)).toMatchObject({ imported: 4 })
    expect(await bringBytes(nordeaFile([coffee, three, coffee, two, coffee]), id)).toEqual(
      expect.objectContaining({ imported: 2, known: 3 }),
    )
    expect(await bringBytes(nordeaFile([coffee, one]), id)).toMatchObject({ imported: 0, known: 2 })
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
    expect(new Set((await list({ bankAccountId: id })).map(({ counterparty }) => counterparty))).toEqual(
      new Set(['Per', 'Åse']),
    )
  })

  it('of one file twice at once, or of two equal files, gives one set', async () => {
    const id = await account()
    const bytes = nordeaFile([one, two, three])
    const [first, second] = [await upload(bytes), await upload(bytes)]
    const came = await Promise.allSettled([first, first, second, second].map((file) => bring(file.id, id)))
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await rowsOn(id)).toHaveLength(3)
  })

  it('asks about days that were read before in another format, and goes on when told to', async () => {
    const id = await account()
    await bringBytes(nordeaFile([one, three]), id)
    const other = await upload(
      sparebankenFile([
        ['02.11.2026', '9500,00', 'Fra: Åse'],
        ['09.11.2026', '1,00', 'Ny'],
      ]),
    )
    await expect(bring(other.id, id)).rejects.toMatchObject({
      status: 409,
      body: { message: 'readBefore', days: ['2026-11-02'], fresh: 2, same: 1 },
    })
    expect(await rowsOn(id)).toHaveLength(2)
    expect(await bring(other.id, id, { anyway: true })).toMatchObject({ imported: 2 })
  })

  it('leaves out the rows that another format had, by day and sum, and keeps them when that file is undone', async () => {
    const id = await account()
    const first = await bringBytes(nordeaFile([one, three]), id)
    const same: BankLine = ['02.11.2026', '9500,00', 'Fra: Åse']
    const other = await upload(sparebankenFile([same, ['09.11.2026', '1,00', 'Ny']]))
    const second = await bring(other.id, id, { only_new: true })
    expect(second).toMatchObject({ imported: 1, known: 1 })
    expect(await rowsOn(id)).toHaveLength(3)
    // The same layout once more asks once more, and knows its own rows.
    const longer = await upload(sparebankenFile([same, ['05.11.2026', '1,50', 'Nyere'], ['09.11.2026', '1,00', 'Ny']]))
    await expect(bring(longer.id, id)).rejects.toMatchObject({ body: { fresh: 2, same: 1 } })
    expect(await bring(longer.id, id, { only_new: true })).toMatchObject({ imported: 1, known: 2 })
    await undo(first.importId)
    expect(await rowsOn(id)).toEqual(['2026-11-02 950000 Husleie', '2026-11-05 150 Nyere', '2026-11-09 100 Ny'])
  })

  it('of two rows of a day and sum, one of which was read, leaves out neither: nothing says which it is', async () => {
    const id = await account()
    await bringBytes(nordeaFile([one]), id)
    const other = await upload(
      sparebankenFile([
        ['02.11.2026', '9500,00', 'Fra: Åse'],
        ['02.11.2026', '9500,00', 'Fra: Jonas'],
      ]),
    )
    await expect(bring(other.id, id)).rejects.toMatchObject({ body: { fresh: 2, same: 0 } })
    expect(await bring(other.id, id, { only_new: true })).toMatchObject({ imported: 2, known: 0 })
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
    const { id: file } = await upload(nordeaFile([one]))
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
