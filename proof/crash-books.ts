import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { callApp, isOutage, callOrThrow, type RunningApp } from './crash'

/** A voucher that a landlord saved, and the app's answer. */
interface Saved {
  readonly key: string
  readonly bytes: Uint8Array
  /** The address of the uploaded file. Left out until the app has acknowledged it. */
  url?: string
  voucher?: Record<string, unknown> & { id: number }
}

/** Pseudorandom numbers, the same for the same seed. */
export function seededRandom(seed: string): (below: number) => number {
  let count = 0
  return (below) =>
    createHash('sha256')
      .update(`${seed} ${(count += 1)}`)
      .digest()
      .readUInt32BE(0) % below
}

function pdf(word: string, size: number): Uint8Array {
  const noise = Array.from({ length: Math.ceil(size / 32) }, (_, index) =>
    createHash('sha256').update(`${word} ${index}`).digest(),
  )
  return Buffer.concat([Buffer.from(`%PDF-1.4\n% ${word}\n`), ...noise, Buffer.from('\n%%EOF\n')])
}

export interface Landlord {
  readonly token: string
  readonly id: number
  readonly houseId: number
  readonly supplierId: number
  readonly saved: Saved[]
}

export async function registerLandlord({ url }: RunningApp, email: string): Promise<Landlord> {
  const { accessToken: token, user } = await callOrThrow<{ accessToken: string; user: { id: number } }>(
    url,
    'POST',
    'auth/register',
    { body: { email, password: 'Fjord-1234', isAgreePolicy: true } },
  )
  const house = await callOrThrow<{ id: number }>(url, 'POST', 'house', {
    token,
    body: { name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' },
  })
  const [supplier] = await callOrThrow<{ id: number }[]>(url, 'GET', 'supplier', { token })
  return { token, id: user.id, houseId: house.id, supplierId: supplier!.id, saved: [] }
}

const voucherOf = ({ houseId, supplierId }: Landlord, { key, url }: Saved) => ({
  houseId,
  supplierId,
  cost_type: 'maintenance',
  description: key,
  repeat: 'never',
  sum: 1234.5,
  date: '2026-03-01',
  franchise: 100,
  documents: [url],
})

function form(saved: Saved): FormData {
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(saved.bytes)]), `${saved.key}.pdf`)
  return data
}

/**
 * The maximum number of attempts for a request that is still in progress. A key whose connection broke is free after a
 * minute.
 */
const mostAsked = 45

/** The answer, once no equal request is in progress. An upload runs outside of a transaction. */
async function whenFree(send: () => ReturnType<typeof callApp>): ReturnType<typeof callApp> {
  for (let asked = 1; ; asked += 1) {
    const answer = await send()
    const isUnderWay = answer?.status === 409 && Buffer.from(answer.bytes).toString().includes('stillRunning')
    if (!isUnderWay || asked === mostAsked) return answer
    await sleep(2000)
  }
}

/** Uploads the file and saves the voucher, as far as that isn't done yet. False when the app didn't answer or answered "not now". */
async function save(app: RunningApp, landlord: Landlord, saved: Saved): Promise<boolean> {
  const { token } = landlord
  const step = async (path: string, key: string, body: object | FormData) => {
    const answer = await whenFree(() => callApp(app.url, 'POST', path, { token, key, body }))
    if (!answer || isOutage(answer)) return undefined
    const text = Buffer.from(answer.bytes).toString()
    if (answer.status !== 201)
      throw new Error(
        `POST ${path} ${saved.key} -> ${answer.status} ${text}\n${app
          .output()
          .split('\n')
          .filter((line) => /bug|outage/.test(line))
          .slice(-3)
          .join('\n')}`,
      )
    return JSON.parse(text) as Record<string, unknown> & { id: number; url: string }
  }
  if (saved.url === undefined) {
    const file = await step('document', `${saved.key}-file`, form(saved))
    if (!file) return false
    saved.url = file.url
  }
  const voucher = await step('bilag', saved.key, voucherOf(landlord, saved))
  if (!voucher) return false
  saved.voucher = voucher
  return true
}

/** Four screens save one voucher after the other, until the app is gone or `acknowledged` returns true. */
export async function saveVouchersUntilKilled(
  app: RunningApp,
  landlord: Landlord,
  name: string,
  acknowledged: (count: number) => boolean,
): Promise<void> {
  const size = seededRandom(name)
  let [count, stopped] = [0, false]
  const screen = async (index: number) => {
    for (let number = 0; !stopped; number += 1) {
      const key = `${name}-${index}-${number}`
      const saved: Saved = { key, bytes: pdf(key, 500 + size(60_000)) }
      landlord.saved.push(saved)
      if (!(await save(app, landlord, saved))) return
      if (acknowledged((count += 1))) stopped = true
    }
  }
  await Promise.all([0, 1, 2, 3].map(screen))
}

/**
 * Checks that every acknowledged voucher is there, byte for byte. Sends the others again and checks that everything is
 * there once. Returns what is wrong.
 */
export async function checkAcknowledged(app: RunningApp, landlord: Landlord): Promise<string[]> {
  const { token, saved } = landlord
  const found: string[] = []
  const look = async (one: Saved) => {
    if (one.url !== undefined) {
      const file = await callApp(app.url, 'GET', one.url.replace('/api/', ''), { token })
      if (file?.status !== 200 || Buffer.compare(file.bytes, one.bytes) !== 0)
        found.push(`${one.key}: its file is lost or changed (${file?.status})`)
    }
    if (!one.voucher) return
    const {
      files: _files,
      series: _series,
      seriesTotal: _count,
      ...read
    } = await callOrThrow<Record<string, unknown>>(app.url, 'GET', `bilag/${one.voucher.id}`, { token })
    if (JSON.stringify(read) !== JSON.stringify(one.voucher))
      found.push(`${one.key}: ${JSON.stringify(one.voucher)} is now ${JSON.stringify(read)}`)
  }
  for (const one of saved) await look(one).catch((error: unknown) => void found.push(`${one.key}: ${String(error)}`))
  for (const one of saved.filter(({ voucher }) => !voucher)) {
    if (!(await save(app, landlord, one))) found.push(`${one.key}: cannot be sent again`)
    else await look(one)
  }
  const { bilags } = await callOrThrow<{ bilags: { description: string }[] }>(
    app.url,
    'GET',
    'bilag/all-types?date_from=2026-01-01',
    { token },
  )
  const [there, wanted] = [bilags.map((row) => row.description).toSorted(), saved.map(({ key }) => key).toSorted()]
  if (JSON.stringify(there) !== JSON.stringify(wanted))
    found.push(`vouchers: ${there.length} instead of ${wanted.length}, or other ones`)
  const { free } = await callOrThrow<{ free: { used: number } }>(app.url, 'GET', 'profile', { token })
  if (free.used !== wanted.length) found.push(`the counter says ${free.used} instead of ${wanted.length}`)
  return found
}
