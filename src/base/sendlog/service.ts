import type { Instant } from '../kit/day'
import { sql } from 'kysely'
import type { Db } from '../db/pool'
import type { Attempt } from './model'
import { redact, redactValues } from './rules-redact'

const longest = 4000
/** The length of a text that is read: more than is kept, because hidden parts become shorter. */
const read = 4 * longest

const stored = (text: string): string => redact(text.slice(0, read)).slice(0, longest)
const storedValues = (values: Attempt['sendData']): string =>
  JSON.stringify(
    redactValues(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, read) : value]),
      ),
    ),
  ).slice(0, longest)

/** Writes an attempt to the log, redacted (docs/rules/base.md#sending-log). Nothing else writes the log. */
export async function logAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .insertInto('sendlog')
    .values({
      success: attempt.success,
      type: attempt.type,
      userId: attempt.userId,
      internalData: storedValues(attempt.internalData),
      sendData: storedValues(attempt.sendData),
      requestError: stored(attempt.requestError),
      created_at: attempt.at,
    })
    .execute()
}

export async function sweepSendlog(db: Db, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - 90 * 86_400_000).toISOString() as Instant
  await db.deleteFrom('sendlog').where('created_at', '<', before).execute()
}

/** Erases attempts that contain one of these texts, which are in lower case. */
export async function eraseAttemptsNaming(db: Db, account: number, sought: readonly string[]): Promise<void> {
  await db
    .deleteFrom('sendlog')
    .where('userId', '=', account)
    .where(
      sql<boolean>`exists (select from unnest(${sought}::text[]) as sought
        where position(sought in lower("sendData" || ' ' || "internalData" || ' ' || "requestError")) > 0)`,
    )
    .execute()
}

export async function eraseAttempts(db: Db, account: number): Promise<void> {
  await db.deleteFrom('sendlog').where('userId', '=', account).execute()
}
