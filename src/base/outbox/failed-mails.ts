import { sql } from 'kysely'
import { appendAudit } from '../audit/service'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { maskAddress } from '../kit/mask'
import { Mail } from './model'
import { maxMailAttempts } from './rules'
import { mailEncryptionContext, type FieldEncryption } from './service'
import { runningAttemptMark } from './worker-claim'
import { jobChannel } from './job'

/**
 * The jobs that failed for good. They are kept for a month. A job whose last attempt is still running has the marker as
 * its error, so it is left out.
 */
export const permanentlyFailedJobs = (db: Db) =>
  db
    .selectFrom('job')
    .where('job.done_at', 'is', null)
    .where((is) => is('job.attempts', '>=', is.ref('job.max_attempts')))
    .where('job.last_error', '<>', runningAttemptMark)

/**
 * Queues a job again that failed for good. It gets all its attempts again. Runs in the caller's transaction. False for
 * a job that is done, running, waiting or gone.
 */
export async function queueJobAgain(tx: Db, now: Instant, id: number): Promise<boolean> {
  const job = await permanentlyFailedJobs(tx)
    .where('job.id', '=', id)
    .select(['job.kind', 'job.max_attempts'])
    .forUpdate()
    .executeTakeFirst()
  if (!job) return false
  await tx
    .updateTable('job')
    .set({
      attempts: 0,
      // Mails that an earlier version queued have fewer attempts.
      max_attempts: job.kind === 'mail' ? maxMailAttempts : job.max_attempts,
      run_at: now,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
  await sql`select pg_notify(${jobChannel}, '')`.execute(tx)
  return true
}

export interface FailedMail {
  readonly id: number
  readonly givenUpAt: Instant
  /** `k…@example.no` */
  readonly to: string
  readonly subject: string
  readonly error: string
}

const givenUpMails = (db: Db) => permanentlyFailedJobs(db).where('job.kind', '=', 'mail')

/** The mails that failed for good within the last month and were not queued again, oldest first. */
export async function failedMails(db: Db, encryption: FieldEncryption): Promise<FailedMail[]> {
  const rows = await givenUpMails(db).select(['id', 'run_at', 'payload', 'last_error']).orderBy('id').execute()
  return rows.map(({ id, run_at, payload, last_error }) => {
    const mail = mailOf(payload, encryption)
    return {
      id,
      givenUpAt: run_at,
      to: mail ? maskAddress(mail.to) : '?',
      subject: mail?.subject ?? '(unreadable)',
      error: last_error ?? '',
    }
  })
}

/** The decrypted mail. Null when no current key can read it, so that the other mails are still listed. */
function mailOf(payload: unknown, encryption: FieldEncryption): Mail | null {
  try {
    return Mail.parse(
      JSON.parse(encryption.decrypt((payload as { encrypted: string }).encrypted, mailEncryptionContext)),
    )
  } catch {
    return null
  }
}

/**
 * Queues mails again that failed for good: all of them, or the one with that id. Adds an audit row for each. Returns
 * their number.
 */
export async function retryMails(
  db: Db,
  encryption: FieldEncryption,
  { now, requestId, id }: { now: Instant; requestId: string; id?: number },
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const chosen = id === undefined ? givenUpMails(tx) : givenUpMails(tx).where('id', '=', id)
    const rows = await chosen.select(['id', 'payload']).orderBy('id').forUpdate().execute()
    for (const row of rows) {
      await queueJobAgain(tx, now, row.id)
      await appendAudit(tx, {
        account: mailOf(row.payload, encryption)?.userId ?? null,
        at: now,
        requestId,
        ip: '',
        action: 'admin retry-mail',
        entity: String(row.id),
        changed: {},
      })
    }
    return rows.length
  })
}
