import Fastify, { type FastifyInstance } from 'fastify'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, type UploadedFile } from '../kit/endpoint'
import { maxFileBytes } from '../kit/file-type'
import { registerApi, refuse, type ApiDeps } from './api'

const megabyte = 1024 * 1024
const piece = Buffer.alloc(megabyte, 0x20)
const row = {
  ...endpoint('POST file', { access: 'public', summary: '', body: 'file', answer: z.any() }),
  writes: false,
}
const deps = {
  clock: { now: () => '2026-11-20T10:00:00.000Z' },
  ids: {},
  limitFactor: 1,
  onBug: (error: unknown) => bugs.push(error),
} as unknown as ApiDeps

let app: FastifyInstance
let received: UploadedFile | undefined
const bugs: unknown[] = []
beforeAll(async () => {
  app = Fastify()
  app.setErrorHandler((error, incoming, reply) => refuse(error, incoming, reply, deps.onBug))
  const handle = (_ctx: unknown, { body }: { body: unknown }) => {
    received = body as UploadedFile
    return Promise.resolve({ size: received.bytes.length })
  }
  await registerApi(app, [{ row, handle }], deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends a multipart request of so many megabytes in one file; the status, and the most memory of buffers meanwhile. */
const send = (megabytes: number) =>
  new Promise<{ status: number; peak: number }>((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    let sent = 0
    let peak = 0
    const { port } = app.server.address() as AddressInfo
    const upload = request({ port, method: 'POST', path: '/api/file', headers }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode!, peak }))
    })
    upload.once('error', reject)
    upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
    const next = () => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers)
      if (sent === megabytes) return void upload.end('\r\n--x--\r\n')
      sent += 1
      upload.write(piece, next)
    }
    next()
  })

it('a file is read whole, up to 10 MB', async () => {
  expect((await send(10)).status).toBe(200)
  expect(received?.name).toBe('a.pdf')
  expect(received?.bytes).toHaveLength(maxFileBytes)
  expect(bugs).toEqual([])
})

it('a larger file is refused, and never more of it kept in memory than a file may have', async () => {
  received = undefined
  // Buffers that wait for the garbage collector count too; a file kept whole would be all of its 400 MB.
  const before = process.memoryUsage().arrayBuffers
  const { status, peak } = await send(400)
  expect(status).toBe(413)
  expect(peak - before).toBeLessThan(200 * megabyte)
  expect(received).toBeUndefined()
})
