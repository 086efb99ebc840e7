import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { addTime, osloDay } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { endContracts, endingBatchSize, endContractsJob } from './service-ending'

/** The delay in ms before the job tries again when other transactions have locked the accounts. */
const retryDelay = 100

/** Each batch is one transaction. It finishes its job and queues the next one, so a dead process loses nothing. */
export const endingJobKinds = (batch = endingBatchSize): JobKinds => ({
  [endContractsJob]: jobKind({
    payload: z.strictObject({}),
    mode: 'inside',
    async run({ db, now, job }) {
      const { ended, more, isLocked } = await endContracts({ db, now, today: osloDay(now) }, batch)
      await appendAudits(
        db,
        ended.map(({ account_id, id }) => ({
          account: account_id,
          at: now,
          requestId: `job-${job.id}`,
          ip: '',
          action: endContractsJob,
          entity: String(id),
          changed: {},
        })),
      )
      if (more) await queueJob(db, now, endContractsJob, {}, { runAt: isLocked ? addTime(now, retryDelay) : now })
    },
  }),
})

export const endingSchedules: readonly Schedule[] = [schedule(endContractsJob, 15)]
