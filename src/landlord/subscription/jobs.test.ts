import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { addTime } from '../../base/kit/day'
import { subscriptionJobKinds } from './jobs'
import type { SubscriptionStatus } from './model'
import type { ReadingService } from './service-reading'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const hour = 3_600_000
const looked = async () => {
  const kinds = subscriptionJobKinds({ billing: null, reading: {} as ReadingService })
  const job = { id: 1, key: null, attempt: 1, before: null }
  await kinds['subscription.look']!.run({
    db: app.db,
    now: app.now(),
    payload: {},
    job,
    signal: new AbortController().signal,
  })
  const queued = await app.db.selectFrom('job').select('payload').where('kind', '=', 'subscription.read').execute()
  return queued.map(({ payload }) => (payload as { account: number }).account)
}

interface StoredState {
  readonly status?: SubscriptionStatus
  /** In hours from now. `end` and `checkout` have the same unit. */
  readonly read?: number
  readonly end?: number
  readonly checkout?: number
  readonly customer?: null
}

it.each<[string, StoredState, boolean]>([
  ['an active one that was read an hour ago', { status: 'active', read: -1, end: 240 }, false],
  ['an active one that was read a day ago', { status: 'active', read: -25, end: 240 }, true],
  ['one that ends within a day and was read two hours ago', { status: 'active', read: -2, end: 20 }, true],
  ['one that ends within a day and was read just now', { status: 'trialing', read: -0.5, end: 20 }, false],
  ['one that should have been renewed', { status: 'active', read: -0.5, end: -0.1 }, true],
  ['one whose payment is tried again, read a day ago', { status: 'past_due', read: -25, end: 240 }, true],
  ['one that has ended', { status: 'canceled', read: -2000, end: -2000, checkout: -3000 }, false],
  ['a checkout of an hour ago', { checkout: -1 }, true],
  ['a checkout of two days ago that was read after its end', { checkout: -48, read: -22 }, false],
  ['a checkout of two days ago that nobody looked at since, for the server was away', { checkout: -48 }, true],
  ['a checkout of two days ago that was read last when it could still be paid', { checkout: -48, read: -30 }, true],
  ['somebody who is no customer', { checkout: -1, customer: null }, false],
])('of %s', async (_title, { status, read, end, checkout, customer }, expected) => {
  const { id } = await app.landlord({ finished: false })
  const at = (hours: number | undefined) => (hours === undefined ? null : addTime(app.now(), hours * hour))
  const stands = { status: status ?? null, read_at: at(read), end_at: at(end), checkout_at: at(checkout) }
  await app.db
    .insertInto('subscription')
    .values({ account_id: id, customer: customer === null ? null : `cus_${id}`, ...stands })
    .execute()
  expect((await looked()).includes(id), expected ? 'is read again' : 'is left alone').toBe(expected)
})

it('the same hour reads each once, whichever process looks', async () => {
  const before = await looked()
  expect(before.length).toBeGreaterThan(0)
  expect(await looked()).toEqual(before)
})
