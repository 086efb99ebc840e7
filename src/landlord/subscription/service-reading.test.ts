import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import type { Instant } from '../../base/kit/day'
import type { ReadSubscription, SubscriptionStatus } from './model'
import type { Billing } from './port'
import { subscriptionMails } from './service-mail'
import { readingService } from './service-reading'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const subscription = (status: SubscriptionStatus): ReadSubscription => ({
  id: 'sub_1',
  status,
  interval: 'month',
  endsAt: '2026-12-20T10:00:00.000Z' as Instant,
  cancelAtPeriodEnd: false,
  createdAt: '2026-11-20T10:00:00.000Z' as Instant,
})

/** A user account whose provider answers a reading only when the test tells it to. */
async function setUp() {
  const { id } = await app.landlord({ finished: false })
  await app.db
    .insertInto('subscription')
    .values({ account_id: id, customer: `cus_${id}` })
    .execute()
  const asked: ((found: ReadSubscription[]) => void)[] = []
  const subscriptions = () => new Promise<ReadSubscription[]>((answer) => asked.push(answer))
  const reading = readingService({
    billing: { ask: (_operation, work) => work({ subscriptions } as unknown as Billing), readEvent: async () => null },
    mails: subscriptionMails('http://husbok.test'),
    queueMail: app.queueMail,
  })
  const begin = async () => {
    const known = asked.length
    const ended = reading.read({ db: app.db, now: app.now(), requestId: 'test' }, id)
    while (asked.length === known) await new Promise((done) => setTimeout(done, 2))
    const answer = asked.at(-1)!
    return async (...statuses: SubscriptionStatus[]) => {
      answer(statuses.map(subscription))
      await ended
    }
  }
  const stands = async () => {
    const query = app.db.selectFrom('account').innerJoin('subscription', 'account_id', 'id')
    const row = await query.select(['status', 'subscriptionActive']).where('id', '=', id).executeTakeFirst()
    return [row?.status, row?.subscriptionActive]
  }
  const mails = async () => (await app.mails()).filter(({ userId }) => userId === id).length
  const trail = () =>
    app.db
      .selectFrom('audit')
      .select('changed')
      .where('account_id', '=', id)
      .where('action', '=', 'subscription.read')
      .orderBy('id')
      .execute()
  return { id, begin, stands, mails, trail }
}

it('of two readings at once the one that began last counts, whichever ends last', async () => {
  const { begin, stands } = await setUp()
  const [first, second] = [await begin(), await begin()]
  await second('canceled')
  await first('active')
  expect(await stands()).toEqual(['canceled', false])
  const [third, fourth] = [await begin(), await begin()]
  await third('active')
  expect(await stands()).toEqual(['active', true])
  await fourth('past_due')
  expect(await stands()).toEqual(['past_due', true])
})

it('what changes is recorded and told once, in whatever order it is read again', async () => {
  const { begin, mails, trail } = await setUp()
  const before = await mails()
  for (const status of ['active', 'active', 'past_due', 'past_due', 'canceled', 'canceled'] as const)
    await (
      await begin()
    )(status)
  expect(await mails()).toBe(before + 2)
  expect((await trail()).map(({ changed }) => changed)).toEqual([
    { status: 'active', subscriptionActive: true },
    { status: 'past_due', subscriptionActive: true },
    { status: 'canceled', subscriptionActive: false },
  ])
})

it('that was given and not bought stays while the provider has none', async () => {
  const { id, begin, stands } = await setUp()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  await (
    await begin()
  )()
  expect(await stands()).toEqual([null, true])
})

it('of a customer that is another one by now nothing is stored', async () => {
  const { id, begin, stands } = await setUp()
  const answer = await begin()
  await app.db
    .updateTable('subscription')
    .set({ customer: `cus_new_${id}` })
    .where('account_id', '=', id)
    .execute()
  await answer('active')
  expect(await stands()).toEqual([null, false])
})
