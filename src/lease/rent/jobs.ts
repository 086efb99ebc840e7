import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { addTime, osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/job'
import { bookRentBatch, rentBatchSize, rentKind } from './service'
import type { BookingContext } from './service-due'

/** The delay in ms before the job tries again when other transactions have locked the accounts. */
const retryDelay = 100

/** A batch is one transaction that ends the job and queues the next one, so a dead process loses nothing. */
export const rentJobKinds = ({ encryption }: Pick<BookingContext, 'encryption'>, batch = rentBatchSize): JobKinds => ({
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
