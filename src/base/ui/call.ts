import type { Answer, CallInput, Row } from '../kit/endpoint'
import { CallError, failureOf, newKey, pathOf, queryOf, type Plain } from './call-request'
import { readToken, sessionEnded } from './session'
import { languageNow } from './use-words'

export interface CallOptions {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** An input as the kit sees it; rows that lack a part cannot be given it. */
interface Parts {
  readonly params?: Record<string, Plain> | undefined
  readonly query?: Record<string, Plain> | undefined
  readonly body?: unknown
}

/** The headers that every call carries. A public call never carries a token: a stale one must not spoil it. */
export function headersOf(row: Row, token: string | null, idempotencyKey?: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': languageNow(),
    ...(row.access === 'public' || token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(row.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? newKey() }),
  }
}

/**
 * Makes the call that a row declares and answers what its schema says (money in øre). Throws CallError; a 401
 * also ends the session on this device. An aborted call throws the signal's own error.
 */
export async function call<R extends Row>(row: R, input: CallInput<R>, options: CallOptions = {}): Promise<Answer<R>> {
  const { params, query, body } = input as Parts
  const token = readToken()
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
  const said = await readBody(response, options.signal)
  if (!response.ok) throw refused(row, token, failureOf(response.status, said, response.headers.get('retry-after')))
  return decode(row, said) as Answer<R>
}

/** Ends the session where the refusal means that; gives the error back to be thrown. */
export function refused(row: Row, token: string | null, error: CallError): CallError {
  if (error.status === 401 && token !== null && row.access !== 'public') sessionEnded(token)
  return error
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    // A refusal tells enough by its status. What is no JSON was written by somebody in between; else the rest did not come.
    if (!response.ok || error instanceof SyntaxError) return undefined
    throw new CallError('network')
  }
}

/** An answer that its own schema refuses is a fault of ours, told as an unknown error. */
export function decode(row: Row, said: unknown): unknown {
  if (row.answer === undefined || row.answer === 'stream') return undefined
  const found = row.answer.safeParse(said)
  if (found.success) return found.data
  console.error(`answer of ${row.name} is not as declared`, found.error.issues)
  throw new CallError('unknownError')
}
