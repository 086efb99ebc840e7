import { sql } from 'kysely'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { readableDump, tablesContaining } from '../../app/server/test-dump'
import { samplePdf } from '../../base/file/test-files'
import { addTime } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { refusals, type RefusalReason } from '../../base/kit/refusal'
import { logAttempt } from '../../base/sendlog/service'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { paperCalls } from '../document/calls'
import { regulationCalls } from '../regulation/calls'
import { signingCalls } from '../signing/calls'
import { signicatDocumentOf, signingOrderFixture } from '../signing/test-signing'
import { tenancyCalls } from './calls'

const { at, landlord, of, as, read, sign, refusal } = signingOrderFixture()

const canary = /kanari/i
const tenant = {
  tenant_first_name: 'Kanari',
  tenant_last_name: 'Fugl',
  tenant_email: 'kanarifugl@example.no',
  tenant_phone: '90112233',
  tenant_address: 'Kanariveien 1',
  tenant_city: 'Kanariby',
  other: 'Kanari får ha sykkel i boden.',
}
const co_tenants = [
  {
    first_name: 'Gul',
    last_name: 'Kanari',
    birthday: '1992-03-04',
    phone_code: '+47',
    phone: '90112244',
    email: 'gul.kanari@example.no',
  },
]
const erase = (id: number, confirm = true, token = at.token) =>
  at.app.call(tenancyCalls.eraseTenant, { ...of(id), body: { confirm } }, { token })
const finish = (id: number) =>
  at.app.call(tenancyCalls.finish, { ...of(id), body: {} }, { token: at.token, key: `finish-of-${id}` })
const refused = (reason: RefusalReason) => [refusals[reason], reason, undefined]
const dump = () => readableDump(at.app)
const money = async (id: number) =>
  await at.app.db
    .selectFrom('incomebilag')
    .select(['start_date', 'end_date', 'sum', 'taxable', 'isTrashed'])
    .where('contractId', '=', id)
    .orderBy('id')
    .execute()
