import { z } from 'zod'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { sweepExternalLogins } from './service-active'

export const externalLoginJobKinds = (): JobKinds => ({
  sweepExternalLogins: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: ({ db, now }) => sweepExternalLogins(db, now),
  }),
})

export const externalLoginSchedules: readonly Schedule[] = [schedule('sweepExternalLogins', 60)]
