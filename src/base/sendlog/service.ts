import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'
import type { Attempt } from './model'

const longest = 4000

/** A control character could fake a second line in an exported log. */
const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, longest)

/** Writes one attempt down. What is not in the attempt's own lists of values does not get here: redaction is done where it is made. */
export async function logAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .insertInto('sendlog')
    .values({
      success: attempt.success,
      type: attempt.type,
      userId: attempt.userId,
      internalData: plain(JSON.stringify(attempt.internalData)),
      sendData: plain(JSON.stringify(attempt.sendData)),
      requestError: plain(attempt.requestError),
      created_at: attempt.at,
    })
    .execute()
}

/** Removes attempts older than 90 days. */
export async function sweepSendlog(db: Db, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - 90 * 86_400_000).toISOString() as Instant
  await db.deleteFrom('sendlog').where('created_at', '<', before).execute()
}

/** Removes the attempts that are about an account. */
export async function eraseAttempts(db: Db, account: number): Promise<void> {
  await db.deleteFrom('sendlog').where('userId', '=', account).execute()
}
