import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UploadedFile } from '../kit/endpoint'
import { maxFileBytes } from '../kit/file-type'
import { abortSignalOfReply, sendRefusal } from './api'
import { eventually } from './test-eventually'
import { uploads } from './upload'

const megabyte = 1024 * 1024
const piece = Buffer.alloc(megabyte, 0x20)

let app: FastifyInstance
let directory: string
let received: { readonly name: string; readonly size: number; readonly bytes: number }[]
/** The signals of the waiting uploads of account 9. */
let waiting: AbortSignal[] = []
const bugs: unknown[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husbok-upload-'))
  app = Fastify()
  await app.register(multipart, { limits: { fileSize: maxFileBytes } })
  app.setErrorHandler((error, incoming, reply) => sendRefusal(error, incoming, reply, (bug) => bugs.push(bug)))
  const ids = { code: (bits: number) => randomBytes(bits / 8).toString('base64url') }
  const upload = uploads({ directory, ids, patience: 1000 })
  app.post('/:account', (incoming, reply) => {
    const account = Number((incoming.params as { account: string }).account)
    const gone = abortSignalOfReply(reply)
    const work = async ({ name, size, read }: UploadedFile) => {
      received.push({ name, size, bytes: (await read()).length })
      if (account === 9) await untilAborted(gone)
      return { size }
    }
    return upload(account, incoming, work, gone)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => void ([received, waiting] = [[], []]))
afterAll(async () => {
  expect(bugs).toEqual([])
  await app.close()
  await rm(directory, { recursive: true })
})

/** Work that ends only when its caller has gone. */
const untilAborted = (gone: AbortSignal) =>
  new Promise<never>((_, reject) => {
    waiting.push(gone)
    gone.addEventListener('abort', () => reject(gone.reason as Error))
  })

/** Starts an upload. `answer` is its status, or `lost`. */
function begin(account: number) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const { port } = app.server.address() as AddressInfo
  let upload: ClientRequest
  const answer = new Promise<number | 'lost'>((resolve) => {
    upload = request({ port, method: 'POST', path: `/${account}`, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    upload.once('error', () => resolve('lost'))
    upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
  })
  const end = () => void upload.end('\r\n--x--\r\n')
  return {
    answer,
    end,
    cut: () => void upload.destroy(),
    /** Sends that many megabytes. Each megabyte is sent when the previous one has left. */
    send: (megabytes: number) => {
      const next = (left: number) => (left === 0 ? end() : void upload.write(piece, () => next(left - 1)))
      next(megabytes)
      return answer
    },
  }
}

describe('a file', () => {
  it('is handed over whole, up to 10 MB', async () => {
    expect(await begin(1).send(10)).toBe(200)
    expect(received).toEqual([{ name: 'a.pdf', size: maxFileBytes, bytes: maxFileBytes }])
  })

  it('that is larger is refused, and never more of it in memory than a file may have', async () => {
    // Buffers that wait for the garbage collector count too. A whole file kept in memory would be 400 MB.
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5)
    expect(await begin(1).send(400)).toBe(413)
    clearInterval(watch)
    expect(most - before).toBeLessThan(200 * megabyte)
    expect(received).toEqual([])
  })

  it('leaves nothing on the disk under a name, not even while it comes', async () => {
    const upload = begin(1)
    await eventually(async () => expect(await readdir(directory)).toEqual([]))
    upload.end()
    expect(await upload.answer).toBe(200)
    expect(await readdir(directory)).toEqual([])
  })
})

describe('uploads of one account', () => {
  it('are read three at once: a fourth one waits for its turn, and one of another account does not', async () => {
    const three = [begin(1), begin(1), begin(1)]
    await new Promise((done) => setTimeout(done, 100))
    const fourth = begin(1)
    const answered: string[] = []
    void fourth.answer.then(() => answered.push('fourth'))
    fourth.end()
    expect(await begin(2).send(1)).toBe(200)
    await new Promise((done) => setTimeout(done, 100))
    expect(answered).toEqual([])
    three[0]!.end()
    expect(await fourth.answer).toBe(200)
    for (const each of three) each.end()
    expect(await Promise.all(three.map((each) => each.answer))).toEqual([200, 200, 200])
  })

  it('give their places back when their callers have gone, whatever they wait for', async () => {
    const three = [begin(9), begin(9), begin(9)]
    for (const each of three) each.end()
    await eventually(async () => expect(waiting).toHaveLength(3))
    for (const each of three) each.cut()
    await eventually(async () => expect(waiting.filter(({ aborted }) => aborted)).toHaveLength(3))
    const next = begin(9)
    next.end()
    await eventually(async () => expect(waiting).toHaveLength(4))
    next.cut()
  })

  it('are refused when they have waited too long, and take a place again when one was cut', async () => {
    const three = [begin(1), begin(1), begin(1)]
    await new Promise((done) => setTimeout(done, 100))
    const fourth = begin(1)
    fourth.end()
    expect(await fourth.answer).toBe(429)
    three[0]!.cut()
    expect(await begin(1).send(1)).toBe(200)
    for (const each of three) each.end()
    await Promise.all(three.map((each) => each.answer))
  })
})
