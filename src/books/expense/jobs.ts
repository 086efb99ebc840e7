import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { addTime, osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/job'
import { generateRepeatBatch, repeatBatchSize, repeatKind } from './service-generate'

/** The time in ms before the job tries again, if another transaction has locked an account. */
const retryDelay = 100

/**
 * Each batch is one transaction. It also ends the job and queues the next job. So nothing is lost
 * if the process stops.
 */
export const expenseJobKinds = (batch = repeatBatchSize): JobKinds => ({
  [repeatKind]: jobKind({
    payload: z.strictObject({}),
    mode: 'inside',
    async run({ db, now, job }) {
      const { byAccount, more, isLocked } = await generateRepeatBatch({ db, now, today: osloDay(now) }, batch)
      const requestId = `job-${job.id}`
      const auditEntry = ([account, made]: [number, number]) => ({
        account,
        at: now,
        requestId,
        ip: '',
        action: repeatKind,
        entity: null,
        changed: { generated: made },
      })
      await appendAudits(db, [...byAccount].map(auditEntry))
      if (more) await queueJob(db, now, repeatKind, {}, { runAt: isLocked ? addTime(now, retryDelay) : now })
    },
  }),
})

export const expenseSchedules: readonly Schedule[] = [schedule(repeatKind, 15)]
