import { strToU8, zipSync } from 'fflate'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import type { Instant } from '../../base/kit/day'
import { errorWords } from '../../base/kit/words-errors'
import { bankAccountCalls } from '../account/calls'
import { bankTransactionCalls } from '../transaction/calls'
import { bankFileCalls } from './calls'
import { nordeaFile, startReading, uploadBankFile } from './test-bank-files'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T10:00:00.000Z' })
  kari = await app.landlord()
  await startReading(app, kari.token)
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const upload = (bytes: Uint8Array, name?: string) => uploadBankFile(app, kari.token, bytes, name)
const storedFiles = async () => (await app.db.selectFrom('bank_file').select('id').execute()).map(({ id }) => id)

const folder = join(import.meta.dirname, '../../../../shared/reference/bank-samples')
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.json')) : []
interface Expected {
  readonly rows: readonly { readonly ownAccount?: string; readonly amount: number; readonly pending: boolean }[]
}

// Sample files from a folder next to the project. The project doesn't contain them.
describe.skipIf(samples.length === 0)('the reference’s files', () => {
  it.each(samples)('%s is uploaded, and its rows are imported to the øre', async (name) => {
    const expected = (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Expected).rows
    const { token } = await app.landlord()
    const file = await uploadBankFile(app, token, readFileSync(join(folder, name)), name)
    expect(file).toMatchObject({ name, total: expected.length, skipped: [], differences: [] })
    expect(file.pending).toBe(expected.filter(({ pending }) => pending).length)
    const accounts = file.accounts.length > 0 ? file.accounts.map((each) => each.account_number) : [null]
    const sums: number[] = []
    for (const account_number of accounts) {
      const body = { name: 'Utleie', account_number }
      const { id } = await app.call(bankAccountCalls.create, { body }, { token })
      const input = { params: { id: String(file.id) }, body: { bankAccountId: id } }
      const { imported } = await app.call(bankTransactionCalls.importFile, input, { token })
      const rows = await app.call(bankTransactionCalls.list, { query: { bankAccountId: String(id) } }, { token })
      expect(rows).toHaveLength(imported)
      sums.push(...rows.map(({ sum }) => sum))
    }
    const booked = expected.filter(({ pending }) => !pending).map(({ amount }) => amount)
    expect(sums.toSorted((a, b) => a - b)).toEqual(booked.toSorted((a, b) => a - b))
  })
})

