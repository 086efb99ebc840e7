import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/pool'
import type { Job } from '../db/schema'
import { Mail, Sms } from './model'
import { mailEncryptionContext, smsEncryptionContext, type FieldEncryption } from './service'

/** A message that waits to be sent, or failed for good. */
export interface WaitingMessage {
  readonly key: string | null
  readonly account: number | undefined
  /** An e-mail address, or a number with its country's code. */
  readonly to: string
  readonly text: string
}

const Encrypted = z.object({ encrypted: z.string() })

/** The decrypted message. Null when no current key can read it. Then it can't be sent either. */
function read(
  { kind, key, payload }: Pick<Selectable<Job>, 'kind' | 'key' | 'payload'>,
  encryption: Pick<FieldEncryption, 'decrypt'>,
): WaitingMessage | null {
  try {
    const { encrypted } = Encrypted.parse(payload)
    if (kind === 'sms') {
      const { userId, to, text } = Sms.parse(JSON.parse(encryption.decrypt(encrypted, smsEncryptionContext)))
      return { key, account: userId, to, text }
    }
    const { userId, to, subject, text } = Mail.parse(JSON.parse(encryption.decrypt(encrypted, mailEncryptionContext)))
    return { key, account: userId, to, text: `${subject}\n${text}` }
  } catch {
    return null
  }
}

/** The number of messages in memory at a time. There may be a hundred thousand. */
const pageSize = 500

/** Deletes the unsent messages that `goes` accepts. Jobs belong to no account, so all unsent ones are checked. */
export async function eraseMessages(
  db: Db,
  encryption: Pick<FieldEncryption, 'decrypt'>,
  goes: (message: WaitingMessage) => boolean,
): Promise<void> {
  for (let after = 0; ;) {
    const waiting = await db
      .selectFrom('job')
      .select(['id', 'kind', 'key', 'payload'])
      .where('kind', 'in', ['mail', 'sms'])
      .where('done_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const ids = waiting.flatMap((job) => {
      const message = read(job, encryption)
      return message !== null && goes(message) ? [job.id] : []
    })
    if (ids.length > 0) await db.deleteFrom('job').where('id', 'in', ids).where('done_at', 'is', null).execute()
    if (waiting.length < pageSize) return
    after = waiting.at(-1)!.id
  }
}
