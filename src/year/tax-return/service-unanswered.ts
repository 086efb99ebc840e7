import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { Taxpayer } from './port'
import type { Patience } from './rules-sending'
import { selectUnanswered, unanswered } from './service-erase'
import { unread, type SubmissionDeps } from './service-fill'
import type { LookService } from './service-look'

/** Waiting for the authority's answer to what was handed in before, so that the next return is built on a draft that has it. */
export function unansweredService(deps: Pick<SubmissionDeps, 'clock'> & { look: LookService; patience: Patience }) {
  const { look, clock } = deps
  const { everyMs, looks } = deps.patience

  /** Whether everything of the year is answered by now. Refuses with 403 where the login is over. */
  async function isAnswered(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<boolean> {
    const rows = await selectUnanswered(ctx, year, clock.now()).orderBy('id').execute()
    for (const row of rows) {
      if (!(await look.answer(ctx, taxpayer, row).catch((error: unknown) => unread(error, false)))) return false
    }
    return true
  }

  /**
   * Looks until everything of the year is answered, so often and for so long as its patience says. Refuses with 409
   * submissionUnanswered after that, and when whoever asked has gone meanwhile; then nothing was asked for.
   */
  async function awaitAnswer(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<void> {
    // A look at an Altinn that hangs takes its own time.
    const end = addTime(clock.now(), everyMs * looks)
    for (let looked = 1; !(await isAnswered(ctx, taxpayer, year)); looked += 1) {
      if (looked > looks || clock.now() >= end || ctx.gone?.aborted) throw unanswered()
      await sleep(everyMs, undefined, { ...(ctx.gone && { signal: ctx.gone }) }).catch(() => {
        throw unanswered()
      })
    }
  }

  return { awaitAnswer }
}
