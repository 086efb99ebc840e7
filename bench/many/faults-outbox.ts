import { setTimeout as sleep } from 'node:timers/promises'
import { createEncryption, parseKeys, type Encryption } from '../../src/base/db/encryption'
import { mailComposer } from '../../src/base/outbox/letter'
import { maxMailAttempts } from '../../src/base/outbox/rules'
import { mailEncryptionContext } from '../../src/base/outbox/service'
import { settingsMailWords } from '../../src/landlord/account/words-mail-settings'
import { rounded } from '../report'
import { encryptionKeys } from '../servers'
import { within } from '../probe'
import { memoryNow } from './faults-memory'
import { countRepeatedMails } from './faults-mail'
import type { Faulty } from './faults-open'
import type { FaultSizes } from './faults-sizes'
import { emailOf } from './fill'
import type { DebianPostgres } from './postgres'
import { runInParts } from './seal'

const write = mailComposer(settingsMailWords)

/** Queues mails as the product does, each to another address that begins with `to`. Nobody waits for them. */
export async function queueMails(
  postgres: DebianPostgres,
  encryption: Encryption,
  count: number,
  to: string,
): Promise<void> {
  const payloadOf = (n: number): string => {
    const recipient = { id: null, email: `${to}${n}@many.invalid`, firstName: 'Kari', language: 'nb' as const }
    const mail = write(recipient, { subject: 'passwordSubject', text: 'passwordText', note: 'passwordNote' })
    return JSON.stringify({ encrypted: encryption.encrypt(JSON.stringify(mail), mailEncryptionContext) })
  }
  const numbers = Array.from({ length: count }, (_, n) => n)
  await postgres.inside('husbok', async (client) => {
    await runInParts(
      numbers,
      (part) =>
        client.query(
          `insert into job (kind, key, payload, run_at, max_attempts, rank)
           select 'mail', key, payload::jsonb, now(), $3, 2 from unnest($1::text[], $2::text[]) as queued (key, payload)`,
          [part.map((n) => `${to}${n}`), part.map(payloadOf), maxMailAttempts],
        ),
      1000,
    )
    await client.query('analyze job')
    await client.query(`select pg_notify('husbok_job', '')`)
  })
}

/**
 * Measures mails that somebody waits for: the link for a new password, requested every few seconds. Resolves to the seconds
 * of each.
 */
function whileAsked(faulty: Faulty): () => Promise<readonly number[]> {
  const times: number[] = []
  const over = new AbortController()
  const asking = (async () => {
    for (let account = 11; !over.signal.aborted; account += 1) {
      const asked = performance.now()
      const email = emailOf(account)
      await fetch(`${faulty.url}/api/auth/reset-password/send-link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }).catch(() => undefined)
      const arrived = () => faulty.mail.taken.find(({ to, at }) => to === email && at > asked)
      for (let tries = 0; !arrived() && tries < 600; tries += 1) await sleep(100)
      times.push(((arrived()?.at ?? performance.now()) - asked) / 1000)
      await sleep(2000)
    }
  })()
  return async () => {
    over.abort()
    await asking
    return times
  }
}

/** Fills the outbox. A process is killed while it sends the mails, and the mail server goes away and returns. */
export async function fillOutbox(faulty: Faulty, { mails, sending, mailAway }: FaultSizes): Promise<readonly string[]> {
  const { mail, apps } = faulty
  const encryption = createEncryption(parseKeys(encryptionKeys))
  const before = await memoryNow(faulty)
  const from = mail.taken.length
  const ours = () => mail.taken.slice(from).filter(({ to }) => to.startsWith('bulk'))
  await queueMails(faulty.currentPrimary(), encryption, mails, 'bulk')
  const asked = whileAsked(faulty)
  const [begun, already] = [performance.now(), ours().length]
  await sleep(sending * 1000)
  const perSecond = (ours().length - already) / ((performance.now() - begun) / 1000)
  const during = await memoryNow(faulty)
  const waited = await asked()
  await apps[1]!.current().kill()
  await sleep(2000)
  await apps[1]!.start()
  await sleep(sending * 1000)
  await mail.away(true)
  await sleep(mailAway * 1000)
  await mail.away(false)
  const back = performance.now()
  const first = () => ours().find(({ at }) => at > back)
  for (let tries = 0; !first() && tries < 300; tries += 1) await sleep(100)
  // Removes the remaining mails. Waits for those that are being sent.
  const left = await faulty.currentPrimary().inside('husbok', async (client) => {
    const taken = await client.query(
      `delete from job where id in (select id from job where kind = 'mail' and key like 'bulk%' and done_at is null and last_error is null for update skip locked)`,
    )
    for (let tries = 0; tries < 400; tries += 1) {
      const { rows } = await client.query<{ n: string }>(
        `select count(*) as n from job where kind = 'mail' and done_at is null`,
      )
      if (rows[0]!.n === '0') break
      await sleep(500)
    }
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from job where kind = 'mail' and done_at is null`,
    )
    return { taken: taken.rowCount ?? 0, waiting: Number(rows[0]!.n) }
  })
  const sent = ours()
  const different = new Set(sent.map(({ id }) => id)).size
  return [
    `${rounded(mails)} mails that the mail server takes 20 ms each for: ${rounded(perSecond * 60)} a minute, ${rounded((perSecond * 60) / apps.length)} for each process; all of them would take ${rounded(mails / perSecond / 60, 1)} minutes at that rate (extrapolated from ${sending} s).`,
    `The link for a new password, asked for ${waited.length} times meanwhile, was at the mail server after ${rounded(within(waited, 0.5), 1)} s (median), ${rounded(Math.max(...waited), 1)} s at most.`,
    `${rounded(different)} mails were sent, ${countRepeatedMails(sent)} of them twice (one process was killed while it sent); ${rounded(mails - different - left.taken)} were neither sent nor left in the outbox, ${left.waiting} still waited at the end, ${rounded(left.taken)} were taken out before their turn.`,
    `The mail server was away for ${mailAway} s and got the first mail ${rounded(((first()?.at ?? Number.NaN) - back) / 1000, 1)} s after it was back.`,
    `Memory of the largest process: ${before} MB before, ${during} MB while sending.`,
  ]
}
