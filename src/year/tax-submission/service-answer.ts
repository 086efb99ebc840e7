import { sql } from 'kysely'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { openYear } from '../../books/depreciation/service-sent'
import { standingStates } from './rules-sending'
import { selectSubmissions, updateSubmission, type SubmissionRow } from './service-select'

/**
 * What the authority has answered; a return that it rejects opens its year again, unless another one of it stands. `tell` is
 * called in the same transaction where that is another answer than before.
 */
export async function storeAnswer(
  ctx: OwnedCtx,
  row: SubmissionRow,
  answer: {
    readonly state: 'submitted' | 'accepted' | 'rejected'
    readonly label: string
    readonly description: string
    readonly encrypted: string | null
  },
  tell: (tx: OwnedCtx, before: SubmissionRow) => Promise<void>,
): Promise<void> {
  await holdAccount(ctx, async (tx) => {
    const before = await selectSubmissions(tx)
      .where('id', '=', row.id)
      .where('state', 'in', standingStates)
      .executeTakeFirst()
    if (!before) return
    const isNew = before.answer_label !== answer.label || before.state !== answer.state
    await updateSubmission(tx, row.id)
      .set({
        state: answer.state,
        answer_label: answer.label,
        answer_description: answer.description,
        ...(answer.encrypted !== null && { encrypted_answer: answer.encrypted }),
        ...(answer.state !== 'submitted' && isNew && { answered_at: ctx.now }),
        updated_at: ctx.now,
      })
      .execute()
    if (isNew) await tell(tx, before)
    if (answer.state === 'rejected') await openYear(tx, row.year, standsAlone(tx, row.year))
  })
}

/** Whether no other return of the year stands. */
const standsAlone = ({ owner }: OwnedCtx, year: number) =>
  sql<boolean>`not exists (
    select from tax_submission as other
    where other.account_id = ${owner} and other.year = ${year} and other.state in ('submitted', 'accepted'))`
