import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { toStored } from '../tax-document/service'
import type { ReturnForm } from '../tax-return/model'
import type { Prepared } from '../tax-return/service-prepare'
import { stepMs } from './rules-sending'
import type { SubmissionDeps } from './service-context'
import { selectUnanswered, sendsAgain, sentBefore, unanswered, type SubmissionRow } from './service-select'
import { underWay, type HeldSubmission } from './service-store'
import { tenantHashes } from './service-tenants'

/**
 * Records that a return is being handed in, before anybody is asked. Another one of the year that was faster is 409
 * submissionUnderWay while it is under way, and given back when it has sent just this, unless that is to be sent again.
 * One that was handed in since this one was built is not in it: 409 submissionUnanswered.
 */
export const beginSubmission = (
  { encryption, clock }: Pick<SubmissionDeps, 'encryption' | 'clock'>,
  ctx: OwnedCtx,
  prepared: Prepared,
  form: Pick<ReturnForm, 'again' | 'repeats'>,
): Promise<HeldSubmission | SubmissionRow> =>
  holdAccount(ctx, async (held) => {
    const faster = await sentBefore(held, prepared)
    if (faster && !sendsAgain(faster, form, ctx)) return faster
    const now = clock.now()
    const claimed_until = addTime(now, stepMs)
    const { year, submission, houses } = prepared
    if (await selectUnanswered(held, year, now).executeTakeFirst()) throw unanswered()
    const begun = await held.db
      .insertInto('tax_submission')
      .values({
        account_id: ctx.owner,
        year,
        state: 'open',
        submission_type: submission,
        figures: JSON.stringify(houses.map(({ figures }) => figures)),
        hashes: JSON.stringify(prepared.hashes),
        places: JSON.stringify(prepared.placed.map(toStored)),
        assigned: JSON.stringify(prepared.assigned),
        differences: JSON.stringify(prepared.differences),
        tenants: JSON.stringify(tenantHashes(houses, encryption)),
        is_again: form.again,
        claimed_until,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw underWay()
    await ctx.intent?.store(held.db, now)
    return { id: begun.id, year, claimed_until }
  })
