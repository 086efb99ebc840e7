import { once } from 'node:events'
import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** A process that the proxy may send to. */
export interface Backend {
  readonly name: string
  readonly port: number
}

export interface Proxy {
  /** The proxy's name. */
  readonly name: string
  /** The number of requests that the proxy sent again to another process, unseen by the client. */
  readonly sentAgain: () => Promise<number>
  readonly stop: () => Promise<void>
}

interface Server extends Backend {
  readonly agent: Agent
  isUp: boolean
  /** The number of failed checks in a row. */
  failed: number
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Given {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Sends a request to one process. A failure has `hadBegun` if a part of the answer had arrived. */
const sendTo = ({ port, agent }: Server, { method, path, headers, body }: Sent): Promise<Given> =>
  new Promise((done, fail) => {
    let hadBegun = false
    const broken = (error: Error) => fail(Object.assign(error, { hadBegun }))
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: 130_000 })
    sent.on('error', broken)
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('response', (answer) => {
      hadBegun = true
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('error', broken)
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    sent.end(body)
  })

/** True if a broken request may be sent to another process. Either it reached no process, or a repetition has the same effect. */
function mayRepeat({ method, headers }: Sent, error: unknown): boolean {
  const { code, hadBegun } = error as NodeJS.ErrnoException & { hadBegun?: boolean }
  return code === 'ECONNREFUSED' || (!hadBegun && (method === 'GET' || headers['idempotency-key'] !== undefined))
}

/** Asks each process every second whether it is ready. One success means up, two failures mean down. */
function watch(servers: readonly Server[]): () => void {
  const check = async (server: Server) => {
    const isWell = await fetch(`http://127.0.0.1:${server.port}/api/ready`, { signal: AbortSignal.timeout(1000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    )
    server.failed = isWell ? 0 : server.failed + 1
    if (isWell) server.isUp = true
    else if (server.failed >= 2) server.isUp = false
  }
  const timer = setInterval(() => servers.forEach((server) => void check(server)), 1000)
  return () => clearInterval(timer)
}

/**
 * A proxy with the functions that docs/operate.md configures for HAProxy: it distributes requests
 * round-robin, checks the processes, and sends a request again when it breaks early.
 */
export async function startOwnProxy(port: number, backends: readonly Backend[]): Promise<Proxy> {
  const servers: Server[] = backends.map((backend) => ({
    ...backend,
    agent: new Agent({ keepAlive: true, maxSockets: 400 }),
    isUp: true,
    failed: 0,
  }))
  const stopWatching = watch(servers)
  let [turn, sentAgain] = [0, 0]
  const forward = async (sent: Sent): Promise<Given> => {
    for (let tries = 0; ; tries += 1) {
      const up = servers.filter(({ isUp }) => isUp)
      const server = up[(turn += 1) % up.length]
      if (!server) return { status: 503, headers: {}, body: Buffer.from('no process is ready') }
      try {
        const given = await sendTo(server, sent)
        return { ...given, headers: { ...given.headers, 'x-served-by': server.name } }
      } catch (error) {
        if (tries === 3 || !mayRepeat(sent, error))
          return { status: 502, headers: {}, body: Buffer.from(String(error)) }
        sentAgain += 1
      }
    }
  }
  const answer = async (message: IncomingMessage): Promise<Given> => {
    const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = message.headers
    const body = await read(message)
    return await forward({ method: message.method!, path: message.url!, headers, body })
  }
  const proxy = createServer((message, response) => {
    answer(message).then(
      ({ status, headers, body }) => {
        const { 'transfer-encoding': _chunked, connection: _connection, 'keep-alive': _alive, ...kept } = headers
        response.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
      },
      // The client went away.
      () => response.destroy(),
    )
  })
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    name: 'the proof’s own proxy',
    sentAgain: () => Promise.resolve(sentAgain),
    async stop() {
      stopWatching()
      const over = once(proxy, 'close')
      proxy.close()
      proxy.closeAllConnections()
      servers.forEach(({ agent }) => agent.destroy())
      await over
    },
  }
}
