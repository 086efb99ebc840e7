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

/** The job that reads subscriptions again, because a message of the provider may be lost. */
const lookKind = 'subscription.look'
const hour = 3_600_000
/** The maximum number of readings in an hour. */
const most = 2000

interface Deps {
  readonly billing: BillingProvider | null
  readonly reading: ReadingService | null
}

/** Lets a job fail for good after a declined request, which would be declined again. Other failures are thrown. */
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
 * The customers to read again. Those that were read longest ago come first. Each hour: those whose period ends or ended
 * within a day, and those who opened a checkout, until they were read after its end. Each day: everybody with a
 * subscription.
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
        // A checkout may be paid without a message to us. So it is read again when its page has expired.
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
