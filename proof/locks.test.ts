import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testHouse, type TestApp } from '../src/app/server/test-app'
import { samplePdf } from '../src/base/file/test-files'
import { addDays, addTime, osloDay, type Instant } from '../src/base/kit/day'
import { queueJob } from '../src/base/outbox/job'
import { depreciationCalls } from '../src/books/depreciation/calls'
import { expenseCalls } from '../src/books/expense/calls'
import { repeatCalls } from '../src/books/repeat/calls'
import { repeatKind } from '../src/books/expense/service-generate'
import { incomeCalls } from '../src/books/income/calls'
import { supplierCalls } from '../src/books/supplier/calls'
import { trashCalls } from '../src/books/trash/calls'
import type { TrashType } from '../src/books/trash/model'
import { houseCalls } from '../src/landlord/house/calls'
import { contractCalls } from '../src/lease/contract/calls'
import { tenancyCalls } from '../src/lease/tenancy/calls'
import { rentKind } from '../src/lease/rent/service'
import { testContract } from '../src/lease/contract/test-contract'
import { seededRandom } from './repeats-fixture'
import { send, summaryOf } from './request'
import { isWrite, rows } from './rows'
import { eachNth, seed, sizes } from './run'
import { sampleRequest } from './samples'
import { allTables, columnsOf } from './tables'
import { createFixture, type Fixture } from './fixture'

const rounds = sizes.storms
const pick = seededRandom(seed)

let fixture: Fixture
let app: TestApp
let start: Instant
beforeAll(async () => {
  fixture = await createFixture()
  app = fixture.app
  start = app.now()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await fixture.close()
})

const own = { bilag: expenseCalls, 'income-bilag': incomeCalls, 'depreciation-bilag': depreciationCalls } as const

