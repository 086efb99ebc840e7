import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { addTime, osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/job'
import { bookRentBatch, rentBatchSize, rentKind } from './service'
import type { Booking } from './service-due'

/** How long the holder of an account's lock gets before the next try, in ms. */
const retryDelay = 100

/**
 * Books the rents whose month has started. A batch is one transaction together with the end of the job. When there is
 * more to do, the transaction also queues the next job. If a process dies, another one continues from there.
 */
export const rentJobKinds = ({ encryption }: Pick<Booking, 'encryption'>, batch = rentBatchSize): JobKinds => ({
  [rentKind]: jobKind({
    payload: z.strictObject({}),
    mode: 'inside',
    async run({ db, now, job }) {
      const { byAccount, more, isLocked } = await bookRentBatch({ db, now, today: osloDay(now), encryption }, batch)
      const requestId = `job-${job.id}`
      const auditEntry = ([account, made]: [number, number]) => ({
        account,
        at: now,
        requestId,
        ip: '',
        action: rentKind,
        entity: null,
        changed: { generated: made },
      })
      await appendAudits(db, [...byAccount].map(auditEntry))
      if (more) await queueJob(db, now, rentKind, {}, { runAt: isLocked ? addTime(now, retryDelay) : now })
    },
  }),
})

export const rentSchedules: readonly Schedule[] = [schedule(rentKind, 15)]
