import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { sampleJpeg, samplePages } from '../../base/file/test-files'
import { harmfulPdfs, hostilePdfs } from '../../base/pdf/test-hostile'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from '../tenancy/calls'
import { attachedFiles } from './service-sources'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-25T10:00:00.000Z' })))
beforeEach(() => void (app.bugs.length = 0))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

/** A draft with house rules and a photo attached, of a landlord who reads Norwegian. */
async function draft() {
  const { id: account, token, houseId } = await app.landlord()
  await app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', account).execute()
  const options = { token }
  const upload = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url
  const documents = [
    await upload('Regler.pdf', samplePages(['Ro etter 23'])),
    await upload('Stue.jpg', await sampleJpeg(80, 60)),
  ]
  const { id } = await app.call(contractCalls.create, { body: testContract(houseId, documents) }, options)
  const open = async (kind: 'contract' | 'signing' = 'contract', lang: 'nb' | 'en' = 'nb') => {
    const answer = await app.raw('GET', `/api/contract/${id}/paper/${kind}?lang=${lang}`, undefined, options)
    expect(answer.status).toBe(200)
    return answer.bytes
  }
  const sign = () => app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, options)
  return { documents, open, sign }
}
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text
/** The place of a file in the test's store. */
function placeOf(url: string): string {
  const hex = Buffer.from(url.split('/').at(-1)!, 'base64url').toString('hex')
  return join(app.dataDir, 'files', hex.slice(0, 2), hex.slice(2, 4), hex)
}

it('of PDF files, so many bytes are bound in as may be together, in their order; pictures don’t count', async () => {
  const mega = (count: number) => Buffer.alloc(count * 1024 * 1024)
  const sizes: Record<string, number> = { a: 9, b: 12, c: 11, d: 1 }
  const picture = { jpeg: mega(1), width: 1, height: 1 }
  const found = await attachedFiles(
    {} as never,
    {
      bytes: async (_ctx, url) => mega(sizes[url]!),
      pictures: async () => [picture],
      pdfsOf: async (_ctx, urls) => new Map(urls.map((url) => [url, { sha256: url, verdict: null }])),
    },
    ['a', 'photo', 'b', 'c', 'd'].map((url) => ({ url, type: url === 'photo' ? 'image/png' : 'application/pdf' })),
  )
  expect(found.map(({ kind }) => kind)).toEqual(['document', 'picture', 'large', 'document', 'large'])
})

describe('the attachments of a contract', () => {
  it('are bound into its draft and into the lease to sign', async () => {
    const { open } = await draft()
    for (const kind of ['contract', 'signing'] as const) {
      const text = await textOf(await open(kind))
      expect(text).toMatch(
        /Vedlegg 1: Regler.pdf.*Vedlegg 2: Stue.jpg.*Vedlegg 1: Regler.pdf.*Ro etter 23.*Vedlegg 2: Stue.jpg/,
      )
    }
  })

  it('are part of the bytes that are signed, and of the other language when it is asked for later', async () => {
    const { open, sign } = await draft()
    const toSign = await open('signing')
    await sign()
    const signed = await open()
    expect(signed.equals(toSign)).toBe(true)
    expect(await textOf(signed)).toContain('Ro etter 23')
    expect(await textOf(await open('contract', 'en'))).toMatch(/Attachment 1: Regler.pdf.*Ro etter 23/)
  })

  it.each([
    ['gone from the store', (place: string) => rm(place)],
    ['changed there', (place: string) => writeFile(place, 'something else')],
  ])('that are %s say so on their page, and the rest can be read', async (_why, damage) => {
    const { documents, open } = await draft()
    for (const url of documents) await damage(placeOf(url))
    const text = await textOf(await open())
    expect(text.match(/Filen kan ikke leses/g)).toHaveLength(2)
    expect(text).toContain('Hagen deles.')
  })
})

describe('a PDF that can’t be opened', () => {
  const upload = async (token: string, bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, 'Vedlegg.pdf', bytes)).body) as { url: string }).url
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: CallRefused) => [error.status, error.body.message, error.body.fields],
    )
  const refused = [422, 'pdfUnreadable', { documents: 'pdfUnreadable' }]
  const kinds = [
    ['is damaged', () => Buffer.from('%PDF-1.4 rubbish')],
    ['needs a password', hostilePdfs['one that needs a password']!],
    ['ends whoever opens it', hostilePdfs[harmfulPdfs[0]!]!],
  ] as const

  it.each(kinds)('because it %s is refused when it is attached, and nothing is written', async (_why, make) => {
    const { token, houseId } = await app.landlord()
    const [sound, other] = [await upload(token, samplePages(['Ro'])), await upload(token, make())]
    const create = (documents: string[]) =>
      app.call(contractCalls.create, { body: testContract(houseId, documents) }, { token })
    expect(await refusalOf(create([sound, other]))).toEqual(refused)
    expect(await app.call(contractCalls.list, {}, { token })).toEqual([])
    const { id } = await create([sound])
    const update = app.call(
      contractCalls.update,
      { params: { id: String(id) }, body: testContract(houseId, [sound, other]) },
      { token },
    )
    expect(await refusalOf(update)).toEqual(refused)
  })

  it('and is attached already stays: its page says so, and the contract can be changed', async () => {
    const { id: account, token, houseId } = await app.landlord()
    await app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', account).execute()
    const url = await upload(token, kinds[2][1]())
    const { id } = await app.call(contractCalls.create, { body: testContract(houseId, []) }, { token })
    await app.db
      .updateTable('contract')
      .set({ documents: [url] })
      .where('id', '=', id)
      .execute()
    await app.db.updateTable('document').set({ uses: 1 }).where('account_id', '=', account).execute()
    const open = async () =>
      await textOf((await app.raw('GET', `/api/contract/${id}/paper/contract?lang=nb`, undefined, { token })).bytes)
    expect(await open()).toContain('Filen kan ikke leses')
    const body = testContract(houseId, [url], { tenant_last_name: 'Endret' })
    await app.call(contractCalls.update, { params: { id: String(id) }, body }, { token })
    expect(await open()).toMatch(/Endret.*Filen kan ikke leses/)
    await app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, { token })
    expect(await open()).toContain('Filen kan ikke leses')
  })

  it('is kept as a receipt, byte for byte, because nobody opens it', async () => {
    const { token } = await app.landlord()
    const bytes = kinds[2][1]()
    const url = await upload(token, bytes)
    const stored = await app.raw('GET', url, undefined, { token })
    expect(Buffer.compare(stored.bytes, bytes)).toBe(0)
  })
})
