import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { queueJob } from '../../base/outbox/job'
import { supplierCalls } from '../../books/supplier/calls'
import { incomeCalls } from '../../books/income/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { madeCsv } from '../old-sheet/test-books'
import { importCalls } from './calls'
import { dumpOf, sampleBooks as books, uploadOldBooks } from './test-imports'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T10:00:00.000Z' })
  await uploadOldBooks(app, (await app.landlord()).token, books())
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(async () => {
  app.setNow('2026-11-26T10:00:00.000Z')
  kari = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})

const at = (id: number) => ({ params: { id: String(id) } })
const apply = (id: number, body: object = {}, token = kari.token) =>
  app.call(importCalls.apply, { ...at(id), body }, { token })
const takeBack = (id: number) => app.call(importCalls.remove, at(id), { token: kari.token })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { body?: object }) => error.body ?? error,
  )

const dump = () => dumpOf(app)

describe('old books', () => {
  it('are proposed with their totals, questions and what is left out', async () => {
    const read = await uploadOldBooks(app, kari.token, books())
    expect(read).toMatchObject({
      name: 'regnskap.xlsx',
      kind: 'sheet',
      counts: { houses: 1, suppliers: 2, expenses: 2, income: 2, items: 1, contracts: 0 },
      totals: [
        { year: 2022, kind: 'items', sum: 4_800_000 },
        { year: 2024, kind: 'income', sum: 1_800_000 },
        { year: 2024, kind: 'maintenance', sum: 185_050 },
        { year: 2024, kind: 'other_costs', sum: 410_000 },
      ],
    })
    expect(read.tables).toMatchObject([
      { sheet: '2024', reads: 'expenses', header_line: 2, columns: { Dato: 'day', Inn: 'in', Ut: 'out' } },
      { sheet: 'Inventar', reads: 'items' },
    ])
    expect(read.proposal.expenses[0]).toEqual({
      house: 0,
      supplier: 0,
      cost_type: 'other_costs',
      cost_line: 'insurance',
      description: 'Forsikring',
      repeat: 'never',
      sum: 410_000,
      date: '2024-02-09',
      franchise: 100,
      documents: [],
      from: { sheet: '2024', line: 5 },
    })
    expect(read.proposal.items).toMatchObject([{ carried: { balance: 2_457_600, on: '2024-12-31' }, lifetime: 8 }])
    expect(read.questions.map(({ id, blocks }) => [id, blocks])).toContainEqual(['improvement:2024:7', true])
  })

  it('are booked by one press, and every record is as the other calls show it', async () => {
    const { id } = await uploadOldBooks(app, kari.token, books())
    expect(await apply(id)).toEqual({
      created: { houses: 1, suppliers: 2, expenses: 2, income: 2, items: 1, contracts: 0 },
    })
    const all = await app.call(
      ledgerCalls.allTypes,
      { query: { date_from: '2024-01-01', date_to: '2026-12-31' } },
      { token: kari.token },
    )
    expect(all.bilags.map(({ sum, cost_line, name }) => [sum, cost_line, name])).toEqual(
      expect.arrayContaining([
        [410_000, 'insurance', 'Trygg AS'],
        [185_050, 'other', 'VVS Vest'],
      ]),
    )
    expect(all.incomeBilags).toHaveLength(2)
    const [income] = all.incomeBilags
    expect(await app.call(incomeCalls.read, at(income!.id), { token: kari.token })).toMatchObject({
      tenant_first_name: 'Eva',
      tenant_birthday: null,
      sum: 900_000,
    })
    const suppliers = await app.call(supplierCalls.list, {}, { token: kari.token })
    expect(suppliers.find(({ name }) => name === 'Trygg AS')).toMatchObject({ address: '', postcode: '', city: '' })
    expect(await refusal(apply(id))).toMatchObject({ message: 'importApplied' })
  })

  it('are answered: a row that was asked about is booked, and one that is left out is not', async () => {
    const { id } = await uploadOldBooks(app, kari.token, books())
    const changed = await app.call(
      importCalls.change,
      {
        ...at(id),
        body: { answers: { 'improvement:2024:7': 'maintenance' }, leave_out: [{ sheet: '2024', line: 6 }] },
      },
      { token: kari.token },
    )
    expect(changed.proposal.expenses.map(({ sum }) => sum)).toEqual([410_000, 9_000_000])
    expect(changed.skipped).toContainEqual(expect.objectContaining({ sheet: '2024', line: 6, reason: 'other' }))
    // Answers stay when the next ones are given.
    const again = await app.call(importCalls.change, { ...at(id), body: { leave_out: [] } }, { token: kari.token })
    expect(again.counts.expenses).toBe(3)
  })

  it('are taken back to the byte, and can be booked again', async () => {
    const { id } = await uploadOldBooks(app, kari.token, books())
    const before = await dump()
    await apply(id)
    expect(await dump()).not.toEqual(before)
    app.setNow('2026-11-27T10:00:00.000Z')
    await takeBack(id)
    expect(await dump()).toEqual(before)
    expect((await apply(id)).created.expenses).toBe(2)
  })

  it('start the trial of an account without records, and taking them back ends that too', async () => {
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', kari.id).execute()
    const { id } = await uploadOldBooks(app, kari.token, books())
    const before = await dump()
    await apply(id)
    await takeBack(id)
    expect(await dump()).toEqual(before)
  })

  it('that were changed since are named, and nothing is taken back', async () => {
    const { id } = await uploadOldBooks(app, kari.token, books())
    await apply(id)
    app.setNow('2026-11-27T10:00:00.000Z')
    const supplier = (await app.call(supplierCalls.list, {}, { token: kari.token })).find(
      ({ name }) => name === 'Trygg AS',
    )!
    const body = { name: 'Trygg AS', address: 'Gata 1', postcode: '0155', city: 'Oslo' }
    await app.call(supplierCalls.update, { ...at(supplier.id), body }, { token: kari.token })
    const before = await dump()
    expect(await refusal(takeBack(id))).toMatchObject({
      message: 'importChanged',
      changed: [{ kind: 'supplier', id: supplier.id, text: 'Trygg AS' }],
    })
    expect(await dump()).toEqual(before)
  })

  it('that are there already are known, by another upload too', async () => {
    const first = await uploadOldBooks(app, kari.token, books())
    const second = await uploadOldBooks(app, kari.token, books())
    await apply(first.id)
    const third = await uploadOldBooks(app, kari.token, books())
    expect(third.counts).toMatchObject({ houses: 0, expenses: 0, income: 0, items: 0 })
    expect(third.skipped.filter(({ reason }) => reason === 'known')).toHaveLength(5)
    expect((await apply(third.id)).created).toMatchObject({ expenses: 0, income: 0, items: 0 })
    // The second one was read before anything was booked, so it names a house of its own.
    expect((await apply(second.id)).created.houses).toBe(1)
  })

  it('that the plan has no place for are refused with how many fit, and nothing is made', async () => {
    await app.db
      .updateTable('account')
      .set({ subscriptionActive: false, usedBilags: 18 })
      .where('id', '=', kari.id)
      .execute()
    const { id } = await uploadOldBooks(app, kari.token, books())
    const before = await dump()
    expect(await refusal(apply(id))).toMatchObject({ message: 'freeLimit', fits: 3 })
    expect(await dump()).toEqual(before)
    expect((await apply(id, { only: { years: [2022] } })).created).toMatchObject({ expenses: 0, income: 0, items: 1 })
  })

  it('in a zip bring their receipts', async () => {
    const archive = zipSync({
      'Utleie/2024.xlsx': books(),
      'Utleie/kvitteringer/polise.pdf': samplePdf(),
      'Utleie/kvitteringer/bilde.jpg': await sampleJpeg(),
      'Utleie/.DS_Store': strToU8('x'),
    })
    const read = await uploadOldBooks(app, kari.token, archive, 'utleie.zip')
    expect(read.proposal.expenses[0]!.documents).toEqual(['Utleie/kvitteringer/polise.pdf'])
    expect(read.questions).toContainEqual(
      expect.objectContaining({ id: 'receipt:Utleie/kvitteringer/bilde.jpg', blocks: false }),
    )
    const before = await dump()
    await app.call(
      importCalls.change,
      { ...at(read.id), body: { answers: { 'receipt:Utleie/kvitteringer/bilde.jpg': 'fill_out' } } },
      { token: kari.token },
    )
    expect((await apply(read.id)).created.expenses).toBe(3)
    const { bilags } = await app.call(
      ledgerCalls.allTypes,
      { query: { date_from: '2024-01-01' } },
      { token: kari.token },
    )
    expect(bilags.filter(({ documents }) => documents.length === 1)).toHaveLength(2)
    await takeBack(read.id)
    expect(await dump()).toEqual(before)
  })

  it('of somebody else are not found, and unknown answers and fields are refused', async () => {
    const { id } = await uploadOldBooks(app, kari.token, books())
    const other = await app.landlord()
    expect(await refusal(apply(id, {}, other.token))).toMatchObject({ message: 'notFound' })
    const columns = [{ sheet: '2024', header_line: 2, columns: { Dato: 'nothing at all' } }]
    expect(
      await refusal(app.call(importCalls.change, { ...at(id), body: { columns } }, { token: kari.token })),
    ).toMatchObject({ message: 'invalid' })
  })

  it('whose columns nobody knows are read as the landlord names them', async () => {
    const csv = madeCsv([
      ['Greie', 'Nårda', 'Penger', 'Farge'],
      ['Strøm', '02.03.2024', '400,00', 'rød'],
      ['Forsikring', '05.03.2024', '2 000,00', 'blå'],
    ])
    const read = await uploadOldBooks(app, kari.token, Buffer.from(csv), 'liste.csv')
    expect(read.tables).toMatchObject([{ reads: 'nothing', columns: { Nårda: '', Greie: '', Penger: '', Farge: '' } }])
    // A column that is sent back as it was answered stays unknown.
    const fields = { ...read.tables[0]!.columns, Nårda: 'day', Greie: 'text', Penger: 'out' }
    const columns = [{ sheet: 'liste.csv', header_line: 1, columns: fields }]
    const named = await app.call(importCalls.change, { ...at(read.id), body: { columns } }, { token: kari.token })
    expect(named.counts.expenses).toBe(2)
  })

  it('are forgotten after seven days, also what was applied, which can still be taken back', async () => {
    const [open, applied] = [
      await uploadOldBooks(app, kari.token, books()),
      await uploadOldBooks(app, kari.token, books()),
    ]
    await apply(applied.id)
    app.setNow('2026-12-04T11:00:00.000Z')
    await queueJob(app.db, app.now(), 'import.forget', {})
    await app.work()
    kari = { ...kari, token: (await app.login(kari.email)).accessToken }
    const list = await app.call(importCalls.list, {}, { token: kari.token })
    expect(list).toMatchObject([{ id: applied.id, readable: false, created: { expenses: 2, income: 2, items: 1 } }])
    expect(await refusal(app.call(importCalls.read, at(open.id), { token: kari.token }))).toMatchObject({
      message: 'notFound',
    })
    expect(await refusal(app.call(importCalls.read, at(applied.id), { token: kari.token }))).toMatchObject({
      message: 'notFound',
    })
    await takeBack(applied.id)
    expect((await app.call(importCalls.list, {}, { token: kari.token }))[0]).toMatchObject({ applied_at: null })
    // The file is forgotten, so it can’t be booked again.
    expect(await refusal(apply(applied.id))).toMatchObject({ message: 'notFound' })
  })

  it('of 400 rows are booked at once', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => [
      `${(n % 28) + 1}.${(n % 12) + 1}.2024`,
      `Strøm ${n}`,
      `Kraft ${n % 40}`,
      `${100 + n},50`,
    ])
    const csv = madeCsv([['Dato', 'Tekst', 'Leverandør', 'Utgift'], ...rows])
    const { id } = await uploadOldBooks(app, kari.token, Buffer.from(csv), 'mange.csv')
    expect((await apply(id)).created).toMatchObject({ expenses: 400, suppliers: 40 })
  })
})

