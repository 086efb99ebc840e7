import { z } from 'zod'
import type { Ids } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { GiveUp, jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { ProviderFailure } from '../../base/provider/failure'
import { attemptMs, watchEveryMs } from './rules'
import type { SigningService } from './service'
import { queueSettling, settleKind } from './service-begin'
import type { OrderService, Providers } from './service-order'
import { cancelKind, queueReading, readingKind } from './service-reading'
import { ownedBy, signingById } from './service-select'

/** The look for orders of which nobody has heard. */
const lookKind = 'signing.look'

export interface SigningJobDeps {
  readonly orders: OrderService
  readonly service: Pick<SigningService, 'regenerate'>
  readonly providers: Providers
  readonly ids: Ids
}

const At = z.strictObject({ account: z.int(), signing: z.int() })

export const signingJobKinds = ({ orders, service, providers, ids }: SigningJobDeps): JobKinds => ({
  /** Goes on with what was begun: an order whose answer was lost, a withdrawal that the provider has not confirmed. */
  [settleKind]: jobKind({
    payload: z.strictObject({ ...At.shape, renew: z.boolean().default(false) }),
    mode: 'outside',
    async run({ db, now, job, payload }) {
      const ctx = ownedBy(payload.account, { db, now, ids, requestId: `job-${job.id}` })
      const row = await signingById(db, payload.account, payload.signing)
      if (row?.state === 'starting') await orders.settle(ctx, row, job.id)
      if (row?.state === 'withdrawing' && (await orders.end(ctx, row, job.id)) === 'withdrawing')
        await queueSettling(ctx, row, { key: `ending-${now}`, after: watchEveryMs, renew: payload.renew })
      const after = await signingById(db, payload.account, payload.signing)
      if (payload.renew && after?.state === 'withdrawn')
        await service.regenerate(ctx, after.contract_id, after.paper === 'checklist').catch(unlessRefused)
    },
  }),

  [readingKind]: jobKind({
    payload: At,
    mode: 'outside',
    async run({ db, now, job, payload }) {
      const ctx = ownedBy(payload.account, { db, now, ids, requestId: `job-${job.id}` })
      const row = await signingById(db, payload.account, payload.signing)
      if (row?.state !== 'sent' && row?.state !== 'signed' && row?.state !== 'withdrawing') return
      const state = await orders.read(ctx, row, job.id).catch(unlessUnreadable)
      const isWatched = row.watched_until !== null && row.watched_until > addTime(now, watchEveryMs)
      // All have signed, and the provider is still making the file; or somebody is at the provider's pages now.
      if (state === 'signed' || (state === 'sent' && isWatched))
        await queueReading(db, now, row, { after: watchEveryMs })
    },
  }),

  [cancelKind]: jobKind({
    payload: z.strictObject({ via: z.enum(['sign', 'deposit']), order: z.string() }),
    mode: 'outside',
    async run({ job, payload: { via, order } }) {
      const provider = providers[via]
      if (!provider) throw new GiveUp('Signicat is not configured')
      const operation = { name: 'cancel order', userId: null, sendData: {}, job: job.id }
      await provider
        .ask(operation, async (api) => {
          if ((await api.read(order))?.state === 'open') await api.cancel(order, 'the order is no longer needed')
        })
        .catch((error: unknown) => {
          // What was declined will be declined again.
          if (error instanceof ProviderFailure && error.kind === 'refused')
            throw new GiveUp(error.message, { cause: error })
          throw error
        })
    },
  }),

  [lookKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: async ({ db, now }) => await lookAgain(db, now),
  }),
})

/**
 * Queues what may have been missed: each order that waits for signatures is read once an hour, since messages can be lost;
 * what is neither begun nor ended yet is gone on with.
 */
async function lookAgain(db: Db, now: Instant): Promise<void> {
  const open = await db
    .selectFrom('signing')
    .select(['account_id', 'id', 'state', 'updated_at'])
    .where('state', 'in', ['starting', 'sent', 'signed', 'withdrawing'])
    .orderBy('updated_at')
    .limit(5000)
    .execute()
  for (const row of open) {
    if (row.state === 'sent') await queueReading(db, now, row, { after: 0, key: now.slice(0, 13) })
    else if (row.state === 'signed') await queueReading(db, now, row, { after: 0 })
    else if (row.updated_at <= addTime(now, -2 * attemptMs)) await queueSettlingAgain(db, now, row)
  }
}

const queueSettlingAgain = (db: Db, now: Instant, row: { account_id: number; id: number }) =>
  queueSettling({ db, now }, row, { key: `look-${now.slice(0, 15)}`, after: 0 })

/** Nothing is taken of a contract one of whose parties can't be read; the landlord is told so, and it is looked at again. */
function unlessUnreadable(error: unknown): null {
  if (error instanceof Refusal && error.reason === 'unreadable') return null
  throw error
}

/** It was begun by a landlord who is not here any more: what speaks against it, speaks when they ask again. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

export const signingSchedules: readonly Schedule[] = [schedule(lookKind, 10)]
