import { sql } from 'kysely'
import { connect, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../base/call/test-eventually'
import { testApp, type TestApp } from './test-app'
import { securityHeaders } from './unreadable'

let app: TestApp
let port: number
beforeEach(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterEach(() => app.close())
const open = () =>
  promisify((done: (error: Error | null, count: number) => void) => app.app.server.getConnections(done))()

/** Opens a connection and sends the bytes. Resolves with the answer when the server has closed the connection. */
const closedAfter = (bytes: string) =>
  new Promise<{ received: string }>((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ received }))
  })

describe('the HTTP server', () => {
  it('ends connections whose headers do not arrive, also of callers who never close theirs', async () => {
    // The real limit is ten seconds. The test uses one second to be quicker.
    expect(app.app.server.headersTimeout).toBe(10_000)
    app.app.server.headersTimeout = 1000
    const half = Array.from({ length: 400 }, (_, n) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => undefined).resume()
      // Half of the connections begin a request. The others send nothing at all.
      if (n % 2 === 0) socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      return socket
    })
    const slow = closedAfter('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const silent = closedAfter('')
    for (let i = 0; i < 20; i += 1) expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    const { received } = await slow
    await silent
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    await eventually(async () => expect(await open()).toBe(0))
    for (const socket of half) socket.destroy()
  })

  it.each([
    ['a request line that is none', 400, 'hello\r\n\r\n'],
    ['no host', 400, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', 400, 'GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
    ['the same host twice', 400, 'GET /api/health HTTP/1.1\r\nHost: x\r\nhost: x\r\nConnection: close\r\n\r\n'],
    ['two hosts in one header', 400, 'GET /api/health HTTP/1.1\r\nHost: x, y\r\nConnection: close\r\n\r\n'],
    ['a host with a comma', 400, 'GET /api/health HTTP/1.1\r\nHost: x,y:80\r\nConnection: close\r\n\r\n'],
    ['a host with a user', 400, 'GET /api/health HTTP/1.0\r\nHost: a@x\r\n\r\n'],
    ['a host in brackets', 200, 'GET /api/health HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n'],
    ['an empty host', 200, 'GET /api/health HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
    ['no version', 400, 'GET /api/health\r\n\r\n'],
    ['a version before 1.0', 400, 'GET /api/health HTTP/0.9\r\nHost: x\r\n\r\n'],
    ['a version that is not spoken here', 400, 'GET /api/health HTTP/2.0\r\nHost: x\r\n\r\n'],
    ['two lengths', 400, 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['headers of 20 kB', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an address that is none', 400, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an expectation', 417, 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
    ['an unknown address', 404, 'GET /api/poetry HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a method that nobody serves', 404, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a body that is too long',
      413,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n',
    ],
    ['a file', 404, 'GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a call', 200, 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('answers %s with %s, the security headers and the end of the connection', async (_what, status, bytes) => {
    const { received } = await closedAfter(bytes)
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of Object.keys(securityHeaders(null, false)))
      expect(received.toLowerCase(), header).toContain(`\r\n${header}: `)
    if (status >= 400) expect(JSON.parse(received.split('\r\n\r\n')[1]!)).toMatchObject({ message: expect.any(String) })
  })

  it('refuses an upload beyond the limit before anything of it was read', async () => {
    const { token, id } = await app.landlord()
    await sql`insert into bucket (key, used, resets_at) values (${`upload:subject:${id}:`}, 1000000, ${'2027-01-01'})`.execute(
      app.db,
    )
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/document HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n`,
        ),
      )
      socket.once('data', (data) => {
        socket.destroy()
        resolve(data.toString())
      })
    })
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  })

  it('finishes a request in flight when it is stopped, and does not wait for idle connections', async () => {
    const { token } = await app.landlord()
    // An idle connection that stays open.
    await fetch(`http://127.0.0.1:${port}/api/health`)
    const body = JSON.stringify({ name: 'Sist', address: 'Gata 1', city: 'Oslo', postcode: '0150' })
    const flying = connect(port, '127.0.0.1')
    const answer = new Promise<string>((resolve) => {
      let received = ''
      flying.on('data', (data) => (received += data.toString()))
      flying.on('close', () => resolve(received))
    })
    const arrived = new Promise<void>((resolve) => app.app.server.once('request', () => resolve()))
    flying.write(
      `POST /api/supplier HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await arrived
    const closed = app.app.close()
    flying.write(body.slice(5))
    expect(await answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i)
    await closed
  })
})
