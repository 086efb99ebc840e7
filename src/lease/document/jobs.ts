import { z } from 'zod'
import type { Ctx, Ids } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/job'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { PaperLog } from './service-stored'
import type { SignedLeases } from './service-signed'
import { contractsWithoutStoredLease } from './service-signed-rows'

export interface LeaseJobDeps {
  readonly signed: Pick<SignedLeases, 'storeNow'>
  readonly ids: Ids
  readonly log: PaperLog
}

/** A job that stores leases which were signed before leases were stored as bytes. */
const storeKind = 'lease.store'

/** The number of leases in one run. They are drawn in seconds, well below the time that a job may take. */
const batchSize = 50

/**
 * Draws and stores the leases that are signed or being signed and have no stored bytes. They come from an earlier
 * version, which drew a lease each time it was opened and may still be running. Each lease commits separately, so after
 * a killed run the next one continues. A lease that can't be drawn is named in the log and doesn't stop the others.
 */
export const leaseJobKinds = ({ signed, ids, log }: LeaseJobDeps, batch = batchSize): JobKinds => ({
  [storeKind]: jobKind({
    payload: z.strictObject({ after: z.int().default(0) }),
    mode: 'outside',
    async run({ db, now, payload, job, signal }) {
      const requestId = `job-${job.id}`
      const ctx: Ctx = {
        db,
        now,
        today: osloDay(now),
        ids,
        requestId,
        ip: '',
        language: 'nb',
        agent: '',
        session: '',
        browser: '',
        owner: null,
      }
      const found = await contractsWithoutStoredLease(db, payload.after, batch)
      const failed: number[] = []
      for (const { account_id, id } of found) {
        if (signal.aborted) throw new Error('stopped')
        try {
          await signed.storeNow({ ...ctx, owner: actAsOwner(account_id) }, id)
        } catch (error) {
          failed.push(id)
          log(
            'error',
            `The signed lease of contract ${id} can't be stored: ${error instanceof Error ? error.message : String(error)}`,
          )
        }
      }
      const stored = found.length - failed.length
      if (stored > 0) log('info', `signed leases stored as they are now: ${stored}`)
      const last = found.at(-1)
      if (last && found.length === batch) await queueJob(db, now, storeKind, { after: last.id })
    },
  }),
})

export const leaseSchedules: readonly Schedule[] = [schedule(storeKind, 60)]
