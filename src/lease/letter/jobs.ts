import { z } from 'zod'
import { batchedJob } from '../../base/outbox/batches'
import type { JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { markReplacedLetters, replacedBatchSize, replacedLettersJob } from './service-replaced'

export const letterJobKinds = (log: (message: string) => void): JobKinds => ({
  [replacedLettersJob]: batchedJob({
    kind: replacedLettersJob,
    cursor: z.int(),
    first: 1,
    async run({ db }, batch) {
      const rows = await markReplacedLetters(db)
      return { rows, next: rows < replacedBatchSize ? null : batch + 1 }
    },
    log,
  }),
})

export const letterSchedules: readonly Schedule[] = [schedule(replacedLettersJob, 1440)]
