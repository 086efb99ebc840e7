import { z } from 'zod'
import type { Ids, OwnedCtx } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { ProviderFailure } from '../../base/provider/failure'
import type { ActiveLogins } from '../../landlord/external-login/service-active'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { ReturnDeps } from './service-context'
import { isApprovedLabel } from './rules-sending'
import { selectSubmissions, type SubmissionRow } from './service-select'
import type { SubmissionDeps } from './service-submission-context'
import type { LookupService } from './service-look'
import { queueLookupsForAll, submissionLookupKind, queueSubmissionLookup, lookupIntervalsMs } from './service-store'

/** A job that looks up submissions in the background while their landlord is logged in. */
const sweepKind = 'taxReturn.sweep'

export interface SubmissionJobDeps extends Pick<SubmissionDeps, 'providers' | 'store'>, Pick<ReturnDeps, 'profile'> {
  readonly logins: Pick<ActiveLogins, 'anyOf'>
  readonly look: LookupService
  readonly ids: Ids
}

export const submissionJobKinds = ({ logins, profile, providers, store, look, ids }: SubmissionJobDeps): JobKinds => ({
  /**
   * A job that needs the landlord's own login. Without an active login it does nothing. The next
   * login queues the job again.
   */
  [submissionLookupKind]: jobKind({
    payload: z.strictObject({ account: z.int(), submission: z.int(), tries: z.int() }),
    mode: 'outside',
    async run({ db, now, job, payload: { account, submission, tries } }) {
      const ctx = ownedBy(account, { db, now, ids, requestId: `job-${job.id}` })
      const row = await selectSubmissions(ctx).where('id', '=', submission).executeTakeFirst()
      const taxpayer = row && providers && (await logins.anyOf(ctx, (await profile.read(ctx, 'ssn')).ssn))
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
        // Another process is working on the submission, or it can't be read at the moment. The next job tries again.
        if (!(error instanceof Refusal) && !(error instanceof ProviderFailure)) throw error
      }
      const after = lookupIntervalsMs[tries]
      if (after !== undefined) await queueSubmissionLookup(ctx, row, { now, after, tries: tries + 1 })
    },
  }),

  [sweepKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: async ({ db, now }) => await queueLookupsForAll(db, now),
  }),
})

/**
 * True if, by the stored answer, the landlord still has to finish the return on the authority's
 * pages.
 */
const isToBeDelivered = ({ submission_type, answer_label }: SubmissionRow): boolean =>
  submission_type === 'ikkeKomplett' && !isApprovedLabel(answer_label)

const ownedBy = (account: number, at: Pick<OwnedCtx, 'db' | 'now' | 'ids' | 'requestId'>): OwnedCtx => ({
  ...at,
  today: osloDay(at.now),
  ip: '',
  language: 'nb',
  agent: '',
  session: '',
  browser: '',
  owner: actAsOwner(account),
})

export const submissionSchedules: readonly Schedule[] = [schedule(sweepKind, 1)]
