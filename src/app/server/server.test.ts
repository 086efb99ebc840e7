import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from './test-app'

let app: TestApp
let port: number
beforeEach(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

/** Opens a connection, sends the bytes and tells after how many milliseconds the server closed it, and what it answered. */
const closedAfter = (bytes: string) =>
  new Promise<{ ms: number; received: string }>((resolve) => {
    const began = Date.now()
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ ms: Date.now() - began, received }))
  })

describe('the HTTP server', () => {
  it('closes a connection whose headers do not arrive, while honest callers are served', async () => {
    const slow = Array.from({ length: 20 }, () => closedAfter('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: '))
    for (let i = 0; i < 20; i += 1) expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    for (const { ms } of await Promise.all(slow)) expect(ms).toBeLessThan(15_000)
  })

  it('answers a request line that is none with 400 and closes', async () => {
    expect((await closedAfter('hello\r\n\r\n')).received).toMatch(/^HTTP\/1\.1 400 /)
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
    const began = Date.now()
    const closed = app.app.close()
    flying.write(body.slice(5))
    expect(await answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i)
    await closed
    expect(Date.now() - began).toBeLessThan(8000)
  })
})
