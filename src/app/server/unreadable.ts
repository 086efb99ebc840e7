import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalBody } from '../../base/kit/refusal'

/**
 * The content policy of the worker that reads photographs. Only this worker may compile WebAssembly. The policy still
 * forbids running text as a script.
 */
export const photoWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** The security headers of an answer. `nonce` allows the styles of one page. Other answers have none. */
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

/** Milliseconds before the connection is destroyed. */
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
 * Refuses a malformed request. The connection is destroyed after a second, because the other side could keep the closed
 * connection half open.
 */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (!socket.writable) return void socket.destroy()
  const status = statusOf[error.code ?? ''] ?? 400
  const body = bodyOf(requestId)
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), farewell).unref()
}

/** A name, an address or nothing, and perhaps a port (RFC 9112, section 3.2). A comma would join two hosts. */
const host = /^(?:[\w.~%!$&'()*+;=-]*|\[[\w.:%]+\])(?::\d*)?$/

/**
 * True for a request of HTTP 1.1 with one host, or of HTTP 1.0 with at most one (RFC 9112, section 3.2). Versions before
 * 1.0 have neither headers nor a status. When a request names two hosts, a proxy may use the other one.
 */
export function isValidRequestHead({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host')
  if (!hosts.every((each) => host.test(each))) return false
  return httpVersion === '1.1' ? hosts.length === 1 : httpVersion === '1.0' && hosts.length <= 1
}

/** Refuses an `Expect` header, which the server can't meet. Node's own answer lacks a body and our headers. */
export function refuseExpectHeader(_request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const body = bodyOf(requestId)
  response.writeHead(417, headersOf(body)).end(body)
}