describe('a file of a bank', () => {
  it('with a large answer is answered alike to a repeated call, and empties the oldest of 20 others', async () => {
    const { id: account, token } = await app.landlord()
    const lines = Array.from({ length: 3000 }, () => '02.11.2026;Leie;mye')
    const { id } = await uploadBankFile(app, token, Buffer.from(['Dato;Tekst;Beløp', ...lines].join('\n')))
    const others = Array.from({ length: 20 }, (_, n) => ({
      account_id: account,
      route: 'POST x',
      key: `large-${String(n).padStart(2, '0')}`,
      bodyHash: 'x',
      status: 201,
      answer: randomBytes(60_000).toString('base64'),
      created_at: `2026-11-26T09:${30 + n}:00.000Z` as Instant,
    }))
    await app.db.insertInto('idempotency').values(others).execute()
    const body = { mapping: { date: 'Dato', text: 'Tekst', sum: 'Beløp' } }
    const read = () => app.raw('PUT', `/api/bank/files/${id}`, body, { token, key: 'read-anew-1' })
    const first = await read()
    expect([first.status, first.body.length > 65_536, (await read()).body]).toEqual([200, true, first.body])
    const emptied = app.db.selectFrom('idempotency').select('key').where('answer', '=', '')
    expect(await emptied.where('account_id', '=', account).execute()).toEqual([{ key: 'large-00' }])
  })

  it('is told as it was read: format, accounts, first rows, what is skipped', async () => {
    const file = await upload(
      nordeaFile([
        ['02.11.2026', '9500,00', 'Husleie', '12342100188', '', 'Åse Bjørnstad'],
        ['Reservert', '-89,90', 'JERNIA'],
        ['31.02.2026', '1,00', 'Ingen dag'],
      ]),
    )
    expect(file).toMatchObject({
      name: 'konto.csv',
      format: 'nordea',
      encoding: 'utf-8',
      accounts: [{ account_number: '12345678903', rows: 2 }],
      rows: [
        { line: 2, date: '2026-11-02', sum: 950_000, counterparty: 'Åse Bjørnstad', counter_account: '12342100188' },
        { line: 3, pending: true },
      ],
      total: 2,
      pending: 1,
      skipped: [{ line: 4, reason: 'noDate' }],
      from: '2026-11-02',
      to: '2026-11-02',
    })
  })

  it('with a column of direction has money out below zero, and names what it doesn’t know', async () => {
    const file = await upload(
      csv(
        'Dato;Tekst;Beløp;Inn/ut',
        '02.11.2026;Tilbakebetalt Per Prøve leie;10000,00;Ut',
        '03.11.2026;Rørlegger;4500,00;Ut',
        '04.11.2026;Per Prøve leie;10000,00;Inn',
        '05.11.2026;Ukjent;1,00;X',
        '06.11.2026;Ingen retning;1,00;',
        '07.11.2026;Begge;-1,00;Inn',
      ),
    )
    expect(file.rows.map(({ line, sum }) => [line, sum])).toEqual([
      [2, -1_000_000],
      [3, -450_000],
      [4, 1_000_000],
    ])
    expect(file.skipped).toEqual([
      { line: 5, reason: 'direction' },
      { line: 6, reason: 'direction' },
      { line: 7, reason: 'contradiction' },
    ])
  })

  it('is kept for 24 hours, encrypted, for its owner alone', async () => {
    const { id } = await upload(nordeaFile([['02.11.2026', '1,00', 'Hemmelig']]))
    const row = await app.db.selectFrom('bank_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('Hemmelig')
    const { token } = await app.landlord()
    const body = { mapping: { date: 'a', text: 'b', sum: 'c' } }
    const params = { id: String(id) }
    await expect(app.call(bankFileCalls.map, { params, body }, { token })).rejects.toMatchObject({ status: 404 })
    app.setNow('2026-11-27T10:00:00.001Z')
    await expect(app.call(bankFileCalls.map, { params, body }, { token: kari.token })).rejects.toMatchObject({
      status: 404,
    })
    await app.modules.work.kinds['bank.removeFiles']!.run({ db: app.db, now: app.now(), payload: {} } as never)
    app.setNow('2026-11-26T10:00:00.000Z')
    expect(await storedFiles()).toEqual([])
  })

  it('is read by the line of the header that is named, and so is the next one like it', async () => {
    const preamble = ['Kontoutskrift;Utleie', 'Fra;01.08.2026;Til;31.08.2026', '', 'Når;Hva skjedde;Kroner;Soldi;Costo']
    const month = (...rows: string[]) => csv(...preamble, ...rows)
    const file = await upload(month('31.08.2026;Leie;500,00;NOK;10,00', '30.08.2026;Leie;500,00;EUR;'))
    const put = (body: unknown) =>
      app.call(bankFileCalls.map, { params: { id: String(file.id) }, body: body as never }, { token: kari.token })
    const shown = await put({ header_line: 4 })
    expect(shown).toMatchObject({
      columns: ['Når', 'Hva skjedde', 'Kroner', 'Soldi', 'Costo'],
      header_line: 4,
      mapping: null,
      total: 0,
    })
    expect(shown.lines[0]).toEqual({ line: 1, cells: ['Kontoutskrift', 'Utleie'] })
    const mapping = { date: 'Når', text: 'Hva skjedde', sum: 'Kroner', currency: 'Soldi', fee: 'Costo' }
    const answer = await put({ header_line: 4, mapping })
    expect(answer).toMatchObject({ mapping, header_line: 4, skipped: [{ line: 6, reason: 'currency' }] })
    expect(answer.rows.map(({ line, sum }) => [line, sum])).toEqual([[5, 49_000]])
    // The landlord named the header line before. Naming only the columns again doesn't change it.
    expect(
      await put({ mapping: { date: 'Når', text: 'Hva skjedde', sum: 'Kroner' }, currency: 'Soldi' }),
    ).toMatchObject({
      rows: [{ line: 5, sum: 50_000 }],
    })
    await put({ header_line: 4, mapping })
    expect(await upload(month('30.09.2026;Leie;700,00;NOK;'))).toMatchObject({ mapping, header_line: 4, total: 1 })
  })

  it('refuses a header where none is, and columns that the named line has not', async () => {
    const { id } = await upload(csv('Kontoutskrift;x;y', '', 'Når;Hva;Kroner', '31.08.2026;Leie;500,00'))
    const put = (body: unknown) =>
      app.call(bankFileCalls.map, { params: { id: String(id) }, body: body as never }, { token: kari.token })
    const mapping = { date: 'Når', text: 'Hva', sum: 'Kroner' }
    await expect(put({ header_line: 2, mapping })).rejects.toMatchObject({
      body: { message: 'invalid', fields: { header_line: 'choose' } },
    })
    await expect(put({ header_line: 1, mapping })).rejects.toMatchObject({
      body: { message: 'invalid', fields: { 'mapping.date': 'choose' } },
    })
    await expect(put({ counterparty: 'Hva' })).rejects.toMatchObject({
      body: { message: 'invalid', fields: { mapping: 'required' } },
    })
  })

  it('is read anew as often as files are uploaded, and no more', () => {
    expect(bankFileCalls.map.limits).toEqual(bankFileCalls.upload.limits)
  })

  it('is one of ten at most', async () => {
    const { token, id } = await app.landlord()
    for (let n = 0; n < 12; n += 1) await uploadBankFile(app, token, nordeaFile([['02.11.2026', `${n + 1},00`, 'x']]))
    expect(await app.db.selectFrom('bank_file').select('id').where('account_id', '=', id).execute()).toHaveLength(10)
  })
})

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))
const header = 'Dato;Type;Beskrivelse;Beløp'
/** An archive whose directory understates the size of its large file. */
function lyingArchive(): Uint8Array {
  const bytes = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(64 * 1024 * 1024) }))
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bytes.writeUInt32LE(100, directory + 24)
  bytes.writeUInt32LE(100, 22)
  return bytes
}

