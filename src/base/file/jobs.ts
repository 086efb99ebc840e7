import { z } from 'zod'
import { jobKind, type JobKinds } from '../outbox/job-kind'
import { addMs, schedule } from '../outbox/rules'
import { queueJob } from '../outbox/job'
import type { FileStore } from './port'
import { isByteRemovalLocked } from './service-hold'
import {
  sweepBatchSize,
  emptyQuarantine,
  quarantineKind,
  sweepOrphans,
  sweepUnusedFiles,
} from './service-sweep-orphans'
import { removeBytesKind } from './service-uses'

const Ids = z.strictObject({ ids: z.array(z.string()) })

/** The wait before the lock of the bytes is checked again, in ms. */
const heldMs = 300_000

export const fileJobKinds = ({ store }: { store: FileStore }): JobKinds => ({
  [removeBytesKind]: jobKind({
    payload: Ids,
    mode: 'outside',
    run: async ({ db, now, payload }) => {
      if (await isByteRemovalLocked(db)) {
        await queueJob(db, now, removeBytesKind, payload, { runAt: addMs(now, heldMs) })
        return
      }
      for (const id of payload.ids) await store.remove(id)
    },
  }),
  [quarantineKind]: jobKind({
    payload: Ids,
    mode: 'outside',
    run: async ({ payload, now }) => {
      for (const id of payload.ids) await store.quarantine(id, now)
    },
  }),
  'file.sweepUnused': jobKind({
    payload: z.strictObject({}),
    mode: 'inside',
    run: async ({ db, now }) => {
      for (let swept = sweepBatchSize; swept === sweepBatchSize;) swept = await sweepUnusedFiles(db, now)
    },
  }),
  'file.sweepOrphans': jobKind({
    payload: z.strictObject({}),
    mode: 'outside',
    lease: 3600,
    run: async ({ db, now, signal }) => {
      if (!(await isByteRemovalLocked(db))) await emptyQuarantine(db, store, now, signal)
      await sweepOrphans(db, store, now, { signal })
    },
  }),
})

export const fileSchedules = [schedule('file.sweepUnused', 60), schedule('file.sweepOrphans', 1440)]
