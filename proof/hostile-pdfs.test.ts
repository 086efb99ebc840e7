import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePages } from '../src/base/file/test-files'
import { documentUrl } from '../src/base/file/model'
import { endlessPdf, harmfulPdfs, hostilePdfs as corpus } from '../src/base/pdf/test-hostile'
import { readPdf } from '../src/base/pdf/test-pdf'
import { testHouse, testProfile } from '../src/app/server/test-app'
import { testContract } from '../src/lease/contract/test-contract'
import { measureHealth } from './health'
import { openMeasuredApp, type MeasuredApp } from './measured-app'
import { isFullRun } from './run'

// Files that are made to harm the program that opens them. The tests use every way in which the product opens a file,
// while other landlords use the product.

const hostilePdfs: typeof corpus = { 'one that is read for minutes': endlessPdf, ...corpus }
const names = Object.keys(hostilePdfs).filter((name, index) => index % (harmfulPdfs.includes(name) ? 4 : 8) === 0)

let app: MeasuredApp
beforeAll(async () => void (app = await openMeasuredApp()))
afterAll(() => app.close())

async function call(method: string, path: string, token: string, body?: unknown) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${app.base}/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const json = ({ bytes }: { bytes: Uint8Array }): unknown => JSON.parse(Buffer.from(bytes).toString())

async function landlord(name: string) {
  const { token, owner } = await app.register(`${name}@husbok.test`)
  await call('PUT', 'profile', token, testProfile)
  const { id: houseId } = json(await call('POST', 'house', token, testHouse)) as { id: number }
  return {
    token,
    owner,
    houseId,
    async upload(bytes: Uint8Array, file = 'vedlegg.pdf'): Promise<string> {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)]), file)
      const answer = await call('POST', 'document', token, form)
      expect(answer.status).toBe(201)
      return (json(answer) as { url: string }).url
    },
    draft: (documents: readonly string[]) => call('POST', 'contract', token, testContract(houseId, documents)),
  }
}
type Landlord = Awaited<ReturnType<typeof landlord>>

/** Attaches a file as if it was attached before files were checked. */
async function attachedBefore({ draft, owner }: Landlord, url: string): Promise<number> {
  const known = (pages: number | null) =>
    app.db
      .updateTable('document')
      .set({ pages })
      .where('account_id', '=', owner)
      .where('id', '=', url.slice(documentUrl('').length))
      .execute()
  await known(1)
  const answer = await draft([url])
  expect(answer.status).toBe(201)
  await known(null)
  return (json(answer) as { id: number }).id
}

/** The PDF of a contract's lease. Its text is read only when the lease can't contain a hostile file. */
async function paperOf({ token }: Landlord, id: number): Promise<Uint8Array> {
  const { url } = json(await call('GET', `contract/${id}/generate-pdf?lang=nb`, token)) as { url: string }
  const paper = await call('GET', url.replace('/api/', ''), token)
  expect(paper.status).toBe(200)
  return paper.bytes
}
const says = async (paper: Uint8Array, text: string) => (await readPdf(paper)).text.includes(text)

