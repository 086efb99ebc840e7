import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import type { Db } from '../db/pool'
import type { OwnerId } from '../kit/owner'
import { forgetVerdicts, foreignPdfProcesses } from '../pdf/foreign-pdf'
import { endlessPdf } from '../pdf/test-hostile'
import { ProcessEnded } from '../process/start'
import { storeVerdict } from './service-verdicts'
import { samplePages } from './test-files'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-25T10:00:00.000Z' })))
// Each test begins without verdicts in memory, like a restarted process.
beforeEach(forgetVerdicts)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

async function landlord() {
  const { token, id, houseId } = await app.landlord()
  const upload = async (bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, 'vedlegg.pdf', bytes)).body) as { url: string }).url
  const draftOf = (url: string) => app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
  return {
    token,
    id,
    upload,
    draftOf,
    draft: async (bytes: Uint8Array) => draftOf(await upload(bytes)),
    paper: (contract: number) =>
      app.raw('GET', `/api/contract/${contract}/paper/contract?lang=nb`, undefined, { token }),
  }
}

/** The stored number of pages. Null when the file was never opened. */
const keptOf = async (url: string) =>
  (
    await app.db
      .selectFrom('document')
      .select('pages')
      .where('id', '=', url.split('/').at(-1)!)
      .executeTakeFirstOrThrow()
  ).pages
const refused = { status: 422, body: { fields: { documents: 'pdfUnreadable' } } }

/**
 * The next result of the processes that open other people's files: a timeout, as on a suspended machine, or their death.
 */
const onNextOpening = (how: 'time' | 'died') =>
  vi
    .spyOn(foreignPdfProcesses, 'run')
    .mockImplementationOnce(() => Promise.reject(new ProcessEnded(how, 'ended by the test')))

describe('what came of opening a PDF', () => {
  it('stands beside the file, and beside those of the same account with the same bytes', async () => {
    const bytes = samplePages(['En', 'To'])
    const kari = await landlord()
    const [first, second] = [await kari.upload(bytes), await kari.upload(bytes)]
    await kari.draftOf(first)
    expect([await keptOf(first), await keptOf(second)]).toEqual([2, 2])
  })

  it('is no other account’s: where one is refused, the next one’s equal bytes are opened', async () => {
    const bytes = samplePages(['Like'])
    const [kari, ola] = [await landlord(), await landlord()]
    const opening = onNextOpening('died')
    await expect(kari.draft(bytes)).rejects.toMatchObject(refused)
    expect((await ola.draft(bytes)).documents).toHaveLength(1)
    expect(opening).toHaveBeenCalledTimes(2)
    // The other account doesn't get the verdict from memory. The stored verdict remains when the memory is lost.
    forgetVerdicts()
    await expect(kari.draft(bytes)).resolves.toMatchObject({ documents: [expect.any(String)] })
    opening.mockRestore()
  })

  it('holds for the same bytes that the account uploads once more: they are not opened', async () => {
    const bytes = samplePages(['Skadet'])
    const kari = await landlord()
    const opening = onNextOpening('died')
    for (let time = 0; time < 2; time += 1) await expect(kari.draft(bytes)).rejects.toMatchObject(refused)
    expect(opening).toHaveBeenCalledTimes(1)
    opening.mockRestore()
  })

  it('is nothing when the time ran out: the file is taken, and opened the next time', async () => {
    const bytes = samplePages(['Syv sider', 'To'])
    const kari = await landlord()
    const url = await kari.upload(bytes)
    const opening = onNextOpening('time')
    const { id } = await kari.draftOf(url)
    expect(await keptOf(url)).toBe(null)
    expect((await kari.paper(id)).status).toBe(200)
    expect(await keptOf(url)).toBe(2)
    expect((await (await landlord()).draft(bytes)).documents).toHaveLength(1)
    opening.mockRestore()
  })

  it('is stored after a deadlock with an action that changes the same files in another order', async () => {
    const bytes = samplePages(['Samme fil', 'to ganger'])
    const kari = await landlord()
    const [first, second] = [await kari.upload(bytes), await kari.upload(bytes)]
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    // The verdict's statement changes the first file before the second one.
    const change = (db: Db, url: string) =>
      db.updateTable('document').set({ is_slow: false }).where('id', '=', url.split('/').at(-1)!).execute()
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(app.db)
      return rows.length > 0
    }
    let storing: Promise<unknown> = Promise.resolve()
    await app.db.transaction().execute(async (db) => {
      await change(db, second)
      storing = storeVerdict({ db: app.db, owner: kari.id as OwnerId })(sha256, { pages: 2, isSlow: false })
      // The result is checked after the transaction.
      storing.catch(() => undefined)
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
      // PostgreSQL ends one of the two, mostly the one that has waited for longer.
      await change(db, first).catch(() => undefined)
    })
    await storing
    expect([await keptOf(first), await keptOf(second)]).toEqual([2, 2])
  })

  it('is kept when a paper is drawn with a file that was attached before anybody looked', async () => {
    const kari = await landlord()
    const url = await kari.upload(samplePages(['Eldre']))
    const { id } = await kari.draftOf(url)
    await app.db.updateTable('document').set({ pages: null }).where('account_id', '=', kari.id).execute()
    forgetVerdicts()
    expect((await kari.paper(id)).status).toBe(200)
    expect(await keptOf(url)).toBe(1)
  })
})

it('files of one account that take all of their time keep no other account’s paper waiting for all of them', async () => {
  const [ola, kari] = [await landlord(), await landlord()]
  let ended = 0
  const harmful = Array.from({ length: 3 }, () =>
    foreignPdfProcesses
      .run(ola.id, { kind: 'countPages', pdf: endlessPdf() }, { timeout: 2500 })
      .catch(() => undefined)
      .finally(() => (ended += 1)),
  )
  const { id } = await kari.draft(samplePages(['Ro etter 23']))
  expect((await kari.paper(id)).status).toBe(200)
  expect(ended).toBeLessThan(3)
  await Promise.all(harmful)
})
