import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { GiveUp, jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { ProviderFailure } from '../../base/provider/failure'
import type { BillingProvider } from './port'
import { checkoutLife } from './rules-status'
import { expireKind } from './service-erase'
import { queueSubscriptionReading, subscriptionReadingKind, type ReadingService } from './service-reading'

/** The job that reads subscriptions again, because messages of the provider may be lost. */
const lookKind = 'subscription.look'
const hour = 3_600_000
/** The maximum number of readings per hour. */
const most = 2000

interface Deps {
  readonly billing: BillingProvider | null
  readonly reading: ReadingService | null
}

/**
 * Ends a job without a retry if the provider declined the request, because it would decline again. Throws any other
 * failure.
 */
function giveUpDeclined(error: unknown): never {
  if (error instanceof ProviderFailure && error.kind === 'refused') throw new GiveUp(error.message, { cause: error })
  throw error
}

export const subscriptionJobKinds = ({ billing, reading }: Deps): JobKinds => ({
  [subscriptionReadingKind]: jobKind({
    payload: z.strictObject({ account: z.int() }),
    mode: 'outside',
    async run({ db, now, job, payload: { account } }) {
      if (!reading) throw new GiveUp('no payment provider is configured')
      await reading.read({ db, now, requestId: `job-${job.id}`, job: job.id }, account).catch(giveUpDeclined)
    },
  }),
  [expireKind]: jobKind({
    payload: z.strictObject({ checkout: z.string() }),
    mode: 'outside',
    async run({ job, payload: { checkout } }) {
      if (!billing) throw new GiveUp('no payment provider is configured')
      const operation = { name: 'end checkout', userId: null, sendData: {}, job: job.id }
      await billing
        .ask(operation, async (api) => {
          if ((await api.readCheckout(checkout))?.state === 'open') await api.expireCheckout(checkout)
        })
        .catch(giveUpDeclined)
    },
  }),
  [lookKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    async run({ db, now }) {
      if (!reading) return
      for (const account of await mayBeMissed(db, now))
        await queueSubscriptionReading(db, now, account, now.slice(0, 13))
    },
  }),
})

/**
 * Returns the customers whose subscription must be read again, the oldest reading first. Read every
 * hour: customers whose period ends within a day or has ended, and customers whose checkout has not
 * been read since it expired. Read every day: all customers with a subscription.
 */
async function mayBeMissed(db: Db, now: Instant): Promise<number[]> {
  const at = (hours: number) => addTime(now, hours * hour)
  const rows = await db
    .selectFrom('subscription')
    .select('account_id')
    .where('customer', 'is not', null)
    .where((is) =>
      is.or([
        is.and([
          is('status', 'in', ['active', 'trialing', 'past_due']),
          is.or([
            is('read_at', '<', at(-24)),
            is('end_at', '<', at(0)),
            is.and([is('end_at', '<', at(24)), is('read_at', '<', at(-1))]),
          ]),
        ]),
        is('checkout_at', '>', addTime(now, -checkoutLife)),
        // A checkout may be paid without a message to us. So the subscription is read again after the checkout has
        // expired.
        is.and([
          is('checkout_at', 'is not', null),
          is.or([
            is('read_at', 'is', null),
            is('read_at', '<', sql<Instant>`checkout_at + make_interval(secs => ${checkoutLife / 1000})`),
          ]),
        ]),
      ]),
    )
    .orderBy('read_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute()
  return rows.map((row) => row.account_id)
}

export const subscriptionSchedules: readonly Schedule[] = [schedule(lookKind, 60)]
