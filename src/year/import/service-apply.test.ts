import { strToU8, zipSync } from 'fflate'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import type { DB } from '../../base/db/schema'
import { eventually } from '../../base/call/test-eventually'
import { ledgerCalls } from '../../books/ledger/calls'
import { madeCsv, madeXlsx } from '../old-sheet/test-books'
import { importCalls } from './calls'
import type { OldBooksForm } from './model'
import { sampleBooks, uploadOldBooks } from './test-imports'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T10:00:00.000Z' })
  await uploadOldBooks(app, (await app.landlord()).token, sampleBooks())
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(async () => {
  kari = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})

const at = (id: number) => ({ params: { id: String(id) } })
const apply = (id: number) => app.call(importCalls.apply, { ...at(id), body: {} }, { token: kari.token })
const change = (id: number, body: OldBooksForm) =>
  app.call(importCalls.change, { ...at(id), body }, { token: kari.token })
const read = (id: number) => app.call(importCalls.read, at(id), { token: kari.token })
const nothing = Promise.resolve<unknown>(null)
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { body?: object }) => error.body ?? error,
  )
const vouchers = async () =>
  await app.call(ledgerCalls.allTypes, { query: { date_from: '2020-01-01' } }, { token: kari.token })

const asImprovement = { answers: { 'improvement:2024:7': 'maintenance' } }
const withoutTap = { leave_out: [{ sheet: '2024', line: 6 }] }

