import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LogLine } from '../src/app/server/app'
import { encryptedTables } from '../src/app/server/encrypted-tables'
import { modules } from '../src/app/server/module-list'
import { testApp, testPassword, type TestApp } from '../src/app/server/test-app'
import { hashOf } from '../src/base/call/secret-hash'
import { findUnreadable } from '../src/base/db/key-rotation'
import { accountCalls } from '../src/landlord/account/calls'
import { sha256 } from '../src/lease/document/service-stored'
import { fetchUnzippedExport } from '../src/year/export/test-account'
import { accountTables, fillAccount } from './module-rows'

let app: TestApp
const lines: LogLine[] = []
beforeAll(async () => {
  app = await testApp({
    olderTax: { url: 'http://127.0.0.1:1' },
    watching: { log: (line) => void lines.push(line as LogLine) },
  })
})
afterAll(() => app.close())
afterEach(() => expect(app.bugs.splice(0)).toEqual([]))

type Call = readonly [method: 'GET' | 'POST', path: string, body?: object]
interface Reader {
  /** A call that reads the field itself. `code` is the account's own. */
  readonly refused?: (code: string) => Call
  /** The path of the list that leaves the record out when the field can't be read. */
  readonly leavesOut?: string
  /** Changes the example rows so that the call reaches the field. */
  readonly given?: (account: number) => Promise<unknown>
}

const codeOf = (account: number) => `code-${account}`.padEnd(22, '0')
const markOf = (table: string, account: number) => `mark${table}${account}`
/** Sets the hash of a paper to the hash of its example bytes. */
const whole = (table: string) => (account: number) =>
  set(table, `sha256 = '${sha256(Buffer.from(markOf(table, account), 'base64'))}'`)(account)

const set = (table: string, values: string) => (account: number) =>
  sql`update ${sql.table(table)} set ${sql.raw(values)} where account_id = ${account}`.execute(app.db)
const contract: Reader = { refused: () => ['GET', 'contract/{contract}'], leavesOut: 'contract/all' }
const signed = set('contract', `"signatureType" = 'bankid', signed_at = now()`)
const lease: Reader = { refused: () => ['GET', 'contract/{contract}/generate-pdf'], given: signed }
const list: Reader = { refused: () => ['GET', 'contract/{contract}/generate-checklist-pdf'] }
const unsigned = (account: number) => sql`delete from signed_document where account_id = ${account}`.execute(app.db)
const handover = 'contract/{contract}/handover/{handover}'
const letter = 'contract/{contract}/letters/{letter}/pdf'
const profile: Reader = { refused: () => ['GET', 'profile'] }

/** By table and column. Null: no call returns the value. */
const readers: Readonly<Record<string, Reader | null>> = {
  'account.ssn': profile,
  'account.iban': profile,
  'account.birthday': profile,
  'account.totp_secret': {
    refused: (token) => ['POST', 'auth/second-factor', { token, code: '123456' }],
    given: async (account) => {
      await sql`update account set totp_confirmed_at = now() where id = ${account}`.execute(app.db)
      await set('second_step', `"tokenHash" = '${hashOf(codeOf(account))}', ends_at = '2100-01-01'`)(account)
    },
  },
  'incomebilag.tenant_birthday': { refused: () => ['GET', 'incomebilag/{incomebilag}'] },
  'contract.tenant_birthday': contract,
  'contract.co_tenants': contract,
  'contract.deposit_account': contract,
  'contract.co_landlords': contract,
  'contract_letter.name': { refused: () => ['GET', letter], given: whole('contract_letter') },
  'contract_letter.paper': { refused: () => ['GET', letter] },
  // Only the export reads what the landlord typed.
  'contract_letter.typed': null,
  'contract_letter.protest_note': {
    leavesOut: 'contract/{contract}/letters',
    given: set('contract_letter', `protest_on = '2026-10-01', is_preview = false`),
  },
  'contract_rent.letter': { refused: () => ['GET', 'contract/{contract}/regulation-letter?from=2026-10-01'] },
  'signing.encrypted_links': contract,
  'signer.encrypted_url': {
    refused: (code) => ['POST', `contract/redirectLink/${code}`, { signer: 'tenant', documentType: 'contract' }],
    given: async (account) => {
      await set('signing', `state = 'sent', ends_at = null, link_tenant_hash = '${hashOf(codeOf(account))}'`)(account)
      await set('signer', 'place = 0, signed_at = null')(account)
    },
  },
  'signed_document.paper': lease,
  'signed_lease.paper': { ...lease, given: async (account) => [await signed(account), await unsigned(account)] },
  'signed_lease.drawn_from': {
    ...lease,
    given: async (account) => [await signed(account), await unsigned(account), await whole('signed_lease')(account)],
  },
  'frozen_list.name': { ...list, given: whole('frozen_list') },
  'frozen_list.paper': list,
  'handover.content': { refused: () => ['GET', handover], leavesOut: 'contract/{contract}/handover' },
  'handover.signatures': { refused: () => ['GET', handover], leavesOut: 'contract/{contract}/handover' },
  'handover.paper': { refused: () => ['GET', `${handover}/pdf`], given: set('handover', `signed_by = 'hand'`) },
  'handover.paper_name': {
    refused: () => ['GET', `${handover}/pdf`],
    given: async (account) =>
      await set(
        'handover',
        `signed_by = 'hand', paper_sha256 = '${sha256(Buffer.from(markOf('handover', account), 'base64'))}'`,
      )(account),
  },
  'settlement.items': { leavesOut: 'contract/{contract}/settlement' },
  'settlement.paper': { refused: () => ['GET', 'contract/{contract}/settlement/{settlement}/paper'] },
  'settlement.paper_name': {
    refused: () => ['GET', 'contract/{contract}/settlement/{settlement}/paper'],
    given: async (account) =>
      await set(
        'settlement',
        `paper_sha256 = '${sha256(Buffer.from(markOf('settlement', account), 'base64'))}'`,
      )(account),
  },
  'deposit.account_number': contract,
  // Only a job reads it, to write the mail of a refund.
  'fee_refund.encrypted_notice': null,
  'bank_account.account_number': { leavesOut: 'bank/accounts' },
  'bank_transaction.encrypted_counter_account': { leavesOut: 'bank/transactions' },
  'rent_payer.encrypted_account': { leavesOut: 'rent/in-bank', given: signed },
  'tax_submission.encrypted_sent_by': {
    leavesOut: 'altinn/submissions?year=2025',
    given: set('tax_submission', `year = 2025, state = 'open'`),
  },
  // The authority's answer, kept as it came.
  'tax_submission.encrypted_answer': null,
  'tax_form_login.encrypted_login': { refused: () => ['GET', 'altinn/saved-login'] },
}

