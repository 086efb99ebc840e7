import type { OwnedCtx } from '../../base/call/context'
import { queueJob } from '../../base/outbox/job'

/** The kind of the job that scales the photos of a handover (./jobs.ts). */
export const scalePhotosJob = 'handover.photos'

/** Photos that can't be scaled now are scaled when the paper is drawn. */
const maxAttempts = 3

/** Scales the photos of a handover in the background. The caller has stored the handover in the same transaction. */
export async function queueScaling(ctx: OwnedCtx, handover: number, photos: readonly string[]): Promise<void> {
  if (photos.length > 0)
    await queueJob(ctx.db, ctx.now, scalePhotosJob, { account: ctx.owner, handover }, { maxAttempts })
}
