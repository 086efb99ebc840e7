import { appendAudit } from '../audit/service'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { givenUpJobs, queueJobAgain } from './given-up'
import { Mail } from './model'
import { maskAddress } from '../kit/mask'
import { mailContext, type FieldEncryption } from './service'

/** A mail that was given up, as the administrator sees it. */
export interface FailedMail {
  readonly id: number
  readonly givenUpAt: Instant
  /** `k…@example.no` */
  readonly to: string
  readonly subject: string
  readonly error: string
}

const givenUpMails = (db: Db) => givenUpJobs(db).where('job.kind', '=', 'mail')

/** The mails that were given up within the last month and not queued again, oldest first. */
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

/** Null for one that no key of today can read: it must not hide the others. */
function mailOf(payload: unknown, encryption: FieldEncryption): Mail | null {
  try {
    return Mail.parse(JSON.parse(encryption.decrypt((payload as { encrypted: string }).encrypted, mailContext)))
  } catch {
    return null
  }
}

/**
 * Queues mails that were given up once more, all of them or the one of that id, with all of their attempts; each leaves
 * its audit row. Returns how many. One that is done, under way or waiting is not touched.
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