/** Locks the account until the work is done. */
const whileLocked = async (work: (waiting: (count: number) => Promise<void>) => Promise<void>) =>
  await app.db.transaction().execute(async (holding: Kysely<DB>) => {
    await holding.selectFrom('account').select('id').where('id', '=', kari.id).forUpdate().execute()
    await work((count) =>
      eventually(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_locks where not granted`.execute(app.db)
        expect(rows[0]!.count).toBeGreaterThanOrEqual(count)
      }),
    )
  })

describe('old books that are changed meanwhile', () => {
  it('lose no answer: of two changes at once, each is written or refused', async () => {
    const { id } = await uploadOldBooks(app, kari.token, sampleBooks())
    const refused = await Promise.all([refusal(change(id, asImprovement)), refusal(change(id, withoutTap))])
    const isRefused = refused.map((one) => one !== null)
    expect(isRefused).toContain(false)
    for (const one of refused)
      expect(one ?? { message: 'changedMeanwhile' }).toMatchObject({ message: 'changedMeanwhile' })
    const { proposal } = await read(id)
    const sums = new Set<number>(proposal.expenses.map(({ sum }) => sum))
    expect([sums.has(9_000_000), !sums.has(185_050)]).toEqual(isRefused.map((is) => !is))
  })

  it('are not booked as they were read before', async () => {
    const { id } = await uploadOldBooks(app, kari.token, sampleBooks())
    let [changed, applied] = [nothing, nothing]
    await whileLocked(async (waiting) => {
      changed = change(id, withoutTap)
      await waiting(1)
      applied = refusal(apply(id))
      await waiting(2)
    })
    await changed
    expect(await applied).toMatchObject({ message: 'changedMeanwhile' })
    expect((await vouchers()).bilags).toEqual([])
    expect((await apply(id)).created.expenses).toBe(1)
  })

  it('are not changed once they are booked', async () => {
    const { id } = await uploadOldBooks(app, kari.token, sampleBooks())
    let [changed, applied] = [nothing, nothing]
    await whileLocked(async (waiting) => {
      applied = apply(id)
      await waiting(1)
      changed = refusal(change(id, withoutTap))
      await waiting(2)
    })
    await applied
    expect(await changed).toMatchObject({ message: 'importApplied' })
  })
})

describe('the counts of a proposal', () => {
  const rentFrom = (year: number, months: number, tenant: string) =>
    Array.from({ length: months }, (_, month) => [
      `02.${String(month + 1).padStart(2, '0')}.${year}`,
      'Husleie',
      tenant,
      '9000,00',
      '',
    ])
  it('are what is booked: without a lease that has ended, and with receipts to fill out', async () => {
    const csv = madeCsv([
      ['Dato', 'Gjelder', 'Hvem', 'Inn', 'Ut'],
      ...rentFrom(2024, 12, 'Eva Moe'),
      ['09.02.2024', 'Forsikring', 'Trygg AS', '', '4100,00'],
    ])
    const archive = zipSync({ 'a/2024.csv': strToU8(csv), 'a/bilde.pdf': samplePdf() })
    const { id } = await uploadOldBooks(app, kari.token, archive, 'a.zip')
    const answered = await change(id, { answers: { 'receipt:a/bilde.pdf': 'fill_out' } })
    expect(answered.proposal.contracts).not.toEqual([])
    expect(answered.counts).toEqual((await apply(id)).created)
    expect(answered.counts.expenses).toBe(2)
  })

  it('name a deposit above six months of rent, which no lease takes over', async () => {
    const books = madeXlsx([
      {
        name: 'Leietakere',
        rows: [
          ['Leietaker', 'Bolig', 'Husleie', 'Innflyttet', 'Depositum'],
          ['Eva Moe', 'Lindeveien 4', 9000, { day: '2024-01-01' }, 60_000],
        ],
      },
      {
        name: '2024',
        rows: [
          ['Dato', 'Gjelder', 'Bolig', 'Leverandør', 'Ut'],
          [{ day: '2024-02-09' }, 'Forsikring', 'Lindeveien 4', 'Trygg AS', 4100],
        ],
      },
    ])
    const proposed = await uploadOldBooks(app, kari.token, books)
    expect(proposed.proposal.contracts).toMatchObject([{ month_sum: 900_000, deposit_sum: null }])
    expect(proposed.skipped).toContainEqual(
      expect.objectContaining({ sheet: 'Leietakere', line: 2, reason: 'deposit', sum: 6_000_000 }),
    )
    expect((await apply(proposed.id)).created.contracts).toBe(1)
  })
})

describe('receipts of old books', () => {
  const csv = madeCsv([
    ['Dato', 'Gjelder', 'Leverandør', 'Ut', 'Vedlegg'],
    ['09.02.2024', 'Forsikring', 'Trygg AS', '4100,00', 'polise.pdf'],
  ])

  it('are not stored for books that the plan has no place for', async () => {
    await app.db
      .updateTable('account')
      .set({ subscriptionActive: false, usedBilags: 21 })
      .where('id', '=', kari.id)
      .execute()
    const archive = zipSync({ 'a/Lindeveien 4.csv': strToU8(csv), 'a/polise.pdf': samplePdf() })
    const read = await uploadOldBooks(app, kari.token, archive, 'a.zip')
    const answers = Object.fromEntries(
      read.questions.flatMap(({ id, choices }) => (id.startsWith('house:') ? [[id, choices[0]!.id]] : [])),
    )
    const { counts } = await change(read.id, { answers })
    expect(counts.expenses).toBe(1)
    expect(await refusal(apply(read.id))).toMatchObject({ message: 'freeLimit', fits: 0 })
    const stored = app.db.selectFrom('document').select('id').where('account_id', '=', kari.id)
    expect(await stored.execute()).toEqual([])
  })

  it('are left out while nobody knows their house', async () => {
    const other = await app.landlord()
    kari = { ...other, houseId: 0 }
    await app.db.deleteFrom('house').where('account_id', '=', kari.id).execute()
    const archive = zipSync({ 'a/2024.csv': strToU8(csv), 'a/bilde.pdf': samplePdf() })
    const read = await uploadOldBooks(app, kari.token, archive, 'a.zip')
    const { counts } = await change(read.id, { answers: { 'receipt:a/bilde.pdf': 'fill_out' } })
    expect(counts.expenses).toBe(0)
    expect((await apply(read.id)).created).toMatchObject({ expenses: 0, houses: 0 })
  })
})

it('names columns of one unread table after another', async () => {
  const unread = (name: string, text: string) => ({
    name,
    rows: [
      ['Greie', 'Nårda', 'Penger'],
      [text, '02.03.2024', '400,00'],
      ['Maling', '05.03.2024', '2 000,00'],
    ],
  })
  const read = await uploadOldBooks(app, kari.token, madeXlsx([unread('A', 'Strøm'), unread('B', 'Forsikring')]))
  const named = (sheet: string) => ({
    columns: [{ sheet, header_line: 1, columns: { Greie: 'text', Nårda: 'day', Penger: 'out' } }],
  })
  await change(read.id, named('A'))
  const { tables } = await change(read.id, named('B'))
  expect(tables.map(({ sheet, reads }) => [sheet, reads])).toEqual([
    ['A', 'expenses'],
    ['B', 'expenses'],
  ])
})
