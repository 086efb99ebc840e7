import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import type { Instant } from '../kit/day'
import { strangers } from '../pdf/processes'
import { endlessPdf } from '../pdf/test-hostile'
import { forgetVerdicts } from '../pdf/verdicts'
import { sweepVerdicts } from './service-verdicts'
import { samplePages } from './test-files'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-25T10:00:00.000Z' })))
// As after a restart.
beforeEach(forgetVerdicts)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

async function landlord() {
  const { token, id, houseId } = await app.landlord()
  const upload = async (bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, 'vedlegg.pdf', bytes)).body) as { url: string }).url
  return {
    token,
    id,
    upload,
    draft: async (bytes: Uint8Array) =>
      app.call(contractCalls.create, { body: testContract(houseId, [await upload(bytes)]) }, { token }),
    paper: (contract: number) =>
      app.raw('GET', `/api/contract/${contract}/paper/contract?lang=nb`, undefined, { token }),
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const keptOf = (bytes: Uint8Array) =>
  app.db.selectFrom('pdf_verdict').selectAll().where('sha256', '=', hashOf(bytes)).executeTakeFirst()

describe('what came of opening a PDF', () => {
  it('is kept by its bytes, and by nothing that says whose they are', async () => {
    const bytes = samplePages(['En', 'To'])
    await (await landlord()).draft(bytes)
    expect(await keptOf(bytes)).toEqual({ sha256: hashOf(bytes), pages: 2, is_slow: false, seen_at: app.now() })
  })

  it('holds for equal bytes of another account, after a restart too: they are not opened', async () => {
    const bytes = samplePages(['Like'])
    await (await landlord()).draft(bytes)
    // Were it opened, it would be found sound.
    await app.db.updateTable('pdf_verdict').set({ pages: 0 }).where('sha256', '=', hashOf(bytes)).execute()
    forgetVerdicts()
    await expect((await landlord()).draft(bytes)).rejects.toMatchObject({
      status: 422,
      body: { fields: { documents: 'pdfUnreadable' } },
    })
  })

  it('is kept when a paper is drawn with a file that was attached before anybody looked', async () => {
    const bytes = samplePages(['Eldre'])
    const kari = await landlord()
    const { id } = await kari.draft(bytes)
    await app.db.deleteFrom('pdf_verdict').execute()
    await app.db.updateTable('document').set({ pages: null }).where('account_id', '=', kari.id).execute()
    forgetVerdicts()
    expect((await kari.paper(id)).status).toBe(200)
    expect(await keptOf(bytes)).toMatchObject({ pages: 1 })
  })

  it('is forgotten after 90 days', async () => {
    const bytes = samplePages(['Gammel'])
    await (await landlord()).draft(bytes)
    await sweepVerdicts(app.db, '2027-02-22T10:00:00.000Z' as Instant)
    expect(await keptOf(bytes)).toBeDefined()
    await sweepVerdicts(app.db, '2027-02-24T10:00:00.000Z' as Instant)
    expect(await keptOf(bytes)).toBeUndefined()
  })
})

it('files of one account that take all of their time keep no other account’s paper waiting for all of them', async () => {
  const [ola, kari] = [await landlord(), await landlord()]
  let ended = 0
  const harmful = Array.from({ length: 3 }, () =>
    strangers
      .run(ola.id, { kind: 'countPages', pdf: endlessPdf() }, { timeout: 2500 })
      .catch(() => undefined)
      .finally(() => (ended += 1)),
  )
  const { id } = await kari.draft(samplePages(['Ro etter 23']))
  expect((await kari.paper(id)).status).toBe(200)
  expect(ended).toBeLessThan(3)
  await Promise.all(harmful)
})
