import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { createBreaker } from '../provider/breaker'
import { documentId } from './model'
import type { FileStore } from './port'
import { diskStore } from './provider/disk'
import { s3Store } from './provider/s3'
import { storeOutageLimits, usualReaderLimits, type S3Config } from './s3-bucket'
import { startTestS3 } from './test-s3'

const newId = () => randomBytes(16).toString('base64url')
const rightNow = () => new Date().toISOString() as Instant
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString() as Instant
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString() as Instant

async function bytesOf(store: FileStore, id: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const found = await store.get(id, range)
  if (!found) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of found.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
async function listed(store: FileStore, before: Instant, list: 'list' | 'listQuarantined' = 'list'): Promise<string[]> {
  const ids: string[] = []
  for await (const id of store[list](before)) ids.push(id)
  return ids
}

let directory: string
let server: Awaited<ReturnType<typeof startTestS3>>
let config: S3Config
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husbok-store-'))
  server = await startTestS3('husbok')
  config = {
    endpoint: server.endpoint,
    region: 'eu-north-1',
    bucket: 'husbok',
    accessKeyId: 'test',
    secretAccessKey: 'test',
    forcePathStyle: true,
  }
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

const stores: [string, () => Promise<FileStore>][] = [
  ['disk', async () => diskStore(join(directory, 'files'))],
  ['S3', () => s3Store(config)],
]

describe.each(stores)('the store on %s', (_name, create) => {
  let store: FileStore
  beforeAll(async () => void (store = await create()))

  it.each([1, 1000, 200_000, 3_000_000])('gives back %d bytes as they were put', async (size) => {
    const [id, bytes] = [newId(), randomBytes(size)]
    await store.put(id, bytes)
    expect((await bytesOf(store, id))?.equals(bytes)).toBe(true)
    expect((await store.get(id))?.size).toBe(size)
  })

  it('gives a part, and says how large the whole is', async () => {
    const [id, bytes] = [newId(), randomBytes(5000)]
    await store.put(id, bytes)
    expect((await bytesOf(store, id, { start: 100, end: 1099 }))?.equals(bytes.subarray(100, 1100))).toBe(true)
    expect((await store.get(id, { start: 100, end: 1099 }))?.size).toBe(5000)
  })

  it('keeps copies beside a file, lists none of them, and removes them with it', async () => {
    const [id, other] = [newId(), newId()]
    const bytes = randomBytes(5000)
    for (const of of [id, other]) await store.put(of, bytes)
    const copyOf = async (of: string, name: string) => {
      const found = await store.getCopy(of, name)
      return found && Buffer.from(await new Response(ReadableStream.from(found.body)).arrayBuffer())
    }
    for (const name of ['900-72', '640-66', '300-45']) await store.putCopy(id, name, Buffer.from(name))
    await store.putCopy(other, '900-72', bytes)
    expect(String(await copyOf(id, '640-66'))).toBe('640-66')
    expect(await copyOf(id, '440-55')).toBeNull()
    expect((await bytesOf(store, id))?.equals(bytes)).toBe(true)
    const all = await listed(store, inAnHour())
    expect([all.filter((one) => one === id), all.every((one) => documentId.test(one))]).toEqual([[id], true])
    await store.remove(id)
    for (const name of ['900-72', '640-66', '300-45']) expect(await copyOf(id, name)).toBeNull()
    expect((await copyOf(other, '900-72'))?.equals(bytes)).toBe(true)
  })

  it('has nothing under an unknown id, and removes what is not there without a word', async () => {
    const id = newId()
    expect(await store.get(id)).toBeNull()
    await store.remove(id)
  })

  it('forgets what was removed', async () => {
    const id = newId()
    await store.put(id, randomBytes(10))
    await store.remove(id)
    expect(await store.get(id)).toBeNull()
  })

  it('lists what was put before a moment, and nothing younger', async () => {
    const ids = [newId(), newId(), newId(), newId(), newId()]
    for (const id of ids) await store.put(id, randomBytes(10))
    expect(await listed(store, inAnHour())).toEqual(expect.arrayContaining(ids))
    expect(await listed(store, anHourAgo())).toEqual([])
  })

  it('gives out what is in quarantine, lists it apart, and takes it back', async () => {
    const [id, bytes] = [newId(), randomBytes(50)]
    await store.put(id, bytes)
    await store.quarantine(id, rightNow())
    expect((await bytesOf(store, id))?.equals(bytes)).toBe(true)
    expect(await listed(store, inAnHour())).not.toContain(id)
    expect(await listed(store, inAnHour(), 'listQuarantined')).toEqual([id])
    expect(await listed(store, anHourAgo(), 'listQuarantined')).toEqual([])
    await store.release(id)
    expect(await listed(store, inAnHour())).toContain(id)
    expect(await listed(store, inAnHour(), 'listQuarantined')).toEqual([])
    await store.quarantine(id, rightNow())
    await store.remove(id)
    expect(await store.get(id)).toBeNull()
  })

  it('moves what is not there without a word', async () => {
    await store.quarantine(newId(), rightNow())
    await store.release(newId())
  })

  it('belongs to nobody until an installation claims it', async () => {
    expect(await store.owner()).toBeNull()
    await store.claim('first')
    expect(await store.owner()).toBe('first')
    await store.claim('second')
    expect(await store.owner()).toBe('second')
    expect((await listed(store, inAnHour())).length).toBeGreaterThan(0)
  })

  it('takes nothing for an id that could be a path', async () => {
    for (const id of ['../../etc/passwd', '', 'a/b', `${newId()}/..`])
      await expect(store.put(id, randomBytes(1))).rejects.toThrow('not a document id')
  })
})

describe('the store on disk', () => {
  it('keeps files to the app alone and leaves no part behind', async () => {
    const own = join(directory, 'own')
    const store = diskStore(own)
    const id = newId()
    await store.put(id, randomBytes(10))
    const hex = Buffer.from(id, 'base64url').toString('hex')
    expect((await stat(join(own, hex.slice(0, 2), hex.slice(2, 4), hex))).mode & 0o777).toBe(0o600)
    expect((await stat(own)).mode & 0o777).toBe(0o700)
    expect(await readdir(join(own, 'parts'))).toEqual([])
  })

  it('clears an interrupted put away when it is old, and shows it to nobody', async () => {
    const own = join(directory, 'interrupted')
    const store = diskStore(own)
    await store.put(newId(), randomBytes(10))
    const [old, young] = [join(own, 'parts', 'old'), join(own, 'parts', 'young')]
    for (const part of [old, young]) await writeFile(part, 'half')
    await utimes(old, 1, 1)
    expect(await listed(store, anHourAgo())).toEqual([])
    expect(await readdir(join(own, 'parts'))).toEqual(['young'])
  })

  it('removes the part of a put that fails', async () => {
    const own = join(directory, 'fails')
    const store = diskStore(own)
    const id = newId()
    const hex = Buffer.from(id, 'base64url').toString('hex')
    // A directory has the file's name, so no file can be renamed to it.
    await mkdir(join(own, hex.slice(0, 2), hex.slice(2, 4), hex, 'taken'), { recursive: true })
    await expect(store.put(id, randomBytes(10))).rejects.toThrow()
    expect(await readdir(join(own, 'parts'))).toEqual([])
  })
})

describe('the store on S3', () => {
  it('says that it is away, not that the app has a bug', async () => {
    const store = await s3Store({ ...config, endpoint: 'http://127.0.0.1:9' })
    const refused = await store.put(newId(), randomBytes(10)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect((refused as Refusal).status).toBe(503)
  })

  it('is left alone for a while when it has not answered three times, and asked again then', async () => {
    let now = 0
    const own = await startTestS3('husbok')
    const breaker = () => createBreaker(() => now, storeOutageLimits)
    const store = await s3Store({ ...config, endpoint: own.endpoint }, usualReaderLimits, breaker)
    const id = newId()
    await store.put(id, randomBytes(10))
    await own.stop()
    for (let n = 0; n < storeOutageLimits.outages; n += 1)
      await expect(store.remove(newId())).rejects.toMatchObject({ reason: 'unavailable' })
    const back = await startTestS3('husbok', Number(new URL(own.endpoint).port))
    // During the pause the store isn't asked, although it would accept the file.
    await expect(store.put(newId(), randomBytes(10))).rejects.toMatchObject({ reason: 'unavailable' })
    now += storeOutageLimits.pauseMs
    await store.put(id, randomBytes(10))
    await store.put(id, randomBytes(10))
    await back.stop()
  })

  it('is asked for a whole file however many damaged ones it has refused', async () => {
    const own = await startTestS3('husbok')
    const breaker = () => createBreaker(() => 0, storeOutageLimits)
    const store = await s3Store({ ...config, endpoint: own.endpoint }, usualReaderLimits, breaker)
    const [whole, damaged] = [newId(), newId()]
    await store.put(whole, randomBytes(10))
    own.refuse(`document/${damaged}`, 500)
    for (let n = 0; n <= storeOutageLimits.outages; n += 1)
      await expect(store.get(damaged)).rejects.toMatchObject({ reason: 'unavailable' })
    expect((await store.get(whole))?.size).toBe(10)
    await own.stop()
  })

  it('keeps uploads going while readers take nothing', async () => {
    // No reader reaches these limits. Work that needs the readers' connections would never end.
    const store = await s3Store(config, { atOnce: 2, begin: 3000, idle: 3_600_000, whole: 3_600_000 })
    const [id, bytes] = [newId(), randomBytes(5_000_000)]
    await store.put(id, bytes)
    const stalled = [(await store.get(id))!, (await store.get(id))!]
    // Both connections for readers are in use, so a third reader is refused.
    await expect(store.get(id)).rejects.toMatchObject({ reason: 'unavailable' })
    await store.put(newId(), bytes)
    expect(await listed(store, inAnHour())).toContain(id)
    for (const { body } of stalled) {
      const reading = body[Symbol.asyncIterator]()
      await reading.next()
      await reading.return?.()
    }
    expect((await bytesOf(store, id))?.equals(bytes)).toBe(true)
  })

  it('breaks off readers who take nothing', async () => {
    const store = await s3Store(config, { atOnce: 2, begin: 3000, idle: 300, whole: 3_600_000 })
    const id = newId()
    await store.put(id, randomBytes(5_000_000))
    const stalled = [(await store.get(id))!, (await store.get(id))!]
    await new Promise((done) => setTimeout(done, 600))
    for (const { body } of stalled) await expect(body[Symbol.asyncIterator]().next()).rejects.toThrow(/too slow/)
    // The connections of the aborted readers are free again.
    await (await store.get(id))!.body[Symbol.asyncIterator]().return?.()
  })

  it('breaks off a reader who takes too long altogether', async () => {
    const store = await s3Store(config, { atOnce: 2, begin: 1000, idle: 5000, whole: 300 })
    const id = newId()
    await store.put(id, randomBytes(5_000_000))
    const slowly = async () => {
      for await (const _piece of (await store.get(id))!.body) await new Promise((done) => setTimeout(done, 50))
    }
    await expect(slowly()).rejects.toThrow(/too slow/)
  })
})