const columns = encryptedTables.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`))
const exportedIn = accountTables(modules)

it('each encrypted column has a line here', () => expect(Object.keys(readers).toSorted()).toEqual(columns.toSorted()))

describe.each(Object.entries(readers))('%s that can’t be decrypted', (name, reader) => {
  const [table, column] = name.split('.') as [string, string]

  async function broken() {
    const { token, id: account, email } = await app.landlord()
    const { passwordHash } = await app.db
      .selectFrom('account')
      .select('passwordHash')
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    await fillAccount(app, modules, { account, readability: 'readable', markOf: (of) => markOf(of, account) })
    await app.db.updateTable('account').set({ passwordHash, email }).where('id', '=', account).execute()
    await reader?.given?.(account)
    const owner = table === 'account' ? 'id' : 'account_id'
    const idOf = async (of: string) =>
      (
        await sql<{
          id: number
        }>`select id from ${sql.table(of)} where ${sql.ref(of === 'account' ? 'id' : 'account_id')} = ${account}`.execute(
          app.db,
        )
      ).rows[0]!.id
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'test:' || repeat('A', 60)
      where ${sql.ref(owner)} = ${account}`.execute(app.db)
    const paths = {
      contract: await idOf('contract'),
      incomebilag: await idOf('incomebilag'),
      handover: await idOf('handover'),
      settlement: await idOf('settlement'),
      letter: await idOf('contract_letter'),
    }
    const at = (path: string) => `/api/${path.replace(/\{(\w+)\}/g, (_, of: keyof typeof paths) => String(paths[of]))}`
    return { token, account, email, id: await idOf(table), at }
  }
  const logged = (requestId: unknown) =>
    lines.find((line) => line.message === 'request' && line.requestId === requestId)?.error

  it.runIf(reader?.refused)('refuses the call that reads it, and only the log names it', async () => {
    const { token, account, id, at } = await broken()
    const [method, path, body] = reader!.refused!(codeOf(account))
    const answer = await app.raw(method, at(path), body, { token })
    expect([answer.status, answer.body]).toEqual([409, expect.stringContaining('"message":"unreadable"')])
    expect(answer.body).not.toContain(table === 'account' ? 'test:' : column)
    const { requestId } = JSON.parse(answer.body) as { requestId: string }
    expect(logged(requestId)).toContain(`${table}.${column}.${id} is damaged`)
  })

  it.runIf(reader?.leavesOut)('is left out of its list, which says so', async () => {
    const { token, id, at } = await broken()
    const list = reader!.leavesOut!
    const answer = await app.raw('GET', at(list), undefined, { token })
    expect([answer.status, answer.headers['x-unreadable']]).toEqual([200, '1'])
    const records = [JSON.parse(answer.body) as unknown].flat()
    if (list !== 'rent/in-bank') expect(records).toEqual([])
    expect(lines.findLast(({ message }) => message === 'request')?.error).toContain(
      `${table}.${column}.${id} is damaged`,
    )
  })

  it('is null in the export and listed there, and goes with the account', async () => {
    const { token, account, id } = await broken()
    const { files, answer } = await fetchUnzippedExport(app, token)
    expect(answer.headers['x-unreadable']).toBe('1')
    expect(JSON.parse(files.get('data/unreadable-fields.json')!.toString('utf8'))).toEqual([{ table, id, column }])
    expect(files.get('Unreadable fields.txt')!.toString('utf8')).toContain(`${table} ${id} ${column}\n`)
    const declared = exportedIn.get(table)!.exported
    if ('in' in declared && declared.in !== 'files') {
      const records = [JSON.parse(files.get(declared.in)!.toString('utf8')) as Record<string, unknown>].flat()
      for (const record of records.filter((each) => each['id'] === id && column in each))
        expect(record[column]).toBeNull()
    }
    await app.call(
      accountCalls.deleteAccount,
      { body: { password: testPassword } },
      { token, headers: { 'if-match': '*' } },
    )
    expect(await findUnreadable({ db: app.db, encryption: app.encryption, tables: encryptedTables, account })).toEqual(
      [],
    )
  })
})

it('of the profile keeps nobody from logging in, and the refusal carries the rest of it', async () => {
  const { id, email } = await app.landlord()
  await sql`update account set ssn = 'test:' || repeat('A', 60) where id = ${id}`.execute(app.db)
  const { user, accessToken: token } = await app.login(email)
  expect(user).toMatchObject({ firstName: 'Kari', ssn: null, iban: '' })
  const answer = await app.raw('GET', '/api/profile', undefined, { token })
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([409, { message: 'unreadable', current: user }])
  expect((await app.raw('GET', '/api/house', undefined, { token })).status).toBe(200)
})
