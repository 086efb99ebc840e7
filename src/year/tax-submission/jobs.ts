import { sql } from 'kysely'
import { z } from 'zod'
import type { Ids, OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime, osloDay, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { ProviderFailure } from '../../base/provider/failure'
import { actFor } from '../../landlord/session/service'
import type { LivingLogins } from '../../landlord/external-login/service-living'
import { approved, isApproved } from './rules-sending'
import type { ReturnDeps } from '../tax-return/service-context'
import type { SubmissionDeps } from './service-context'
import type { LookService } from './service-look'
import { lookKind, queueSubmissionLook } from './service-queue'
import { selectSubmissions, type SubmissionRow } from './service-select'

/** The look for submissions that nobody looks at, while their landlord is logged in. */
const sweepKind = 'taxReturn.sweep'

/** Waits between the first looks, in ms; the authority fetches what was handed in about every half minute. */
const waits = [10_000, 20_000, 30_000, 60_000, 60_000, 120_000, 300_000]

export interface SubmissionJobDeps extends Pick<SubmissionDeps, 'providers' | 'store'>, Pick<ReturnDeps, 'profile'> {
  readonly logins: Pick<LivingLogins, 'anyOf'>
  readonly look: LookService
  readonly ids: Ids
}

export const submissionJobKinds = ({ logins, profile, providers, store, look, ids }: SubmissionJobDeps): JobKinds => ({
  /**
   * Reads how a submission stands. It takes the landlord's own login: where none lives any more, or another person's, the
   * next one is waited for.
   */
  [lookKind]: jobKind({
    payload: z.strictObject({ account: z.int(), submission: z.int(), tries: z.int() }),
    mode: 'outside',
    async run({ db, now, job, payload: { account, submission, tries } }) {
      const ctx = ownedBy(account, { db, now, ids, requestId: `job-${job.id}` })
      const row = await selectSubmissions(ctx).where('id', '=', submission).executeTakeFirst()
      const taxpayer = row && providers && (await logins.anyOf(ctx, (await profile.read(ctx)).ssn))
      if (!row || !taxpayer) return
      try {
        if (row.state === 'confirming') {
          const held = await store.claim(ctx, row)
          try {
            await look.wasHandedIn(ctx, taxpayer, row, held, job.id)
          } finally {
            await store.release(ctx, held)
          }
          return
        }
        if (row.state === 'accepted' && isToBeDelivered(row))
          return void (await look.answer(ctx, taxpayer, row, job.id))
        if (row.state !== 'submitted' || (await look.answer(ctx, taxpayer, row, job.id))) return
      } catch (error) {
        // Somebody is at it, or nothing can be read now: the next look tells.
        if (!(error instanceof Refusal) && !(error instanceof ProviderFailure)) throw error
      }
      const after = waits[tries]
      if (after !== undefined) await queueSubmissionLook(ctx, row, { now, after, tries: tries + 1 })
    },
  }),

  [sweepKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: async ({ db, now }) => await lookAgain(db, now),
  }),
})

/**
 * Queues a look at each submission that waits, unless there was one lately, where the account has a living login; and once
 * in each login at what the landlord finishes at the authority's pages, which may have been handed in or rejected since.
 */
async function lookAgain(db: Db, now: Instant): Promise<void> {
  const waiting = await db
    .selectFrom('tax_submission')
    .select(['account_id', 'id'])
    .where((is) =>
      is.or([
        is('state', 'in', ['confirming', 'submitted']),
        is.and([
          is('state', '=', 'accepted'),
          is('submission_type', '=', 'ikkeKomplett'),
          sql<boolean>`answer_label !~* ${approved}`,
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
    await queueSubmissionLook({ db }, { id, account_id }, { now: minuteOf(now), after: 0, tries: waits.length })
}

/** Whether the landlord is to hand it in at the authority's pages, as far as is known. */
const isToBeDelivered = ({ submission_type, answer_label }: SubmissionRow): boolean =>
  submission_type === 'ikkeKomplett' && !isApproved(answer_label)

/** The same in all processes that look in that minute. */
const minuteOf = (now: Instant): Instant => `${now.slice(0, 16)}:00.000Z` as Instant

const ownedBy = (account: number, at: Pick<OwnedCtx, 'db' | 'now' | 'ids' | 'requestId'>): OwnedCtx => ({
  ...at,
  today: osloDay(at.now),
  ip: '',
  language: 'nb',
  agent: '',
  session: '',
  browser: '',
  owner: actFor(account),
})

export const submissionSchedules: readonly Schedule[] = [schedule(sweepKind, 1)]
