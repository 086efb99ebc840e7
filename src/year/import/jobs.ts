import { z } from 'zod'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { forgetOldBooks } from './service-stored'

const forgetKind = 'import.forget'

export const importJobKinds: JobKinds = {
  [forgetKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: ({ db, now }) => forgetOldBooks(db, now),
  }),
}

export const importSchedules: readonly Schedule[] = [schedule(forgetKind, 60)]
