import { z } from 'zod'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { removeOldFiles } from './service-stored'

const removeKind = 'bank.removeFiles'

export const bankFileJobKinds: JobKinds = {
  [removeKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: ({ db, now }) => removeOldFiles(db, now),
  }),
}

export const bankFileSchedules: readonly Schedule[] = [schedule(removeKind, 60)]
