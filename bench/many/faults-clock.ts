import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEncryption, parseKeys } from '../../src/base/db/encryption'
import { codeAt } from '../../src/landlord/credentials/rules-second-factor'
import { encryptionKeys } from '../servers'
import { bearer } from './faults-ask'
import { countRepeatedMails } from './faults-mail'
import type { Faulty, Restartable } from './faults-open'
import { queueMails } from './faults-outbox'
import type { FaultSizes } from './faults-sizes'
import { emailOf, password } from './fill'

/** Debian's library that changes a program's time. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The seconds by which the clock of one process is ahead. */
const ahead = 180

async function answered(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  const text = await answer.text()
  return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string> }
}
const posted = (url: string, body: object, headers: Record<string, string> = {}) =>
  answered(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/**
 * Sends the second step of a login to each process, with the code that the landlord's telephone shows. Returns how many let
 * the landlord in.
 */
async function secondSteps(apps: readonly Restartable[], account: number): Promise<number> {
  const own = bearer(account)
  const at = apps.at(-1)!.url
  const { body } = await posted(`${at}/api/auth/totp/setup`, { password }, own)
  const secret = body['secret']!
  await posted(`${at}/api/auth/totp/confirm`, { code: codeAt(secret, Date.now()) }, own)
  let entered = 0
  for (const { url } of apps) {
    // A code works once. The next one comes half a minute later.
    await sleep(30_000 - (Date.now() % 30_000) + 500)
    const credentials = { email: emailOf(account), password }
    const { body: first } = await posted(`${url}/api/auth/login`, credentials)
    const step = { token: first['secondFactor'], code: codeAt(secret, Date.now()) }
    const { status } = await posted(`${url}/api/auth/second-factor`, step)
    if (status < 300) entered += 1
  }
  return entered
}

/** Gets a link to a lease from each process and opens it at each. Returns how many open. */
async function links(apps: readonly Restartable[], contract: { readonly id: string; readonly account: number }) {
  let opened = 0
  for (const { url: from } of apps) {
    const path = `${from}/api/contract/${contract.id}/generate-pdf`
    const { body } = await answered(path, { headers: bearer(contract.account) })
    const { pathname, search } = new URL(body['url']!, from)
    for (const { url } of apps) if ((await answered(`${url}${pathname}${search}`, {})).status === 200) opened += 1
  }
  return opened
}

/**
 * One process is three minutes ahead. Meanwhile a slow mail server accepts mails. A process that wrongly thinks another's
 * job lease has ended would send them again. Repeats become due, and landlords log in with a second step and open links.
 */
export async function setClockOff(faulty: Faulty, { clock }: FaultSizes): Promise<readonly string[]> {
  if (!existsSync(library)) throw new Error('libfaketime of Debian is missing: apt-get install faketime')
  const { apps, mail } = faulty
  const began = performance.now()
  await apps[0]!.current().stop()
  await apps[0]!.start({ LD_PRELOAD: library, FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
  const encryption = createEncryption(parseKeys(encryptionKeys))
  const before = mail.taken.length
  mail.slow(1000)
  // As many mails as all workers send in half of the time.
  const mails = clock * 4
  await queueMails(faulty.currentPrimary(), encryption, mails, 'clock')
  const { contract, repeating } = await faulty.currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ id: string; account: string }>(
      'select id, account_id as account from contract where "signatureType" is null and id < 900000000 order by account_id desc limit 1',
    )
    const due = await client.query(
      `update bilag set next_on = current_date where repeat <> 'never' and next_on is not null`,
    )
    await client.query(`insert into job (kind, payload, run_at) values ('expense.repeat', '{}', now())`)
    return { contract: { id: rows[0]!.id, account: Number(rows[0]!.account) }, repeating: due.rowCount ?? 0 }
  })
  const opened = await links(apps, contract)
  const entered = await secondSteps(apps, contract.account)
  await sleep(Math.max(0, clock * 1000 - (performance.now() - began)))
  const all = () => mail.taken.slice(before).filter(({ to }) => to.startsWith('clock'))
  for (let tries = 0; new Set(all().map(({ id }) => id)).size < mails && tries < 120; tries += 1) await sleep(500)
  mail.slow(20)
  const sent = all()
  const generated = await faulty.currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ n: string; twice: string }>(
      `select coalesce(sum(n), 0) as n, count(*) filter (where n > 1) as twice from (
         select count(*) as n from bilag where "parentBilagId" is not null and created_at > now() - make_interval(secs => $1)
         group by account_id, "parentBilagId", date) each`,
      [(performance.now() - began) / 1000],
    )
    return rows[0]!
  })
  await apps[0]!.current().stop()
  await apps[0]!.start()
  return [
    `One process was ${ahead} s ahead (libfaketime).`,
    `${mails} mails were sent while the mail server took a second for each: ${countRepeatedMails(sent)} twice, ${mails - new Set(sent.map(({ id }) => id)).size} not.`,
    `${entered} of ${apps.length} processes let a landlord in with a second step; ${opened} of ${apps.length ** 2} links to a lease opened (each process's at each).`,
    `${repeating} repeats came due: ${generated.n} vouchers, ${generated.twice} dates with more than one.`,
  ]
}