/** One landlord with all actions on vouchers. Each action picks its houses and files at random. */
async function landlord() {
  const { id, token, houseId } = await app.landlord()
  const options = { token }
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  const supplierId = (await app.call(supplierCalls.list, {}, options))[0]!.id
  const houses = [houseId, (await app.call(houseCalls.create, { body: testHouse }, options)).id]
  const records: { type: TrashType; id: number; houseId: number }[] = []
  const files: string[] = []
  const contracts: number[] = []
  const one = <T>(all: readonly T[]): T => all[pick(all.length)]!
  /** One of the last three items. Most of the earlier ones are signed, finished or deleted by now. */
  const late = <T>(all: readonly T[]): T => one(all.slice(-3))
  const some = () => [...new Set([one(files), one(files)])].filter(Boolean)
  const today = () => osloDay(app.now())
  const expense = () => ({
    houseId: one(houses),
    supplierId,
    cost_type: 'maintenance' as const,
    description: 'Maling',
    sum: 1,
    franchise: 100,
    documents: some(),
    date: addDays(today(), -pick(15)),
    repeat: one(['never', 'weekly', 'monthly'] as const),
  })
  const income = () => ({
    houseId: one(houses),
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    tenant_birthday: '1990-05-17',
    sum: 1,
    deposit_sum: 0,
    documents: some(),
    start_date: today(),
    end_date: today(),
  })
  const contract = () =>
    testContract(one(houses), [one(files)], { start_date: addDays(today(), -pick(90)), first_payment_date: today() })
  const item = () => ({ houseId: one(houses), name: 'Sofa', date: today(), sum: 1, lifetime: 0, documents: some() })
  const of = (type: TrashType) => one(records.filter((record) => record.type === type))
  const at = (id: number) => ({ params: { id: String(id) } })
  const added = (type: TrashType, made: { id: number; houseId: number }) =>
    void records.push({ type, id: made.id, houseId: made.houseId })

  const actions = {
    upload: async () =>
      void files.push((JSON.parse((await app.upload(token, 'a.pdf', samplePdf())).body) as { url: string }).url),
    addExpense: async () => added('bilag', await app.call(expenseCalls.create, { body: expense() }, options)),
    changeExpense: () => app.call(expenseCalls.update, { ...at(of('bilag').id), body: expense() }, options),
    changeFrom: () =>
      app.call(
        repeatCalls.changeFrom,
        { ...at(of('bilag').id), body: { ...expense(), repeat: 'weekly', date: addDays(today(), pick(30) - 20) } },
        options,
      ),
    trashSeries: () => app.call(repeatCalls.trashSeries, at(of('bilag').id), options),
    restoreSeries: () => {
      const { id, houseId } = of('bilag')
      return app.call(trashCalls.restore, { ...at(id), body: { type: 'bilag', houseId, series: true } }, options)
    },
    stopRepeat: () => app.call(repeatCalls.stopRepeat, at(of('bilag').id), options),
    startRepeat: () => app.call(repeatCalls.startRepeat, at(of('bilag').id), options),
    resumeRepeats: () => app.call(repeatCalls.resumeRepeats, { body: {} }, options),
    planRepeats: () => app.call(repeatCalls.planRepeats, {}, options),
    addIncome: async () => added('income-bilag', await app.call(incomeCalls.create, { body: income() }, options)),
    changeIncome: () => app.call(incomeCalls.update, { ...at(of('income-bilag').id), body: income() }, options),
    addItem: async () =>
      added('depreciation-bilag', await app.call(depreciationCalls.create, { body: item() }, options)),
    trash: async () => {
      const { type, id } = one(records)
      await app.call(own[type].remove, at(id), options)
    },
    restore: () => {
      const { type, id, houseId } = one(records)
      return app.call(trashCalls.restore, { ...at(id), body: { type, houseId } }, options)
    },
    removeForGood: () => {
      const { type, id } = one(records)
      return app.call(trashCalls.remove, { params: { type, id: String(id) } }, options)
    },
    addPersonal: () =>
      app.call(depreciationCalls.createPersonal, { body: { houseId: one(houses), year: 2000 + pick(2) } }, options),
    removePersonal: () =>
      app.call(depreciationCalls.removePersonal, { body: { houseId: one(houses), year: 2000 + pick(2) } }, options),
    addContract: async () =>
      void contracts.push((await app.call(contractCalls.create, { body: contract() }, options)).id),
    changeContract: () => app.call(contractCalls.update, { ...at(late(contracts)), body: contract() }, options),
    signContract: () =>
      app.call(tenancyCalls.signManual, { ...at(late(contracts)), body: { documents: some() } }, options),
    finishContract: () =>
      app.call(tenancyCalls.finish, { ...at(late(contracts)), body: { deleteIncome: pick(2) === 0 } }, options),
    removeContract: () => app.call(contractCalls.remove, at(late(contracts)), options),
    trashRents: () => app.call(tenancyCalls.trashIncome, at(late(contracts)), options),
    splitCosts: () =>
      app.call(contractCalls.costSplit, { ...at(late(contracts)), body: { category: 'TENANT' } }, options),
    listContract: () =>
      app.call(contractCalls.createChecklist, { ...at(late(contracts)), body: { garage: pick(9) } }, options),
    changeRent: async () => {
      const rents = await app.db
        .selectFrom('incomebilag')
        .select('id')
        .where('account_id', '=', id)
        .where('contractId', 'is not', null)
        .execute()
      await app.call(incomeCalls.updateSum, { ...at(rents.length > 0 ? one(rents).id : 1), body: { sum: 1 } }, options)
    },
    addHouse: async () => void houses.push((await app.call(houseCalls.create, { body: testHouse }, options)).id),
    // The first two houses stay, because all other actions use them.
    removeHouse: () => app.call(houseCalls.remove, at(houses.length > 2 ? houses.pop()! : 1), options),
  }
  for (const first of ['upload', 'addExpense', 'addIncome', 'addItem', 'addContract', 'addContract'] as const)
    await actions[first]()
  return { id, actions }
}

