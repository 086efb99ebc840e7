import { holdAccount } from '../../base/call/account'
import type { Clock, OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { closeYear } from '../../books/depreciation/service-sent'
import { stepMs } from './rules-sending'
import { queueSubmissionLook } from './service-queue'
import { updateSubmission, type SubmissionRow } from './service-select'

/** How long another attempt is waited for, in seconds. */
export const underWay = () => new Refusal('submissionUnderWay', undefined, stepMs / 1000)

/** A submission that nobody else takes a step of before it is given back. */
export interface HeldSubmission {
  readonly id: number
  readonly year: number
  /** By which it is still ours. */
  claimed_until: Instant
}

type Change = Partial<
  Pick<
    SubmissionRow,
    'state' | 'instance_id' | 'sha256' | 'error_reason' | 'submitted_at' | 'encrypted_sent_by' | 'confirm_asked_at'
  >
>

/** How the record of a submission changes. Whatever must be known before a step is committed before it is taken. */
export function submissionStore({ clock }: { readonly clock: Clock }) {
  /** Changes a submission that is held, and goes on holding it. Refuses with 409 when somebody else has taken it over. */
  async function change(ctx: OwnedCtx, held: HeldSubmission, values: Change = {}): Promise<void> {
    const now = clock.now()
    const next = addTime(now, stepMs)
    const changed = await updateSubmission(ctx, held.id)
      .set({ ...values, claimed_until: next, updated_at: now })
      .where('claimed_until', '=', held.claimed_until)
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw underWay()
    held.claimed_until = next
  }

  return {
    change,

    /** Takes a submission over as it is, that nobody is at. Refuses with 409 submissionUnderWay beside somebody. */
    async claim(ctx: OwnedCtx, { id, year, state }: SubmissionRow): Promise<HeldSubmission> {
      const now = clock.now()
      const next = addTime(now, stepMs)
      const claimed = await updateSubmission(ctx, id)
        .set({ claimed_until: next, updated_at: now })
        .where('state', '=', state)
        .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
        .executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) throw underWay()
      return { id, year, claimed_until: next }
    },

    /** Leaves it to whoever asks next. */
    async release(ctx: OwnedCtx, { id, claimed_until }: HeldSubmission): Promise<void> {
      await updateSubmission(ctx, id)
        .set({ claimed_until: null, updated_at: clock.now() })
        .where('claimed_until', '=', claimed_until)
        .execute()
    },

    /** It is handed in: the year's household items are closed in the same transaction, and the answer is looked for. */
    async recordHandedIn(ctx: OwnedCtx, held: HeldSubmission): Promise<void> {
      await holdAccount(ctx, async (tx) => {
        const now = clock.now()
        await change(tx, held, { state: 'submitted', submitted_at: now, error_reason: '' })
        await closeYear({ ...tx, now }, held.year)
        await queueSubmissionLook(tx, { id: held.id, account_id: ctx.owner }, { now, after: 5000, tries: 0 })
      })
    },
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>
