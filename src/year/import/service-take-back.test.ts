import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { queueJob } from '../../base/outbox/job'
import { rentKind } from '../../lease/rent/service'
import { rentAccountChangeCalls } from '../../lease/rent-account/calls-change'
import { madeXlsx, type MadeCell, type MadeSheet } from '../old-sheet/test-books'
import { taxCalls } from '../tax/calls'
import { importCalls } from './calls'
import { tablesOfContracts, tablesOfHouses } from './service-take-back'
import { dumpOf, sampleBooks, uploadOldBooks } from './test-imports'

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
  app.setNow('2026-11-26T10:00:00.000Z')
  kari = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})

it('is refused for a house about which the landlord has answered since', async () => {
  const options = { token: kari.token }
  const { id } = await uploadOldBooks(app, kari.token, sampleBooks())
  const params = { params: { id: String(id) } }
  await app.call(importCalls.apply, { ...params, body: {} }, options)
  const house = (await app.call(houseCalls.list, {}, options)).find((one) => one.id !== kari.houseId)!
  await app.call(taxCalls.answerLetting, { body: { houseId: house.id, year: 2025, offered_for_rent: true } }, options)
  const refused = await app.call(importCalls.remove, params, options).catch((error: { body: object }) => error.body)
  expect(refused).toMatchObject({
    message: 'importChanged',
    changed: [{ kind: 'house', id: house.id, text: house.name }],
  })
})

it('asks every table that names a house', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'house'::regclass`.execute(app.db)
  expect(tablesOfHouses.map(([table]) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('asks every table that names a lease', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'contract'::regclass`.execute(app.db)
  expect([...tablesOfContracts, 'incomebilag'].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

describe('a lease of old books', () => {
  const rentOf = (deposit: MadeCell): MadeSheet[] => [
    {
      name: '2026',
      rows: [
        ['Lindeveien 4, 5003 Bergen'],
        ['Dato', 'Gjelder', 'Hvem', 'Inn'],
        ...[6, 7, 8].map((month) => [{ day: `2026-0${month}-02` }, 'Husleie', 'Eva Moe', 9000]),
      ],
    },
    {
      name: 'Leietakere',
      rows: [
        ['Leietaker', 'Husleie', 'Innflyttet', 'Depositum'],
        ['Eva Moe', 9000, { day: '2022-08-15' }, deposit],
      ],
    },
  ]
  const at = (id: number) => ({ params: { id: String(id) } })
  const dump = async () => dumpOf(app, kari.id)
  const upload = async (deposit: MadeCell = null) => await uploadOldBooks(app, kari.token, madeXlsx(rentOf(deposit)))
  const apply = (id: number) => app.call(importCalls.apply, { ...at(id), body: {} }, { token: kari.token })
  const takeBack = (id: number) => app.call(importCalls.remove, at(id), { token: kari.token })
  const leases = () =>
    app.db
      .selectFrom('contract')
      .select(['id', 'signatureType', 'next_rent_on', 'blocked_by'])
      .where('account_id', '=', kari.id)
      .execute()
  const rents = () =>
    app.db
      .selectFrom('incomebilag')
      .select(['start_date', 'sum'])
      .where('account_id', '=', kari.id)
      .where('contractId', 'is not', null)
      .orderBy('start_date')
      .execute()

  it('is signed, books rent from the month after the books, and is taken back to the byte', async () => {
    const { id, questions } = await upload()
    expect(questions.map((one) => one.id)).not.toContain('draft:Leietakere')
    const before = await dump()
    expect((await apply(id)).created).toMatchObject({ income: 3, contracts: 1 })
    expect(await leases()).toMatchObject([{ signatureType: 'manual', next_rent_on: '2026-12-01' }])
    expect((await rents()).map(({ start_date, sum }) => [start_date, sum])).toEqual([
      ['2026-09-01', 900_000],
      ['2026-10-01', 900_000],
      ['2026-11-01', 900_000],
    ])
    app.setNow('2026-12-02T10:00:00.000Z')
    await queueJob(app.db, app.now(), rentKind, {})
    await app.work()
    expect(await rents()).toHaveLength(4)
    await takeBack(id)
    expect(await dump()).toEqual(before)
  })

  it('with a deposit whose account the books don’t hold is a draft, and is named', async () => {
    const { id, questions } = await upload(27_000)
    expect(questions.find((one) => one.id.startsWith('draft:'))!.about.text).toContain('Moe')
    const before = await dump()
    await apply(id)
    expect(await leases()).toMatchObject([{ signatureType: null }])
    expect(await rents()).toEqual([])
    await takeBack(id)
    expect(await dump()).toEqual(before)
  })

  it('waits with the rent that the plan has no place for', async () => {
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', kari.id).execute()
    const { id } = await upload()
    await app.db.updateTable('account').set({ usedBilags: 17 }).where('id', '=', kari.id).execute()
    const before = await dump()
    await apply(id)
    const { usedBilags } = await app.db
      .selectFrom('account')
      .select('usedBilags')
      .where('id', '=', kari.id)
      .executeTakeFirstOrThrow()
    expect([usedBilags, (await rents()).length]).toEqual([21, 1])
    expect(await leases()).toMatchObject([{ next_rent_on: '2026-10-01', blocked_by: 'freeLimit' }])
    await takeBack(id)
    expect(await dump()).toEqual(before)
  })

  it('is not taken back once its rent was paid or changed', async () => {
    const { id } = await upload()
    await apply(id)
    app.setNow('2026-11-27T10:00:00.000Z')
    const [lease] = await leases()
    const body = { date: '2026-11-05', sum: 9000 }
    await app.call(rentAccountChangeCalls.pay, { ...at(lease!.id), body }, { token: kari.token })
    const refused = await takeBack(id).catch((error: { body: object }) => error.body)
    expect(refused).toMatchObject({ message: 'importChanged', changed: [{ kind: 'contract', id: lease!.id }] })
  })
})
