import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { fileCalls } from '../../base/file/calls'
import { sweepUnusedFiles } from '../../base/file/service-sweep-orphans'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const params = (id: number) => ({ params: { id: String(id) } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )

async function landlord() {
  const { id: account, token, houseId } = await app.landlord()
  const options = { token, headers: { 'accept-language': 'nb' } }
  const upload = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url
  const rules = await upload('regler.pdf', samplePdf())
  const more = { start_date: '2026-11-01', first_payment_date: '2026-11-01' }
  const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [rules], more) }, options)
  const sign = (documents: string[] = []) =>
    app.call(tenancyCalls.signManual, { ...params(id), body: { documents } }, options)
  const put = (documents: string[]) =>
    app.call(tenancyCalls.signedPaper, { ...params(id), body: { documents } }, options)
  const read = () => app.call(contractCalls.read, params(id), options)
  const bytes = async (url: string) => (await app.raw('GET', url, undefined, { token })).bytes
  const used = async () => (await app.call(fileCalls.usage, {}, options)).used
  const stored = async () => {
    const rows = await app.db.selectFrom('document').select('size').where('account_id', '=', account).execute()
    return rows.reduce((sum, { size }) => sum + size, 0)
  }
  return { account, token, options, id, upload, sign, put, read, bytes, used, stored, rules }
}
type Landlord = Awaited<ReturnType<typeof landlord>>

/** Three photographed pages: one upright, one landscape, one from a scanner. */
const pages = async ({ upload }: Landlord) => [
  await upload('1.jpg', await sampleJpeg(600, 800)),
  await upload('2.png', await samplePng(800, 600)),
  await upload('3.webp', await sampleWebp(300, 400)),
]

describe('the signed paper of a lease', () => {
  it('is added after the signing; one file stays as it is', async () => {
    const kari = await landlord()
    await kari.sign()
    expect(await kari.read()).toMatchObject({ signed_documents: [], signed_files: [], signed_paper: null })
    const scan = await kari.upload('scan.pdf', samplePdf('signert'))
    expect((await kari.put([scan])).signed_documents).toEqual([scan])
    expect(await kari.read()).toMatchObject({ signed_files: [{ url: scan }], signed_paper: { url: scan } })
    expect((await kari.bytes(scan)).equals(samplePdf('signert'))).toBe(true)
  })

  it.each(['added later', 'given with the signature'])(
    'of several pictures is one PDF in their order, and the pictures are still there (%s)',
    async (when) => {
      const kari = await landlord()
      const pictures = await pages(kari)
      if (when === 'added later') await kari.sign().then(() => kari.put(pictures))
      else await kari.sign(pictures)
      const { signed_files, signed_paper } = await kari.read()
      expect(signed_files.map(({ url }) => url)).toEqual(pictures)
      expect(signed_paper).toMatchObject({ name: 'Signert kontrakt.pdf', type: 'application/pdf' })
      const { pages: drawn } = await readPdf(await kari.bytes(signed_paper!.url))
      expect(drawn.map(({ width, height }) => (width > height ? 'across' : 'upright'))).toEqual([
        'upright',
        'across',
        'upright',
      ])
      for (const picture of pictures) expect((await kari.bytes(picture)).length).toBeGreaterThan(0)
      expect(await kari.used()).toBe(await kari.stored())
    },
  )

  it('is replaced: what is left out is gone, with the PDF it stood in, and its space comes back', async () => {
    const kari = await landlord()
    const pictures = await pages(kari)
    await kari.sign(pictures)
    const before = (await kari.read()).signed_paper!.url
    const [first, second, third] = pictures as [string, string, string]
    await kari.put([second, first])
    const { signed_files, signed_paper } = await kari.read()
    expect(signed_files.map(({ url }) => url)).toEqual([second, first])
    expect(
      (await readPdf(await kari.bytes(signed_paper!.url))).pages.map(({ width, height }) => width > height),
    ).toEqual([true, false])
    for (const gone of [before, third])
      expect((await app.raw('GET', gone, undefined, { token: kari.token })).status).toBe(404)
    expect(await kari.used()).toBe(await kari.stored())
    // A PDF among them stays a separate file. The pictures are still joined.
    const scan = await kari.upload('siste side.pdf', samplePdf())
    await kari.put([second, scan, first])
    expect((await readPdf(await kari.bytes((await kari.read()).signed_paper!.url))).pages).toHaveLength(2)
    await kari.put([scan])
    expect((await kari.read()).signed_paper).toMatchObject({ url: scan })
    expect(await kari.used()).toBe(await kari.stored())
  })

  it('is what a record names: no sweep takes it, and the export holds it with the pictures', async () => {
    const kari = await landlord()
    await kari.sign(await pages(kari))
    const { signed_paper } = await kari.read()
    await sweepUnusedFiles(app.db, '2027-11-20T10:00:00.000Z' as never)
    expect((await kari.bytes(signed_paper!.url)).subarray(0, 5).toString()).toBe('%PDF-')
    const files = unzip((await app.raw('GET', '/api/export', undefined, kari.options)).bytes)
    const [record] = JSON.parse(files.get('data/contracts.json')!.toString('utf8')) as [
      { signed_files: { name: string; path: string }[] },
    ]
    expect(record.signed_files.map(({ name }) => name)).toEqual(['Signert kontrakt.pdf', '1.jpg', '2.png', '3.webp'])
    for (const { path } of record.signed_files) expect(files.has(path)).toBe(true)
  })

  it('can be added to one that is finished, and changes nothing else', async () => {
    const kari = await landlord()
    await kari.sign()
    await app.call(tenancyCalls.finish, { ...params(kari.id), body: {} }, kari.options)
    const before = await kari.read()
    const scan = await kari.upload('scan.pdf', samplePdf())
    const { signed_documents, updated_at, ...rest } = await kari.put([scan])
    expect([signed_documents, updated_at]).toEqual([[scan], app.now()])
    expect(before).toMatchObject(rest)
  })

  it('is refused for a draft, one that is signed otherwise, somebody else’s, no file at all and a foreign one', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const scan = await kari.upload('scan.pdf', samplePdf())
    expect(await refusal(kari.put([scan]))).toEqual([409, 'contractNotSigned', undefined])
    await kari.sign()
    expect(await refusal(kari.put([]))).toEqual([422, 'invalid', { documents: 'required' }])
    const theirs = await pages(ola)
    for (const documents of [theirs, [scan, theirs[0]!]])
      expect(await refusal(kari.put(documents))).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    const foreign = { ...params(kari.id), body: { documents: [theirs[0]!] } }
    expect(await refusal(app.call(tenancyCalls.signedPaper, foreign, ola.options))).toEqual([
      404,
      'notFound',
      undefined,
    ])
    await app.db.updateTable('contract').set({ signatureType: 'bankid' }).where('id', '=', kari.id).execute()
    expect(await refusal(kari.put([scan]))).toEqual([409, 'contractSigned', undefined])
    expect((await kari.read()).signed_documents).toEqual([])
  })
})
