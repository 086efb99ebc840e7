import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { addTime, osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/batches'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/worker-claim'
import { bookRentBatch, rentBatchSize, rentKind } from './service'
import type { Booking } from './service-due'

/** How long somebody who holds an account is given before it is tried again, in ms. */
const retryDelay = 100

/**
 * Books the rents whose month has come. A batch is one transaction together with the job's own end and, when there is
 * more to do, with the job that follows it: whichever process dies, another one goes on from there.
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
