import { z } from 'zod'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { removeOldRows, oldRowBatchSize } from './service-old'

const forgetKind = 'bank.forgetRows'

export const bankTransactionJobKinds: JobKinds = {
  [forgetKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    async run({ db, now }) {
      for (let gone = oldRowBatchSize; gone === oldRowBatchSize;) gone = await removeOldRows(db, now)
    },
  }),
}

export const bankTransactionSchedules: readonly Schedule[] = [schedule(forgetKind, 1440)]
