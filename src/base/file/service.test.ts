import fc from 'fast-check'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { maxFileBytes } from '../kit/file-type'
import { maxStoredBytes } from './model'
import type { FileStore } from './port'
import { fileService } from './service'
import { badFiles, tooLargeFile } from './test-bad-files'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from './test-files'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

/** Every file below the store, including partly written ones. */
async function stored(): Promise<string[]> {
  const root = join(app.dataDir, 'files')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  const files = await Promise.all(names.map(async (name) => ((await stat(join(root, name))).isFile() ? [name] : [])))
  return files.flat()
}
const rows = async () => (await app.db.selectFrom('document').select('id').execute()).length
const bytesOf = async (account: number) =>
  (await app.db.selectFrom('account').select('storedBytes').where('id', '=', account).executeTakeFirstOrThrow())
    .storedBytes
const messageOf = (answer: { body: string }) => (JSON.parse(answer.body) as { message: string }).message
const take = async (token: string, name: string, bytes: Uint8Array) => {
  const answer = await app.upload(token, name, bytes)
  expect(answer.status, answer.body).toBe(201)
  return JSON.parse(answer.body) as { url: string; name: string; type: string; size: number }
}
const open = (url: string, token?: string) => app.raw('GET', url, undefined, { token })

describe('a file that must not be taken', () => {
  it.each(Object.keys(badFiles))('%s is refused, and nothing of it is kept', async (family) => {
    const before = [await rows(), (await stored()).length, await bytesOf(kari.id)]
    const word = fc.stringMatching(/^[a-zæøå0-9 ]{1,20}[a-z]$/)
    const seed = 20_261_120
    for (const [text, noise] of fc.sample(fc.tuple(word, fc.uint8Array({ minLength: 1, maxLength: 200 })), {
      numRuns: 6,
      seed,
    })) {
      const { name, bytes } = await badFiles[family]!(text, noise)
      const answer = await app.upload(kari.token, name, bytes)
      expect([413, 415], `${name}: ${answer.status} ${answer.body}`).toContain(answer.status)
      expect(['fileType', 'fileDamaged', 'tooManyPixels']).toContain(messageOf(answer))
    }
    expect([await rows(), (await stored()).length, await bytesOf(kari.id)]).toEqual(before)
  })

  it('is refused one byte above 10 MB, and taken at 10 MB', async () => {
    const { name, bytes } = tooLargeFile('stor.pdf')
    const refused = await app.upload(kari.token, name, bytes)
    expect([refused.status, messageOf(refused)]).toEqual([413, 'fileTooBig'])
    expect((await take(ola.token, name, bytes.subarray(0, maxFileBytes))).size).toBe(maxFileBytes)
  })

  it('is refused by the service too, whoever calls it, and nothing is stored', async () => {
    const nothing = () => Promise.reject(new Error('nothing is stored'))
    const files = fileService({
      store: { put: nothing } as unknown as FileStore,
      lookup: () => '',
      countPages: nothing,
    })
    const ctx = {} as Parameters<typeof files.upload>[0]
    const { name, bytes } = tooLargeFile('stor.pdf')
    const file = { name, size: bytes.length, sha256: '', read: async () => bytes }
    await expect(files.upload(ctx, file)).rejects.toMatchObject({ reason: 'fileTooBig' })
  })

  it('is refused in a request that is no proper upload', async () => {
    const before = await rows()
    const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
    const part = (name: string, rest = '; filename="a.pdf"') =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${samplePdf().toString()}\r\n`
    const requests: [string, Record<string, string>][] = [
      ['', multipart('x')],
      ['--x--\r\n', multipart('x')],
      [`${part('other')}--x--\r\n`, multipart('x')],
      [`${part('file', '')}--x--\r\n`, multipart('x')],
      [part('file').slice(0, 60), multipart('x')],
      [part('file'), multipart('y')],
      ['hello', { 'content-type': 'multipart/form-data' }],
      ['%PDF-1.4', { 'content-type': 'application/pdf' }],
      ['{"file":"x"}', { 'content-type': 'application/json' }],
    ]
    for (const [payload, headers] of requests) {
      const answer = await app.raw('POST', '/api/document', payload, { token: kari.token, headers })
      expect(answer.status, `${payload.slice(0, 80)} -> ${answer.body}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${payload.slice(0, 80)} -> ${answer.body}`).toBeLessThan(500)
    }
    expect(await rows()).toBe(before)
  })

  it('is refused when the account has no room left, also by many at once', async () => {
    const per = await app.landlord()
    const pdf = samplePdf()
    await app.db
      .updateTable('account')
      .set({ storedBytes: maxStoredBytes - 3 * pdf.length })
      .where('id', '=', per.id)
      .execute()
    const before = (await stored()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.upload(per.token, 'a.pdf', pdf)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 413, 413, 413, 413, 413, 413, 413,
    ])
    expect(messageOf(answers.find((answer) => answer.status === 413)!)).toBe('storageFull')
    expect(await bytesOf(per.id)).toBe(maxStoredBytes)
    expect((await stored()).length).toBe(before + 3)
  })
})

describe('a file that is taken', () => {
  it('comes back byte for byte when it is a PDF', async () => {
    const pdf = samplePdf('Rørlegger Åse')
    const { url, ...info } = await take(kari.token, 'Kvittering rør & bad.pdf', pdf)
    expect(info).toEqual({ name: 'Kvittering rør & bad.pdf', type: 'application/pdf', size: pdf.length })
    const answer = await open(url, kari.token)
    expect(answer.status).toBe(200)
    expect(Buffer.compare(answer.bytes, pdf)).toBe(0)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Kvittering r_r & bad.pdf"; filename*=UTF-8''Kvittering%20r%C3%B8r%20%26%20bad.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    ['tak.jpg', 'image/jpeg', sampleJpeg],
    ['TAK.JPEG', 'image/jpeg', sampleJpeg],
    ['tak.png', 'image/png', samplePng],
    ['tak.webp', 'image/webp', sampleWebp],
  ])('%s is shown in the page and is a picture of the same size', async (name, type, make) => {
    const { url } = await take(kari.token, name, await make(123, 45))
    const answer = await open(url, kari.token)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-disposition']).toMatch(/^inline;/)
    expect(await sharp(answer.bytes).metadata()).toMatchObject({
      width: 123,
      height: 45,
      format: type.slice('image/'.length),
    })
  })

  it('has lost its payload when it was a picture with something behind it', async () => {
    const { url } = await take(
      kari.token,
      'a.jpg',
      Buffer.concat([await sampleJpeg(), Buffer.from('<script>alert(1)</script>PK\x05\x06')]),
    )
    expect((await open(url, kari.token)).body).not.toContain('script')
  })

  it('is what its first bytes say when it is a picture, with a name that says so', async () => {
    const file = await take(kari.token, 'bilde.jpg', await samplePng())
    expect(file).toMatchObject({ name: 'bilde.png', type: 'image/png' })
    expect((await open(file.url, kari.token)).headers['content-type']).toBe('image/png')
  })

  it('keeps of its name what is no danger', async () => {
    expect((await take(kari.token, '..\\..\\x\u202Eyz.pdf', samplePdf())).name).toBe('xyz.pdf')
    expect((await take(kari.token, 'gpj.\u202Efdp\u3164.pdf', samplePdf())).name).toBe('gpj.fdp.pdf')
  })
})

describe('who may open a file', () => {
  it('is its owner; for another landlord it is as missing as one that never was', async () => {
    const { url } = await take(kari.token, 'a.pdf', samplePdf())
    const [foreign, missing] = [await open(url, ola.token), await open(`/api/document/${'A'.repeat(22)}`, kari.token)]
    const comparable = ({ status, body }: { status: number; body: string }) => [
      status,
      { ...(JSON.parse(body) as object), requestId: '' },
    ]
    expect(foreign.status).toBe(404)
    expect(comparable(foreign)).toEqual(comparable(missing))
    expect((await open(url)).status).toBe(401)
    expect((await open(url, 'x'.repeat(43))).status).toBe(401)
  })

  it('is whoever holds a signed link, for five minutes, for that file only', async () => {
    const [one, other] = [
      await take(kari.token, 'a.pdf', samplePdf('one')),
      await take(kari.token, 'b.pdf', samplePdf('other')),
    ]
    const until = (ms: number) => new Date(Date.parse(app.now()) + ms).toISOString() as ReturnType<TestApp['now']>
    const ctx = { now: app.now(), owner: kari.id } as unknown as Parameters<typeof app.modules.files.signLink>[0]
    const link = app.modules.files.signLink(ctx, one.url.slice('/api/document/'.length), until(300_000))
    expect((await open(link)).status).toBe(200)
    expect((await open(link, ola.token)).status).toBe(200)
    expect((await open(link.replace(one.url, other.url))).status).toBe(404)
    expect((await open(link.replace(/until=(\d+)/, (_, ms: string) => `until=${Number(ms) - 1}`))).status).toBe(404)
    const flipped = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')
    expect((await open(flipped)).status).toBe(404)
    expect((await open(link.replace(/signature=.*/, 'signature=%00'))).status).toBe(404)
    const start = app.now()
    app.setNow(until(300_001))
    expect((await open(link)).status).toBe(404)
    app.setNow(start)
    expect(() => app.modules.files.signLink(ctx, 'x', until(300_001))).toThrow('five minutes')
  })
})
