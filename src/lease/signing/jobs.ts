import { z } from 'zod'
import type { Ids } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime, InstantText, type Instant } from '../../base/kit/day'
import { GiveUp, jobKind, type JobKinds, type JobRun } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { ProviderFailure } from '../../base/provider/failure'
import { storedOrderStates } from '../contract/model-signing'
import type { SigningOrders } from './port'
import { attemptMs, endRequestIntervalMs, watchIntervalMs } from './rules-order'
import { cancelKind, cancelNamedKind, orderReadingKind, queueOrderReading } from './service-reading'
import { continueOrderKind, queueOrderContinuation } from './service-new-order'
import type { OrderProviders, OrderService } from './service-order'
import { openSignings, ownedContext, noteSigningReading, findSigning, type SigningRow } from './service-select'

/** A job that reads orders again when no message about them has come. */
const lookKind = 'signing.look'
/** The maximum number of orders that are read at once. The orders that have waited longest come first. */
const most = 5000

export interface SigningJobDeps {
  readonly orders: OrderService
  readonly providers: OrderProviders
  readonly ids: Ids
}

const Via = z.enum(['sign', 'deposit'])
const At = z.strictObject({ account: z.int(), signing: z.int() })

async function cancelAt(
  providers: OrderProviders,
  via: z.output<typeof Via>,
  job: number,
  end: (api: SigningOrders) => Promise<void>,
): Promise<void> {
  const provider = providers[via]
  if (!provider) throw new GiveUp('Signicat is not configured')
  await provider.ask({ name: 'cancel order', userId: null, sendData: {}, job }, end).catch((error: unknown) => {
    // The provider would decline another try too, so the job ends for good.
    if (error instanceof ProviderFailure && error.kind === 'refused') throw new GiveUp(error.message, { cause: error })
    throw error
  })
}

export const signingJobKinds = ({ orders, providers, ids }: SigningJobDeps): JobKinds => {
  /** Goes on with an order whose answer was lost, or with a withdrawal that the provider has not confirmed. */
  async function goOn({ db, now, job }: Pick<JobRun<unknown>, 'db' | 'now' | 'job'>, row: SigningRow): Promise<void> {
    const ctx = ownedContext(row.account_id, { db, now, ids, requestId: `job-${job.id}` })
    const isLeft =
      row.state === 'starting'
        ? !(await orders.settle(ctx, row, job.id))
        : row.state === 'withdrawing' && (await orders.end(ctx, row, job.id)) === 'withdrawing'
    if (isLeft) await queueOrderContinuation(ctx, row, { key: now, after: endRequestIntervalMs })
  }

  return {
    [continueOrderKind]: jobKind({
      payload: z.strictObject({ ...At.shape, state: z.enum(storedOrderStates) }),
      mode: 'outside',
      async run({ payload, ...run }) {
        const row = await findSigning(run.db, payload.account, payload.signing)
        if (row?.state === payload.state) await goOn(run, row)
      },
    }),

    [orderReadingKind]: jobKind({
      payload: At,
      mode: 'outside',
      async run({ db, now, job, payload }) {
        const ctx = ownedContext(payload.account, { db, now, ids, requestId: `job-${job.id}` })
        const row = await findSigning(db, payload.account, payload.signing)
        if (row?.state !== 'sent' && row?.state !== 'signed' && row?.state !== 'withdrawing') return
        const state = await orders.read(ctx, row, job.id)
        const isWatched = row.watched_until !== null && row.watched_until > addTime(now, watchIntervalMs)
        // All have signed, and the provider is still making the file, or somebody is on the provider's pages now.
        if (state === 'signed' || (state === 'sent' && isWatched))
          await queueOrderReading(db, now, row, { after: watchIntervalMs })
      },
    }),

    [cancelKind]: jobKind({
      payload: z.strictObject({ via: Via, order: z.string() }),
      mode: 'outside',
      run: ({ job, payload: { via, order } }) => cancelAt(providers, via, job.id, (api) => api.endUnknown(order)),
    }),

    [cancelNamedKind]: jobKind({
      payload: z.strictObject({ via: Via, externalId: z.string(), since: InstantText }),
      mode: 'outside',
      run: ({ job, payload: { via, externalId, since } }) =>
        cancelAt(providers, via, job.id, async (api) => {
          const order = await api.find(externalId, since)
          if (order) await api.endUnknown(order.endId ?? order.id)
        }),
    }),

    [lookKind]: jobKind({
      payload: z.looseObject({}),
      mode: 'inside',
      run: async ({ db, now }) => await lookAgain(db, now),
    }),
  }
}

/**
 * Checks all open orders, because messages can be lost. Queues a reading of each order that waits
 * for signatures, once an hour, and of each signed order without its file. For an order that is
 * still being made or ended, queues the job that goes on with it.
 */
async function lookAgain(db: Db, now: Instant): Promise<void> {
  const open = await openSignings(db, most)
  await noteSigningReading(
    db,
    open.map(({ id }) => id),
    now,
  )
  for (const row of open) {
    if (row.state === 'sent') await queueOrderReading(db, now, row, { after: 0, key: now.slice(0, 13) })
    else if (row.state === 'signed') await queueOrderReading(db, now, row, { after: 0 })
    else if (row.updated_at <= addTime(now, -2 * attemptMs))
      await queueOrderContinuation({ db, now }, row, { key: `look-${now.slice(0, 15)}`, after: 0 })
  }
}

export const signingSchedules: readonly Schedule[] = [schedule(lookKind, 10)]
