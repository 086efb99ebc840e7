import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from './test-app'

/** Limit for a body in this test, in ms. The work below takes several times as long. */
const bodyTimeout = 300
const work = 1200

let app: TestApp
let port: number
beforeAll(async () => {
  app = await testApp({ bodyTimeout })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Makes every query for suppliers wait until `then` is done. */
const whileLocked = (then: () => Promise<unknown>) =>
  app.db.transaction().execute(async (db) => {
    await sql`lock table supplier in access exclusive mode`.execute(db)
    await then()
  })

/**
 * Sends the parts of a request, with a pause of `pause` ms between them. Returns everything that came back until the
 * connection ended.
 */
async function send(parts: readonly string[], pause = 0): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += data.toString())).on('error', () => undefined)
  const closed = new Promise((done) => socket.once('close', done))
  for (const [index, part] of parts.entries()) {
    if (index > 0) await wait(pause)
    if (!socket.destroyed) socket.write(part)
  }
  await closed
  return received
}

const head = (token: string, more = '', call = 'POST /api/supplier') =>
  `${call} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`
const json = 'Content-Type: application/json\r\n'

describe('a call whose work takes longer than its body may', () => {
  it.each([
    ['no body', '', ''],
    ['a length of 0', 'Content-Length: 0\r\n', ''],
    ['an empty object', `${json}Content-Length: 2\r\n`, '{}'],
    ['an empty object in pieces', `${json}Transfer-Encoding: chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n'],
  ])('is answered with %s', async (_what, more, body) => {
    const { token } = await app.landlord()
    let answer: Promise<string> | undefined
    await whileLocked(async () => {
      answer = send([head(token, more, 'DELETE /api/supplier/999999') + body])
      await wait(work)
    })
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /)
  })
})

describe('a body that comes too slowly', () => {
  it.each([
    ['with its length', `${json}Content-Length: 40\r\n`, ['{', ' ', ' ', ' ', ' ']],
    ['in pieces', `${json}Transfer-Encoding: chunked\r\n`, ['1\r\n{\r\n', '1\r\n \r\n', '1\r\n \r\n', '1\r\n \r\n']],
    ['that never comes', `${json}Content-Length: 40\r\n`, []],
  ])('%s ends its connection', async (_what, more, parts) => {
    const { token } = await app.landlord()
    // Nothing comes back. The server's own limit for a whole request, two minutes, would answer 408.
    expect(await send([head(token, more), ...parts], 150)).toBe('')
  })
})
