import { sql } from 'kysely'
import { withLockedAccount } from '../../base/call/account'
import type { Clock, OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import { closeYear } from '../../books/depreciation/service-sent'
import { approvedLabelPattern, submissionClaimMs } from './rules-sending'
import { updateSubmission, type SubmissionRow } from './service-select'

export const submissionLookupKind = 'taxReturn.look'

/**
 * Queues a job that looks up a submission. The job runs `after` ms from now. `tries` is the number of lookups so far.
 */
export const queueSubmissionLookup = (
  { db }: Pick<OwnedCtx, 'db'>,
  { id, account_id }: Pick<SubmissionRow, 'id' | 'account_id'>,
  { now, after, tries }: { readonly now: Instant; readonly after: number; readonly tries: number },
) =>
  queueJob(
    db,
    now,
    submissionLookupKind,
    { account: account_id, submission: id, tries },
    { key: `${submissionLookupKind}-${id}-${now}-${tries}`, runAt: addTime(now, after) },
  )

/** The times between the lookups, in ms. The authority fetches submissions about every half minute. */
export const lookupIntervalsMs = [10_000, 20_000, 30_000, 60_000, 60_000, 120_000, 300_000]

/**
 * Queues lookups for all accounts with an active login. A submission without an answer is looked up, unless that was
 * done recently. A submission that the landlord finishes on the authority's pages is looked up once for each login,
 * because it may have been handed in or rejected there.
 */
export async function queueLookupsForAll(db: Db, now: Instant): Promise<void> {
  const waiting = await db
    .selectFrom('tax_submission')
    .select(['account_id', 'id'])
    .where((is) =>
      is.or([
        is('state', 'in', ['confirming', 'submitted']),
        is.and([
          is('state', '=', 'accepted'),
          is('submission_type', '=', 'ikkeKomplett'),
          sql<boolean>`answer_label !~* ${approvedLabelPattern}`,
          is.exists(
            is
              .selectFrom('external_login')
              .select('external_login.account_id')
              .whereRef('external_login.account_id', '=', 'tax_submission.account_id')
              .whereRef('external_login.created_at', '>', 'tax_submission.updated_at')
              .where('external_login.ends_at', '>', now),
          ),
        ]),
      ]),
    )
    .where('updated_at', '<=', addTime(now, -30_000))
    .where((is) =>
      is.exists(
        is
          .selectFrom('external_login')
          .select('external_login.account_id')
          .whereRef('external_login.account_id', '=', 'tax_submission.account_id')
          .where('external_login.ends_at', '>', now),
      ),
    )
    .orderBy('updated_at')
    .limit(1000)
    .execute()
  for (const { account_id, id } of waiting)
    await queueSubmissionLookup(
      { db },
      { id, account_id },
      { now: minuteOf(now), after: 0, tries: lookupIntervalsMs.length },
    )
}

/** The beginning of the minute. All processes that queue in this minute get the same time. */
const minuteOf = (now: Instant): Instant => `${now.slice(0, 16)}:00.000Z` as Instant

/** A refusal. It says after how many seconds to try again. */
export const underWayRefusal = () => new Refusal('submissionUnderWay', undefined, submissionClaimMs / 1000)

/**
 * A submission that this process has claimed. Until the claim is released, no other process works
 * on the submission.
 */
export interface ClaimedSubmission {
  readonly id: number
  readonly year: number
  claimed_until: Instant
}

type Change = Partial<
  Pick<
    SubmissionRow,
    'state' | 'instance_id' | 'sha256' | 'error_reason' | 'submitted_at' | 'encrypted_sent_by' | 'confirm_asked_at'
  >
>

/** Stores the progress of submissions. A step starts only after the facts that it needs are committed. */
export function submissionStore({ clock }: { readonly clock: Clock }) {
  /** Changes a claimed submission and extends the claim. Refuses with 409 if another process has claimed it. */
  async function change(ctx: OwnedCtx, held: ClaimedSubmission, values: Change = {}): Promise<void> {
    const now = clock.now()
    const next = addTime(now, submissionClaimMs)
    const changed = await updateSubmission(ctx, held.id)
      .set({ ...values, claimed_until: next, updated_at: now })
      .where('claimed_until', '=', held.claimed_until)
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw underWayRefusal()
    held.claimed_until = next
  }

  return {
    change,

    /** Claims a submission. Refuses with 409 submissionUnderWay if it is claimed already. */
    async claim(ctx: OwnedCtx, { id, year, state }: SubmissionRow): Promise<ClaimedSubmission> {
      const now = clock.now()
      const next = addTime(now, submissionClaimMs)
      const claimed = await updateSubmission(ctx, id)
        .set({ claimed_until: next, updated_at: now })
        .where('state', '=', state)
        .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
        .executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) throw underWayRefusal()
      return { id, year, claimed_until: next }
    },

    async release(ctx: OwnedCtx, { id, claimed_until }: ClaimedSubmission): Promise<void> {
      await updateSubmission(ctx, id)
        .set({ claimed_until: null, updated_at: clock.now() })
        .where('claimed_until', '=', claimed_until)
        .execute()
    },

    /**
     * Records that a submission was handed in. The same transaction closes the household items, and queues a lookup of
     * the answer.
     */
    async recordHandedIn(ctx: OwnedCtx, held: ClaimedSubmission): Promise<void> {
      await withLockedAccount(ctx, async (tx) => {
        const now = clock.now()
        await change(tx, held, { state: 'submitted', submitted_at: now, error_reason: '' })
        await closeYear({ ...tx, now }, held.year)
        await queueSubmissionLookup(tx, { id: held.id, account_id: ctx.owner }, { now, after: 5000, tries: 0 })
      })
    },
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>