/** Uses the books of another account until it is stopped, and returns the result. */
async function others() {
  const kari = await landlord(`nabo${Math.random().toString(36).slice(2)}`)
  const house = await kari.upload(samplePages(['Ro etter 23']), 'regler.pdf')
  const { id } = json(await kari.draft([house])) as { id: number }
  const supplier = json(await call('POST', 'supplier', kari.token, testHouse)) as { id: number }
  const state = { running: true }
  const health = measureHealth(app.base)
  const lost: string[] = []
  const ask = async (what: string, work: () => Promise<{ status: number }>) => {
    const status = await work().then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    )
    if (![200, 201].includes(status as number)) lost.push(`${what}: ${status}`)
  }
  const again = (ms: number, work: (n: number) => Promise<unknown>) =>
    (async () => {
      for (let n = 0; state.running; n += 1) {
        await work(n)
        await new Promise((next) => setTimeout(next, ms))
      }
    })()
  const done = Promise.all([
    again(40, () => ask('list', () => call('GET', 'bilag/all-types', kari.token))),
    // Changes a supplier instead of adding one, because the number of suppliers has a limit.
    again(80, (n) =>
      ask('write', () => call('PUT', `supplier/${supplier.id}`, kari.token, { ...testHouse, name: `Butikk ${n}` })),
    ),
    again(400, (n) =>
      ask('upload', async () => (await kari.upload(samplePages([`Kvittering ${n}`])), { status: 201 })),
    ),
    again(700, async () => expect(await says(await paperOf(kari, id), 'Ro etter 23')).toBe(true)),
  ])
  return {
    async stop() {
      state.running = false
      await done
      return { lost, ...(await health.stop()) }
    },
  }
}

/** Opens one file in every way in which the product opens a landlord's files. Returns what was wrong. */
async function walk(ola: Landlord, name: string): Promise<string[]> {
  const wrong: string[] = []
  const bytes = hostilePdfs[name]!()
  const url = await ola.upload(bytes)
  // A receipt is stored as it is, because the product doesn't open it.
  const stored = await call('GET', url.replace('/api/', ''), ola.token)
  if (Buffer.compare(stored.bytes, bytes) !== 0) wrong.push(`${name}: other bytes`)

  const attached = await ola.draft([url])
  const refused = attached.status === 422 ? (json(attached) as { fields: Record<string, string> }).fields : null
  if (attached.status !== 201 && refused?.['documents'] !== 'pdfUnreadable')
    wrong.push(`${name}: attached ${attached.status}`)

  const old = await attachedBefore(ola, await ola.upload(bytes))
  const lease = await paperOf(ola, old)
  if (refused && !(await says(lease, 'Filen kan ikke leses'))) wrong.push(`${name}: the lease doesn't say so`)
  const documents = [await ola.upload(bytes)]
  let signed = await call('POST', `contract/${old}/sign-manual`, ola.token, { documents })
  // If other files are read first, the landlord is asked to try again.
  while (signed.status === 503) signed = await call('POST', `contract/${old}/sign-manual`, ola.token, { documents })
  if (signed.status !== 200) wrong.push(`${name}: signed ${signed.status}`)
  const paper = await call('POST', `contract/${old}/signed-paper`, ola.token, { documents: [await ola.upload(bytes)] })
  if (paper.status !== 200) wrong.push(`${name}: signed paper ${paper.status}`)
  const asSigned = await paperOf(ola, old)
  if (refused && !(await says(asSigned, 'Filen kan ikke leses'))) wrong.push(`${name}: the signed lease doesn't`)
  return wrong
}

// base/pdf/foreign-pdf.test.ts reads a sample in every run.
describe.runIf(isFullRun)(`${names.length} files`, () => {
  it('by every way that opens one end no server, and lose and stall nothing of others', async () => {
    const landlords = await Promise.all([1, 2, 3].map((n) => landlord(`fiende${n}`)))
    const { pid } = app
    const waiting = names.entries()
    const wrong: string[] = []
    const beside = await others()
    const began = performance.now()
    await Promise.all(
      landlords.map(async (ola) => {
        for (const [, name] of waiting) wrong.push(...(await walk(ola, name)))
        const zip = await call('GET', 'export', ola.token)
        if (zip.status !== 200) wrong.push(`export ${zip.status}`)
      }),
    )
    const { lost, p99, asked } = await beside.stop()
    console.log(
      `${names.length} hostile files in ${Math.round((performance.now() - began) / 1000)} s: p99 of ${asked} GET health ${p99.toFixed(0)} ms`,
    )
    expect(wrong).toEqual([])
    expect(lost).toEqual([])
    expect(app.isAlive() && app.pid).toBe(pid)
  })
})
