import { z } from 'zod'
import type { Ctx, Ids, OwnedCtx } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { HandoverPapers } from './service-paper'
import { handoverRows } from './service-rows'
import { scalePhotosJob } from './service-scaling'

export interface HandoverJobDeps {
  readonly papers: Pick<HandoverPapers, 'scalePhotos'>
  readonly ids: Ids
}

/** A photo that was scaled before a killed run is kept, so the next run goes on behind it. */
export const handoverJobKinds = ({ papers, ids }: HandoverJobDeps): JobKinds => ({
  [scalePhotosJob]: jobKind({
    payload: z.strictObject({ account: z.int(), handover: z.int() }),
    mode: 'outside',
    // A hundred large photos in several sizes, on a busy machine.
    lease: 900,
    async run({ db, now, payload, job }) {
      const ctx: Ctx & OwnedCtx = {
        db,
        now,
        today: osloDay(now),
        ids,
        requestId: `job-${job.id}`,
        ip: '',
        language: 'nb',
        agent: '',
        session: '',
        browser: '',
        owner: actAsOwner(payload.account),
      }
      const row = await handoverRows(ctx).where('id', '=', payload.handover).executeTakeFirst()
      // It was deleted meanwhile, or its stored paper has the photos already.
      if (!row || row.paper_sha256 !== '') return
      try {
        await papers.scalePhotos(ctx, row)
      } catch (error) {
        // A handover that can't be decrypted has no paper to prepare.
        if (!(error instanceof Refusal && error.reason === 'unreadable')) throw error
      }
    },
  }),
})