/** The number of deadlocks, each of which the database ended by cancelling one action. */
async function deadlocks(): Promise<number> {
  // A session reports its counts when it becomes idle, a second after its last report. Each session of the pool does so
  // now.
  await sleep(1100)
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.2)`.execute(app.db)))
  const { rows } = await sql<{
    deadlocks: number
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(app.db)
  return rows[0]!.deadlocks
}

it('whatever is done to one account at once, nobody waits for anybody in a circle', async () => {
  const landlords = [await landlord(), await landlord()]
  const done = new Map<string, number>()
  const strange: string[] = []
  const all = Object.keys(landlords[0]!.actions)
  // Some actions need what others leave behind by chance. So rounds continue until each action has succeeded.
  for (let round = 0; round < rounds || (done.size < all.length && round < 100); round += 1) {
    // A week passes, so that repeats become due, and unused files are deleted while other actions start to use them.
    app.setNow(addTime(app.now(), 7 * 86_400_000))
    await app.db
      .updateTable('session')
      .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e9) })
      .execute()
    for (const kind of [repeatKind, repeatKind, rentKind, rentKind, 'file.sweepUnused', 'file.sweepUnused'])
      await queueJob(app.db, app.now(), kind, {})
    const actions = [...landlords, ...landlords].flatMap((one) => Object.entries(one.actions))
    await Promise.all([
      ...[1, 2].map(() => app.work().catch((error: unknown) => void strange.push(String(error)))),
      ...actions.map(async ([name, action]) => {
        try {
          await action()
          done.set(name, (done.get(name) ?? 0) + 1)
        } catch (error) {
          if (!(error instanceof CallRefused) || error.status >= 500 || error.body.message === 'stillRunning')
            strange.push(`${name}: ${String(error)}`)
        }
      }),
    ])
  }
  expect(strange).toEqual([])
  expect([...done.keys()].toSorted()).toEqual(all.toSorted())
  expect(await deadlocks(), `seed ${seed}`).toBe(0)
})

describe('an action that waits for its account holds nothing of it yet', () => {
  // The tests above have moved the clock by years. By then a repeat has more vouchers than the fixture has counted.
  beforeAll(() => app.setNow(start))

  /** True if somebody waits for a lock in this database. */
  const isBlocked = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        app.db,
      )
    ).rows.length > 0

  const writes = rows.filter((row) => isWrite(row) && row.access !== 'public')
  it.each(writes.filter((_row, index) => eachNth(index, 12)).map((row) => [row.name, row] as const))(
    '%s',
    async (_name, row) => {
      const person = await fixture.person()
      const request = await sampleRequest(fixture, row, person, { fresh: true })
      await fixture.relieve(person)
      await fixture.admit(person, row)
      const token = await fixture.session(person)
      const tables = await allTables(app.db)
      const isIts = await Promise.all(
        tables.map(async (table) => (await columnsOf(app.db, table)).some(({ name }) => name === 'account_id')),
      )
      // The audit trail is left out. The last statement locks its head, and the commit after it releases the lock.
      const its = tables.filter((table, index) => isIts[index] && !table.startsWith('audit'))
      const held: string[] = []
      const answer = await app.db.transaction().execute(async (tx) => {
        await sql`select from account where id = ${person.id} for no key update`.execute(tx)
        const sent = send(fixture, row, request, { token })
        const isOver = sent.then(() => true)
        // The database ends a transaction that is idle for long. On a busy machine the call may take that long.
        while (!(await Promise.race([isOver, sleep(5, false)])) && !(await isBlocked())) await sql`select`.execute(tx)
        for (const table of its) {
          await sql`savepoint look`.execute(tx)
          await sql`select from ${sql.table(table)} where account_id = ${person.id} for update nowait`
            .execute(tx)
            .catch(() => held.push(table))
          await sql`rollback to savepoint look`.execute(tx)
        }
        return { sent }
      })
      expect(held).toEqual([])
      const sent = await answer.sent
      expect(sent.status, summaryOf(row, request, sent)).toBe(row.status)
    },
  )
})