describe('a hostile file', () => {
  const upload = async (bytes: Uint8Array, name = 'a.xlsx') => {
    const { status, body } = await app.upload(kari.token, name, bytes, 'imports')
    return [status, (JSON.parse(body) as { message?: string }).message]
  }

  it.each([
    [
      'without amounts',
      () =>
        Buffer.from(
          madeCsv([
            ['Fornavn', 'Etternavn', 'Postnr', 'Telefon'],
            ['Ola', 'Li', '2663', '900 00 993'],
            ['Kari', 'Bo', '2691', '900 00 228'],
          ]),
        ),
      'noBooks',
    ],
    ['of an older Excel', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldBooksOldFormat'],
    [
      'with a password',
      () =>
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'oldBooksLocked',
    ],
    ['of Numbers', () => zipSync({ 'Index/Document.iwa': strToU8('x') }), 'oldBooksNumbers'],
    [
      'with a document type',
      () => zipSync({ 'content.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
      'oldBooksDocumentType',
    ],
    ['that is cut off', () => books().subarray(0, 700), 'oldBooksUnreadable'],
    [
      'with 300 MB unpacked',
      () => zipSync({ 'xl/workbook.xml': strToU8('<w/>'), 'a.bin': new Uint8Array(300_000_000) }),
      'oldBooksTooLarge',
    ],
    [
      'with 40,000 rows',
      () => Buffer.from('Dato;Tekst;Utgift\n'.padEnd(40_000 * 24, '01.02.2024;Strøm;100,00\n')),
      'oldBooksTooMany',
    ],
    [
      'with a row repeated a million times',
      () =>
        zipSync({
          'content.xml': strToU8(
            '<d><table name="a"><table-row number-rows-repeated="1000000"><table-cell value-type="float" value="1"/></table-row></table></d>',
          ),
        }),
      'oldBooksTooMany',
    ],
    [
      'with a cell repeated without end',
      () =>
        zipSync({
          'content.xml': strToU8(
            '<d><table name="a"><table-row><table-cell value-type="float" value="1" number-columns-repeated="99999999"/></table-row></table></d>',
          ),
        }),
      'oldBooksTooMany',
    ],
  ])('%s is told as one', async (_what, bytes, message) => {
    const before = await dump()
    expect(await upload(bytes())).toEqual([message === 'oldBooksTooLarge' ? 413 : 422, message])
    expect(await dump()).toEqual(before)
  })

  it('that says it is smaller than it is, is unreadable', async () => {
    const bytes = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<w/>'.padEnd(9_000_000, ' ')) }))
    // The size that the directory states.
    bytes.writeUInt32LE(10, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
    expect(await upload(bytes)).toEqual([422, 'oldBooksUnreadable'])
  })

  it('with a million empty rows is read, and a formula is not reckoned', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 10}"/>`).join('')
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Dato</t></is></c><c r="B1" t="inlineStr"><is><t>Tekst</t></is></c><c r="C1" t="inlineStr"><is><t>Utgift</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>01.02.2024</t></is></c><c r="B2" t="inlineStr"><is><t>Strøm</t></is></c><c r="C2"><f>WEBSERVICE("http://husbok.test")+1</f></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>01.03.2024</t></is></c><c r="B3" t="inlineStr"><is><t>Strøm</t></is></c><c r="C3"><v>300</v></c></row>${rows}</sheetData></worksheet>`
    const bytes = zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    })
    const read = await uploadOldBooks(app, kari.token, bytes)
    expect(read.proposal.expenses.map(({ sum }) => sum)).toEqual([30_000])
    expect(read.skipped).toContainEqual(expect.objectContaining({ line: 2, reason: 'not_a_sum' }))
  })
})