const hostile: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['nothing', () => csv(''), 'notABankFile'],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notABankFile'],
  ['a PDF', () => csv('%PDF-1.7', '1 0 obj', '<</Type/Catalog>>', 'endobj'), 'notABankFile'],
  ['a page', () => csv('<html>', '<body>Kontoutskrift</body>', '</html>'), 'notABankFile'],
  [
    'an entity bomb',
    () => csv('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><Document>&c;</Document>'),
    'documentType',
  ],
  ['a file of the system', () => csv('<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document/>'), 'documentType'],
  [
    'a camt.054',
    () => csv('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn/></Document>'),
    'camt054',
  ],
  ['deep XML', () => csv(`<Document>${'<a>'.repeat(100_000)}`), 'notABankFile'],
  [
    '30,000 columns and a row',
    () => csv(Array.from({ length: 30_000 }, (_, n) => `c${n}`).join(';'), '02.11.2026;B;x;1,00'),
    'notABankFile',
  ],
  ['30,000 columns', () => csv(Array.from({ length: 30_000 }, (_, n) => `k${n}`).join(';')), 'notABankFile'],
  [
    'more rows than 20,000',
    () => csv(header, ...Array.from({ length: 20_001 }, () => '02.11.2026;B;x;1,00')),
    'tooManyRows',
  ],
  ['a text of more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'bankFileTooLarge'],
  ['an upload of more than 10 MB', () => Buffer.alloc(11 * 1024 * 1024, 'a'), 'fileTooBig'],
  ['an archive of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'zipFile'],
  ['a workbook of before 2007', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
  [
    'a camt.052',
    () => csv('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt/></Document>'),
    'camt052',
  ],
  [
    'an archive that unpacks to 40 MB',
    () => zipSync({ 'xl/a.bin': new Uint8Array(40 * 1024 * 1024) }),
    'bankFileTooLarge',
  ],
  ['an archive that says it is small', lyingArchive, 'notABankFile'],
  [
    'a workbook of one long text',
    () => zipSync({ 'xl/a.xml': strToU8(`<a>${'x'.repeat(3_000_000)}</a>`) }),
    'cellTooLong',
  ],
]

describe('a file that is refused', () => {
  it.each(hostile)('%s: with a sentence, and nothing of it is stored', async (_what, bytes, reason) => {
    const before = await storedFiles()
    const { status, body } = await app.upload(kari.token, 'konto.csv', bytes(), 'bank/files')
    const { message } = JSON.parse(body) as { message: keyof typeof errorWords.texts }
    expect([status, message]).toEqual([reason === 'bankFileTooLarge' || reason === 'fileTooBig' ? 413 : 422, reason])
    expect(errorWords.texts[message].nb).toMatch(/\.$/)
    expect(await storedFiles()).toEqual(before)
  })

  it.each([
    ['a line of a megabyte', csv(header, `02.11.2026;B;${'x'.repeat(1024 * 1024)};1,00`, '03.11.2026;B;Husleie;2,00')],
    ['NUL', csv(header, '03.11.2026;B;Hus\0leie;2,00')],
    ['direction characters', csv(header, '03.11.2026;B;Hus\u202eleie\u2066;2,00')],
    ['a quotation mark that nothing closes', csv(header, '03.11.2026;B;Husleie;2,00', '04.11.2026;B;"åpen;1,00')],
  ])('in part alone: %s', async (_what, bytes) => {
    const file = await upload(bytes)
    expect(file.rows).toMatchObject([{ date: '2026-11-03', sum: 200, text: 'Husleie' }])
  })

  it('no longer than its own: a formula is a text', async () => {
    const file = await upload(csv(header, '03.11.2026;B;=HYPERLINK("http://x")+1;2,00', '04.11.2026;B;@SUM(A1);1,00'))
    expect(file.rows.map(({ text }) => text)).toEqual(['=HYPERLINK("http://x")+1', '@SUM(A1)'])
  })

  it('half a character is left out', async () => {
    const text = `${header}\n03.11.2026;B;Hus\ud800leie;2,00`
    const file = await upload(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
    expect(file.rows).toMatchObject([{ text: 'Husleie' }])
  })
})