const storedFiles = async () =>
  (await readdir(`${at.app.dataDir}/files`, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
    .length

/**
 * A finished lease with everything that a tenancy leaves behind. The tenant, whose name `canary` finds, and a co-tenant
 * have signed it electronically.
 */
async function tenancy() {
  const { app, signicat } = at
  const { url } = JSON.parse((await app.upload(at.token, 'kanari.pdf', samplePdf('x'))).body) as { url: string }
  const body = testContract(at.houseId, [url], {
    ...tenant,
    co_tenants,
    co_landlords: [{ first_name: 'Eva', last_name: 'Lie', birthday: '1970-02-28', email: 'eva@example.no' }],
    tenant_organisation_number: '923609016',
    start_date: '2026-08-01',
    first_payment_date: '2026-08-01',
  })
  const { id } = await app.call(contractCalls.create, { body }, as())
  await app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  await sign(id, true)
  await sign(id)
  for (const paper of ['checklist', 'contract']) {
    const document = signicatDocumentOf(signicat, id, paper)
    await signicat.sign(document, 'tenant', { fullName: 'KANARI FUGL' })
    await signicat.sign(document, 'tenant2', { fullName: 'Gul Kanari', dateOfBirth: '1992-03-04' })
    await app.call(signingCalls.refresh, of(id), as())
    await signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    await app.call(signingCalls.refresh, of(id), as())
  }
  const change = { month_sum: 13_000, from: '2026-12-01', agreed: true }
  await app.call(regulationCalls.regulate, { ...of(id), body: change }, as())
  await finish(id)
  await app.db
    .insertInto('deposit')
    .values({
      account_id: at.owner,
      contract_id: id,
      signing_id: (
        await app.db.selectFrom('signing').select('id').where('contract_id', '=', id).executeTakeFirstOrThrow()
      ).id,
      state: 'released',
      external_id: `contract:${id}:test`,
      funds: 3_600_000 as Ore,
      tenant_sum: 3_600_000 as Ore,
      landlord_sum: 0 as Ore,
      released_category: 'TENANT',
      error_message: 'Kanari is unknown',
      created_at: app.now(),
      updated_at: app.now(),
    })
    .execute()
  const [income] = await app.db.selectFrom('incomebilag').select('id').where('contractId', '=', id).execute()
  await app.db
    .insertInto('tax_submission')
    .values({
      account_id: at.owner,
      year: 2026,
      state: 'failed',
      submission_type: 'ikkeKomplett',
      figures: JSON.stringify([
        {
          id: at.houseId,
          bilagsList: [],
          depreciationList: [],
          incomebilagsList: [{ id: income!.id, name: 'Kanari Fugl', sum: 1 }],
        },
      ]),
      hashes: '{}',
      created_at: app.now(),
      updated_at: app.now(),
    })
    .execute()
  await logAttempt(app.db, {
    success: false,
    type: 'mail',
    userId: at.owner,
    internalData: {},
    sendData: { to: 'kanarifugl@example.no' },
    requestError: '',
    at: app.now(),
  })
  return id
}

describe('erasing who rented', () => {
  it('leaves nothing of the tenants in any table, message, file or log, and all sums and months', async () => {
    const files = await storedFiles()
    const id = await tenancy()
    const before = await dump()
    expect(tablesContaining(before, canary)).toEqual([
      'contract',
      'contract_rent',
      'deposit',
      'document',
      'frozen_list',
      'idempotency',
      'incomebilag',
      'job',
      'signed_lease',
      'signer',
      'tax_submission',
    ])
    const [sums, { rents }] = [await money(id), await read(id)]
    expect(rents.map(({ written_on }) => written_on)).toContain('2026-11-20')
    expect(sums).toHaveLength(4)
    const erased = await erase(id)
    expect(tablesContaining(await dump(), canary)).toEqual([])
    // The log masks an address, but the masked form still identifies her to people who know her.
    for (const text of ['Fugl', '90112233', '90112244', '1992-03-04', 'k…@example.no']) {
      expect(tablesContaining(before, new RegExp(text)), text).not.toEqual([])
      expect(tablesContaining(await dump(), new RegExp(text)), text).toEqual([])
    }
    expect(await money(id)).toEqual(sums)
    expect(erased).toMatchObject({
      status: 'finished',
      tenant_first_name: '',
      tenant_birthday: null,
      co_tenants: [],
      co_landlords: [],
      tenant_organisation_number: null,
      // The letter about the new rent is erased, and so is the day of the letter.
      rents: rents.map(({ from, month_sum }) => ({ from, month_sum })),
      checkList: null,
      tenant_erased_at: at.app.now(),
      signicatInfo: { state: 'signed', depositStatus: 'released', tenants: [] },
    })
    expect(at.app.logged.filter((line) => canary.test(line))).toEqual([])
    // No later job restores the tenant's data, or draws, sends or exports it.
    at.app.setNow('2026-11-20T11:00:00.000Z')
    await at.app.work()
    expect(tablesContaining(await dump(), canary)).toEqual([])
    expect(await storedFiles()).toBe(files)
    expect(await refusal(at.app.call(paperCalls.paper, { ...of(id), query: {} }, as()))).toEqual(refused('notFound'))
    const [entry] = await at.app.db.selectFrom('tax_submission').select('figures').execute()
    expect(entry!.figures).toMatchObject([{ incomebilagsList: [{ name: 'Rent', sum: 1 }] }])
  })

  it('a second time does nothing, and changes nothing of the day', async () => {
    const id = await tenancy()
    const first = await erase(id)
    at.app.setNow('2026-11-21T10:00:00.000Z')
    expect(await erase(id, false)).toEqual(first)
  })

  it('leaves nothing of what can no longer be read either', async () => {
    const id = await tenancy()
    for (const { table, columns } of encryptedTables.filter((each) => each.table !== 'account'))
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'lost:Kanari' where account_id = ${at.owner} and ${sql.ref(column)} like '%:%'`.execute(
          at.app.db,
        )
    expect(await refusal(read(id))).toEqual(refused('unreadable'))
    expect((await erase(id)).tenant_erased_at).not.toBeNull()
    expect(tablesContaining(await dump(), /lost:/)).toEqual([])
  })

  it('touches nothing of another contract, nor of another landlord, with the same tenant', async () => {
    const other = await landlord()
    const body = (houseId: number, file: string) => testContract(houseId, [file], { ...tenant, co_tenants })
    await at.app.call(contractCalls.create, { body: body(other.houseId, other.file) }, { token: other.token })
    const staying = await at.app.call(contractCalls.create, { body: body(at.houseId, at.file) }, as())
    const id = await tenancy()
    const owned = (line: string) => line.includes(`"account_id":${other.owner}`) || line.includes(`"id":${staying.id},`)
    const before = (await dump()).filter(owned)
    expect(await refusal(erase(id, true, other.token))).toEqual(refused('notFound'))
    await erase(id)
    expect((await dump()).filter(owned)).toEqual(before)
    expect(await read(staying.id)).toMatchObject({ ...tenant, co_tenants })
    await at.app.call(contractCalls.remove, of(staying.id), as())
  })

  it('is refused of what is not over, waits to be signed or holds a deposit, and has changed nothing then', async () => {
    const { app } = at
    const body = testContract(at.houseId, [], tenant)
    const { id } = await app.call(contractCalls.create, { body }, as())
    expect(await refusal(erase(id))).toEqual(refused('contractNotFinished'))
    await app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as())
    expect(await refusal(erase(id))).toEqual(refused('contractNotFinished'))
    const over = await tenancy()
    const set = async (table: 'signing' | 'deposit', state: string, released_category: 'DISPUTE' | null = null) => {
      await sql`update ${sql.table(table)} set state = ${state} where contract_id = ${over}`.execute(app.db)
      await app.db.updateTable('deposit').set({ released_category }).where('contract_id', '=', over).execute()
      const before = await dump()
      const answer = await refusal(erase(over))
      expect(await dump()).toEqual(before)
      return answer
    }
    for (const state of ['starting', 'sent', 'withdrawing'])
      expect(await set('signing', state), state).toEqual(refused('contractFrozen'))
    await app.db.updateTable('signing').set({ state: 'stored' }).where('contract_id', '=', over).execute()
    for (const state of ['created', 'opened', 'founds', 'releasing', 'canceling'])
      expect(await set('deposit', state), state).toEqual(refused('depositNotSettled'))
    expect(await set('deposit', 'founds', 'DISPUTE')).toEqual(refused('depositNotSettled'))
    await app.db.updateTable('deposit').set({ state: 'canceled' }).where('contract_id', '=', over).execute()
    expect((await erase(over)).tenant_last_name).toBe('')
    await erase(over)
  })

  it('needs a confirmation until five years after the year of taxed rent, of other rent for three years', async () => {
    at.app.setNow('2026-11-20T10:00:00.000Z')
    const [early, late, untaxed] = [await tenancy(), await tenancy(), await tenancy()]
    expect(await refusal(erase(early, false))).toEqual(refused('keepingPeriod'))
    const later = async (day: string) => {
      at.app.setNow(`${day}T10:00:00.000Z`)
      await at.app.db
        .updateTable('session')
        .set({ seen_at: at.app.now(), ends_at: addTime(at.app.now(), 1e9) })
        .execute()
    }
    await at.app.db.updateTable('contract').set({ taxable: false }).where('id', '=', untaxed).execute()
    await later('2029-11-20')
    expect(await refusal(erase(untaxed, false))).toEqual(refused('keepingPeriod'))
    await later('2029-11-21')
    expect((await erase(untaxed, false)).tenant_erased_at).toBe(at.app.now())
    await later('2031-12-31')
    expect(await refusal(erase(late, false))).toEqual(refused('keepingPeriod'))
    expect((await erase(early, true)).tenant_erased_at).toBe(at.app.now())
    await later('2032-01-01')
    expect((await erase(late, false)).tenant_erased_at).toBe(at.app.now())
  })
})
