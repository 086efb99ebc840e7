import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalBody } from '../../base/kit/refusal'

/**
 * What the worker that reads photographs says about itself: it alone may compile WebAssembly, which is no way to run a text as a
 * script. Pages may not.
 */
export const photoWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** What every answer says about itself. `nonce` admits the styles of one page; other answers have none. */
export function securityHeaders(nonce: string | null, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** How long a caller has to take the answer before the connection is destroyed, in ms. */
const farewell = 1000

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const headersOf = (body: string) => ({
  ...securityHeaders(null, false),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
})
const bodyOf = (requestId: string) => JSON.stringify({ message: 'malformed', requestId } satisfies RefusalBody)

/**
 * Answers what Node itself can't read, or what didn't come in time, and ends the connection. Ending it alone would leave
 * it half open for as long as the other side likes: it is destroyed after a second.
 */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (!socket.writable) return void socket.destroy()
  const status = statusOf[error.code ?? ''] ?? 400
  const body = bodyOf(requestId)
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), farewell).unref()
}

/**
 * Whether a request says its version and names one host: HTTP before 1.0 has neither headers nor a status, and of two hosts
 * a proxy may mean the other one (RFC 9112, section 3.2).
 */
export function isProper({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return httpVersion === '1.1' ? hosts === 1 : httpVersion === '1.0' && hosts <= 1
}

/** Answers an `Expect` that nobody can meet: Node would do it without a word and without our headers. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const body = bodyOf(requestId)
  response.writeHead(417, headersOf(body)).end(body)
}
