import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { Taxpayer } from './port'
import type { LookupLimits } from './rules-sending'
import { selectUnanswered, submissionUnansweredRefusal } from './service-select'
import { valueOnFailure, type SubmissionDeps } from './service-submission-context'
import type { LookupService } from './service-look'

/** Waits for answers. So the next return is based on a draft that contains the earlier returns. */
export function unansweredSubmissionService(
  deps: Pick<SubmissionDeps, 'clock'> & { look: LookupService; patience: LookupLimits },
) {
  const { look, clock } = deps
  const { everyMs, looks } = deps.patience

  /** True if all submissions of the year have an answer. Refuses with 403 if the login has expired. */
  async function isAnswered(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<boolean> {
    const rows = await selectUnanswered(ctx, year, clock.now()).orderBy('id').execute()
    for (const row of rows) {
      if (!(await look.answer(ctx, taxpayer, row).catch((error: unknown) => valueOnFailure(error, false)))) return false
    }
    return true
  }

  /**
   * Waits for the answers. Refuses with 409 `submissionUnanswered` if they take too long, or if the client has
   * disconnected.
   */
  async function awaitAnswer(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<void> {
    // A single lookup may take long if Altinn doesn't answer. So the time is limited too.
    const end = addTime(clock.now(), everyMs * looks)
    for (let looked = 1; !(await isAnswered(ctx, taxpayer, year)); looked += 1) {
      if (looked > looks || clock.now() >= end || ctx.gone?.aborted) throw submissionUnansweredRefusal()
      await sleep(everyMs, undefined, { ...(ctx.gone && { signal: ctx.gone }) }).catch(() => {
        throw submissionUnansweredRefusal()
      })
    }
  }

  return { awaitAnswer }
}
