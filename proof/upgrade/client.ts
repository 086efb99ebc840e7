import { Agent, request } from 'node:http'

/** A request of the load. */
export interface LoadRequest {
  /** Its name in the figures. */
  readonly tag: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  /** With a key the same request may be sent again, because it is carried out once. */
  readonly key?: string
  readonly body?: object
  readonly file?: Uint8Array
}

/** The result of a request, and its times in milliseconds. */
export interface LoadAnswer {
  readonly at: number
  readonly ms: number
  /** 0: no answer came. */
  readonly status: number
  readonly bytes: Buffer
  /** The process that answered, by its name at the proxy. Empty if the proxy itself answered. */
  readonly servedBy: string
  /** True if it was sent twice, because the connection broke before any part of the answer had arrived. */
  readonly isRetried: boolean
  /** The reason why no answer came. */
  readonly error: string
}

const boundary = 'upgrade-2f0b8d17'

/** The body of a request and its type. */
function content({ body, file }: LoadRequest): { bytes?: Buffer; type?: string } {
  if (body) return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  if (!file) return {}
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="vedlegg.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  return {
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** The connection broke. */
class Broken extends Error {
  constructor(
    readonly code: string,
    /** True if a part of the answer had arrived. */
    readonly hadBegun: boolean,
  ) {
    super(hadBegun ? `${code} within an answer` : code)
  }
}

type Raw = Pick<LoadAnswer, 'status' | 'bytes' | 'servedBy'>

/** A client to the proxy at `port`. It keeps its own connections open, as a browser does. */
export function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })

  function once(asked: LoadRequest): Promise<Raw> {
    const { bytes, type } = content(asked)
    return new Promise((done, fail) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        agent,
        method: asked.method,
        path: `/api/${asked.path}`,
        headers: {
          ...(asked.token && { authorization: `Bearer ${asked.token}` }),
          ...(asked.key && { 'idempotency-key': asked.key }),
          ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
        },
        timeout: 30_000,
      })
      let hadBegun = false
      const broken = (error: NodeJS.ErrnoException) => fail(new Broken(error.code ?? error.message, hadBegun))
      sent.on('error', broken)
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer within 30 s'), { code: 'ETIMEDOUT' })))
      sent.on('response', (answer) => {
        hadBegun = true
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => void parts.push(part))
        answer.on('error', broken)
        answer.on('end', () =>
          done({
            status: answer.statusCode!,
            bytes: Buffer.concat(parts),
            servedBy: String(answer.headers['x-served-by'] ?? ''),
          }),
        )
      })
      sent.end(bytes)
    })
  }

  const mayRepeat = (asked: LoadRequest, error: unknown): boolean =>
    error instanceof Broken &&
    !error.hadBegun &&
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(error.code) &&
    (asked.method === 'GET' || asked.key !== undefined)

  return {
    /** Sends a request. Sends it again if the connection broke before an answer and a repetition does no harm. */
    async send(asked: LoadRequest): Promise<LoadAnswer> {
      const at = performance.now()
      for (let isRetried = false; ; isRetried = true) {
        try {
          const raw = await once(asked)
          return { ...raw, at, ms: performance.now() - at, isRetried, error: '' }
        } catch (error) {
          if (!isRetried && mayRepeat(asked, error)) continue
          const text = error instanceof Error ? error.message : String(error)
          return {
            at,
            ms: performance.now() - at,
            status: 0,
            bytes: Buffer.alloc(0),
            servedBy: '',
            isRetried,
            error: text,
          }
        }
      }
    },
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof createClient>
