import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Taxpayer } from '../tax-return/port'
import type { Prepared } from '../tax-return/service-prepare'
import { unread, type SubmissionDeps } from './service-context'
import type { ConfirmService, FilledInstance } from './service-confirm'
import type { InstanceService } from './service-instance'
import type { LookService } from './service-look'
import { isSameSubmission, selectSubmissions, type SubmissionRow } from './service-select'
import type { HeldSubmission } from './service-store'

/** A submission whose last step was not carried out, as far as its instance says: it can be taken again. */
interface Unfinished {
  readonly row: SubmissionRow
  readonly held: HeldSubmission
}

export interface SettleDeps extends Pick<SubmissionDeps, 'store'> {
  readonly look: Pick<LookService, 'wasHandedIn'>
  readonly instances: InstanceService
  readonly steps: ConfirmService
}

/** What becomes of a submission that was broken off, before another one of its year. */
export function settleService({ store, look, instances, steps }: SettleDeps) {
  return {
    /**
     * Comes to know what became of it. What never came to its last step is over. `unknown`: it couldn't be looked up, and
     * nothing else may be done.
     */
    async settle(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<Unfinished | 'settled' | 'unknown'> {
      const row = await selectSubmissions(ctx)
        .where('year', '=', year)
        .where('state', 'in', ['open', 'confirming'])
        .executeTakeFirst()
      if (!row) return 'settled'
      const held = await store.claim(ctx, row)
      if (row.state === 'open') {
        await steps.fail(ctx, held, new Refusal('errorSending'))
        return 'settled'
      }
      try {
        return (await look.wasHandedIn(ctx, taxpayer, row, held)) ? 'settled' : { row, held }
      } catch (error) {
        await store.release(ctx, held)
        return unread(error, 'unknown')
      }
    },

    /**
     * What is left of it for these figures: its instance, whose last step can be taken, where it is of the same. With others
     * it is removed, and it is looked whether it is gone: what was handed in meanwhile stands. `anew`: the return can be
     * begun anew.
     */
    async resume(
      ctx: OwnedCtx,
      taxpayer: Taxpayer,
      { row, held }: Unfinished,
      hashes: Prepared['hashes'],
    ): Promise<FilledInstance | 'anew' | 'unknown'> {
      const { year, instance_id: id } = row
      // One of the version before doesn't say when it was asked.
      if (isSameSubmission(row, { hashes })) return { id, askedAt: addTime(row.confirm_asked_at ?? row.updated_at, 0) }
      await instances.discard(ctx, taxpayer, year, id)
      await store.change(ctx, held)
      const after = await instances.readOrUnknown(ctx, taxpayer, year, id)
      if (after === null) await steps.fail(ctx, held, new Refusal('errorSending'))
      else if (after !== 'unknown' && after.step === 'handedIn') await store.recordHandedIn(ctx, held)
      else {
        await store.release(ctx, held)
        return 'unknown'
      }
      return 'anew'
    },
  }
}
