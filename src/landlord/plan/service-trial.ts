import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import { addDays, formatDay, type Day, type Instant } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import { mailComposer, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import { trialBlockDay, startsOfEndingTrials } from './rules'
import { trialMailWords } from './words-mail'

/** The numbers of an account's automatic bookings. They stop with the plan. */
export interface AutomaticBookings {
  readonly repeats: number
  readonly rents: number
}
const nothingStops: AutomaticBookings = { repeats: 0, rents: 0 }

const write = mailComposer(trialMailWords)

export const trialMails = (publicUrl: string) => ({
  /** `firstBilagDate` is the day of the first voucher or contract. */
  trialEnds(to: Recipient, firstBilagDate: Day, { repeats, rents } = nothingStops): Mail {
    const blocked = addDays(firstBilagDate, trialBlockDay)
    const point = (word: 'trialRepeats' | 'trialRents', count: number): string[] =>
      count === 0
        ? []
        : [
            translate(trialMailWords, `${word}_${count === 1 ? 'one' : 'other'}`, to.language, {
              count,
              blocked: formatDay(blocked),
            }),
          ]
    return write(to, {
      subject: 'trialSubject',
      text: 'trialText',
      list: [...point('trialRepeats', repeats), ...point('trialRents', rents)],
      link: { button: 'trialButton', url: `${publicUrl}/profile/subscription` },
      note: 'trialNote',
      values: { days: trialBlockDay, last: formatDay(addDays(blocked, -1)), blocked: formatDay(blocked) },
    })
  },
})

interface TrialCtx {
  readonly db: Db
  readonly now: Instant
  readonly today: Day
}

interface TrialDeps {
  readonly mails: Pick<ReturnType<typeof trialMails>, 'trialEnds'>
  readonly queueMail: QueueMail
  readonly stopping: CountAutomaticBookings
  readonly batch: number
}

/**
 * Counts the automatic bookings of accounts. Other modules provide this function. Accounts without any are left out.
 */
export type CountAutomaticBookings = (
  db: Db,
  accounts: readonly number[],
) => Promise<ReadonlyMap<number, AutomaticBookings>>

/**
 * Mails the end of the trial to accounts, and returns their ids. The e-mail is due on two days. The
 * job's key is stored longer than that, so nobody gets the e-mail twice. A locked account waits for
 * the next run, because its owner may be subscribing at this moment.
 */
export async function mailTrialEnds({ db, now, today }: TrialCtx, deps: TrialDeps): Promise<number[]> {
  const { from, to } = startsOfEndingTrials(today)
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
