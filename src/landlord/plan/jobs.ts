import { z } from 'zod'
import { appendAudits } from '../../base/audit/service'
import { osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import type { QueueMail } from '../../base/outbox/service'
import { queueJob } from '../../base/outbox/job'
import { mailTrialEnds, trialMails, type CountAutomaticBookings } from './service-trial'

export const trialMailKind = 'trialMail'

interface Deps {
  readonly publicUrl: string
  readonly queueMail: QueueMail
  readonly stopping: CountAutomaticBookings
  /** The maximum number of accounts in one transaction. If missing, 200. */
  readonly batch?: number
}

/**
 * The job that sends e-mails about the end of trials. If there are more accounts than one batch, another job follows.
 */
export const trialMailJobKinds = ({ publicUrl, queueMail, stopping, batch = 200 }: Deps): JobKinds => {
  const mails = trialMails(publicUrl)
  return {
    [trialMailKind]: jobKind({
      payload: z.strictObject({}),
      mode: 'inside',
      async run({ db, now, job }) {
        const accounts = await mailTrialEnds({ db, now, today: osloDay(now) }, { mails, queueMail, stopping, batch })
        const requestId = `job-${job.id}`
        await appendAudits(
          db,
          accounts.map((account) => ({
            account,
            at: now,
            requestId,
            ip: '',
            action: trialMailKind,
            entity: null,
            changed: {},
          })),
        )
        if (accounts.length === batch) await queueJob(db, now, trialMailKind, {})
      },
    }),
  }
}

export const trialMailSchedules: readonly Schedule[] = [schedule(trialMailKind, 60)]
