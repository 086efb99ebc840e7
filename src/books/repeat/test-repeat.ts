import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { addTime, osloDay } from '../../base/kit/day'
import { accountCalls } from '../../landlord/account/calls'
import { supplierCalls } from '../supplier/calls'
import { expenseCalls } from '../expense/calls'
import { repeatCalls } from './calls'
import { generateRepeatBatch } from '../expense/service-generate'

type Landlord = Awaited<ReturnType<TestApp['landlord']>>

/**
 * The app for the tests of repeats. Its clock is at `now`, and each test gets a new landlord. Its calls create
 * repeating vouchers, by default monthly from `date` on.
 */
export function repeatFixture({ now, date }: { readonly now: string; readonly date: string }) {
  let app: TestApp
  let kari: Landlord
  let supplierId: number
  beforeAll(async () => void (app = await testApp()))
  beforeEach(async () => {
    app.setNow(now)
    kari = await app.landlord()
    supplierId = (await app.call(supplierCalls.list, {}, { token: kari.token }))[0]!.id
  })
  afterAll(async () => {
    expect(app.bugs).toEqual([])
    await app.close()
  })

  const params = (id: number) => ({ params: { id: String(id) } })
  const options = () => ({ token: kari.token })
  const body = (more: object = {}) => ({
    houseId: kari.houseId,
    cost_type: 'maintenance' as const,
    description: 'Vaktmester',
    supplierId,
    repeat: 'monthly' as const,
    sum: 500,
    date,
    franchise: 80,
    ...more,
  })
  const read = (id: number) => app.call(expenseCalls.read, params(id), options())
  /** Moves the clock to noon of that day in Oslo. The due jobs have not run yet. */
  const early = async (today: string) => {
    app.setNow(`${today}T11:00:00.000Z`)
    // Sessions last for thirty days, but this one must last longer.
    await app.db
      .updateTable('session')
      .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e10) })
      .where('account_id', '=', kari.id)
      .execute()
  }
  const generateAll = async () => {
    for (let more = true; more;)
      more = await app.db
        .transaction()
        .execute(async (db) => (await generateRepeatBatch({ db, now: app.now(), today: osloDay(app.now()) })).more)
  }
  return {
    get app(): TestApp {
      return app
    },
    get kari(): Landlord {
      return kari
    },
    params,
    options,
    body,
    read,
    early,
    generateAll,
    create: (more: object = {}) => app.call(expenseCalls.create, { body: body(more) }, options()),
    update: (id: number, more: object = {}) =>
      app.call(expenseCalls.update, { ...params(id), body: body(more) }, options()),
    remove: (id: number) => app.call(expenseCalls.remove, params(id), options()),
    start: (id: number, token = kari.token) => app.call(repeatCalls.startRepeat, params(id), { token }),
    stop: (id: number, token = kari.token) => app.call(repeatCalls.stopRepeat, params(id), { token }),
    /** The dates that the repeat has generated, in order. */
    dates: async (id: number) => (await read(id)).series.map((one) => one.date as string).toReversed(),
    /** The number of free vouchers that are used up. */
    used: async () => (await app.call(accountCalls.profile, {}, options())).free!.used,
    subscribe: () =>
      app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute(),
    /** Moves the clock to that day and runs the due jobs. */
    on: async (today: string) => {
      await early(today)
      await generateAll()
    },
  }
}

/** Status, reason and refused fields of a call that must not succeed. */
export const repeatRefusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof CallRefused)) return [(error as Error).message]
      const { message, fields } = error.body
      return [error.status, message, ...(fields === undefined ? [] : [fields])]
    },
  )
