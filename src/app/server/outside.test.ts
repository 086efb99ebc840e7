import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool } from '../../base/db/pool'
import { testDatabase } from '../../base/db/test-database'
import { outsideServiceFaults } from './serve'

let server: Server
let database: Awaited<ReturnType<typeof testDatabase>>
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.connection, 1)
  // A minimal SMTP server: a greeting and EHLO.
  server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('error', () => undefined)
    socket.on(
      'data',
      (bytes) => void socket.write(/^quit/i.test(bytes.toString()) ? '221 bye\r\n' : '250 mail.test\r\n'),
    )
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.close()
  await pool.end()
  await database.drop()
})

const faults = (config: { smtpUrl?: string; endpoint?: string }) =>
  outsideServiceFaults(createDb(pool), {
    smtpUrl: config.smtpUrl,
    dataDir: '/nonexistent',
    s3: config.endpoint
      ? {
          endpoint: config.endpoint,
          region: 'r',
          bucket: 'b',
          accessKeyId: 'a',
          secretAccessKey: 's',
          forcePathStyle: true,
        }
      : null,
  })

it('says nothing of what is there, and of what is not configured', async () => {
  const { port } = server.address() as AddressInfo
  expect(await faults({})).toEqual([])
  expect(await faults({ smtpUrl: `smtp://127.0.0.1:${port}` })).toEqual([])
})

it('names a mail server and a store that are away, with what to do', async () => {
  const [store, mail, ...more] = await faults({
    smtpUrl: 'smtp://u:secret@127.0.0.1:1',
    endpoint: 'http://127.0.0.1:1',
  })
  expect(more).toEqual([])
  expect(mail).toMatch(/^The mail server 127\.0\.0\.1:1 does not take our connection \(E\w+\)\. .*SMTP_URL/)
  expect(mail).not.toContain('secret')
  expect(store).toMatch(/^The store of files at http:\/\/127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\)\. .*S3_\*/)
})
