import type { Answer, CallInput, Row } from '../../kit/endpoint'
import { CallError, toCallError, newIdempotencyKey, pathOf, queryOf, type UrlValue } from './call-request'
import { readToken, endSession } from './session'
import { currentLanguage } from '../words/use-words'

export interface CallOptions {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Instead of the session that is kept on this device. */
  readonly token?: string | undefined
}

/** The parts of any row's input. */
interface Parts {
  readonly params?: Record<string, UrlValue> | undefined
  readonly query?: Record<string, UrlValue> | undefined
  readonly body?: unknown
}

/** The headers of every call. A public call carries no token: a stale one would be refused. */
export function headersOf(row: Row, token: string | null, idempotencyKey?: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(row.access === 'public' || token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(row.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
  }
}

/**
 * Makes the call that a row declares and resolves to its decoded response (money in øre). Throws CallError; a 401
 * also ends the session on this device. An aborted call throws the signal's own error.
 */
export async function call<R extends Row>(row: R, input: CallInput<R>, options: CallOptions = {}): Promise<Answer<R>> {
  const { params, query, body } = input as Parts
  const token = options.token ?? readToken()
  const headers = headersOf(row, token, options.idempotencyKey)
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await fetch(pathOf(row.path, params) + queryOf(query), {
    method: row.method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new CallError('network')
  })
  const content = await readBody(response, options.signal)
  if (!response.ok)
    throw endSessionIfUnauthorized(
      row,
      token,
      toCallError(response.status, content, response.headers.get('retry-after')),
    )
  return decode(row, content) as Answer<R>
}

/** Ends the session on a 401 for the token that was sent; returns the error to be thrown. */
export function endSessionIfUnauthorized(row: Row, token: string | null, error: CallError): CallError {
  if (error.status === 401 && token !== null && row.access !== 'public') endSession(token)
  return error
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    // A refusal needs only its status. What is no JSON was written by a proxy in between; otherwise the connection broke.
    if (!response.ok || error instanceof SyntaxError) return undefined
    throw new CallError('network')
  }
}

/** The response as its row's schema decodes it. One that the schema refuses is a defect of ours: an unknown error. */
export function decode(row: Row, content: unknown): unknown {
  if (row.answer === undefined || row.answer === 'stream') return undefined
  const found = row.answer.safeParse(content)
  if (found.success) return found.data
  console.error(`answer of ${row.name} is not as declared`, found.error.issues)
  throw new CallError('unknownError')
}
