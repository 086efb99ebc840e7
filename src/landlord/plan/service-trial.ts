import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import type { QueueMail } from '../../base/outbox/service'
import { endingTrials } from './rules'
import type { AutomaticBookings, trialMails } from './service-mail'

interface TrialCtx {
  readonly db: Db
  readonly now: Instant
  readonly today: Day
}

interface TrialDeps {
  readonly mails: Pick<ReturnType<typeof trialMails>, 'trialEnds'>
  readonly queueMail: QueueMail
  readonly stopping: StoppingOf
  readonly batch: number
}

/** What the end of the plan stops by itself in each of these accounts; those without any are left out. Of later modules. */
export type StoppingOf = (db: Db, accounts: readonly number[]) => Promise<ReadonlyMap<number, AutomaticBookings>>

/**
 * Queues the mail about the end of the trial for up to `batch` accounts that are to have it and have not; returns their
 * ids. The job's key lasts longer than the two days in which the mail is due, so nobody gets it twice. An account that
 * is locked is left for the next run: whoever has it may just be subscribing.
 */
export async function mailTrialEnds({ db, now, today }: TrialCtx, deps: TrialDeps): Promise<number[]> {
  const { from, to } = endingTrials(today)
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'language', 'firstBilagDate'])
    .where('firstBilagDate', '>=', from)
    .where('firstBilagDate', '<=', to)
    .where('subscriptionActive', '=', false)
    .where('deleted_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('job')
            .select('job.id')
            .where('job.key', '=', sql<string>`${keyPrefix} || account.id`),
        ),
      ),
    )
    .orderBy('id')
    .limit(deps.batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const stopping = await deps.stopping(
    db,
    accounts.map(({ id }) => id),
  )
  for (const { firstBilagDate, ...account } of accounts) {
    if (firstBilagDate === null) continue
    const mail = deps.mails.trialEnds(account, firstBilagDate, stopping.get(account.id))
    await deps.queueMail(db, now, mail, `${keyPrefix}${account.id}`)
  }
  return accounts.map(({ id }) => id)
}

const keyPrefix = 'trial-ends-'
