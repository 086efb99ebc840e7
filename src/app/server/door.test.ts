import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { watchIdleConnections } from './app'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server without timeouts of its own. Only `watchIdleConnections` closes its connections. */
async function open(silence: number) {
  server = createServer({ headersTimeout: 0, requestTimeout: 0 }, (_request, response) => response.end('here'))
  const door = watchIdleConnections(server, silence)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    return socket
  }
  return { door, call }
}
const answerOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = ''
    socket.on('data', (data) => (received += data.toString()))
    socket.on('close', () => resolve(received))
  })
const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

describe('a connection', () => {
  it('that never says a byte is ended, and one that has said something is not', async () => {
    const { call } = await open(200)
    const begun = call()
    begun.write(request.slice(0, 9))
    await once(server, 'connection')
    const silent = Array.from({ length: 20 }, call)
    await Promise.all(silent.map((socket) => once(socket, 'close')))
    const answer = answerOf(begun)
    begun.write(request.slice(9))
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*here/)
  })

  it('that waits in the line when the server ends is taken in and answered', async () => {
    const { door, call } = await open(60_000)
    const callers = Array.from({ length: 100 }, call)
    // The system has accepted the connections, but the server hasn't seen most of them yet.
    await Promise.all(callers.map((socket) => once(socket, 'connect')))
    const answers = callers.map(answerOf)
    await door.takeIn()
    server.close()
    for (const socket of callers) socket.write(request)
    expect((await Promise.all(answers)).filter((answer) => answer.includes('here'))).toHaveLength(100)
  })

  it('that says nothing as the server ends holds it up no longer', async () => {
    const { door, call } = await open(60_000)
    const silent = call()
    await once(silent, 'connect')
    await door.takeIn()
    const ended = once(silent, 'close')
    server.close()
    await ended
  })
})
