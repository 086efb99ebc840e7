import type { Answer, CallInput, Row } from '../../kit/endpoint'
import { CallError, toCallError, newIdempotencyKey, pathOf, queryOf, type UrlValue } from './call-request'
import { readToken, endSession } from './session'
import { loadErrorText } from '../words/error-text'
import { currentLanguage } from '../words/use-words'
import { readBody, decode } from './call-answer'

/** A record with its tag. A write of the record names this tag. */
export type Tagged<T> = T & { readonly etag: string }

export type CallResult<R extends Row> = R['tagged'] extends readonly string[] ? Tagged<Answer<R>> : Answer<R>

/**
 * The input of a call. A call that changes a record also sends the tag of the record that was read. So nobody silently
 * overwrites a change that was made after the reading (docs/rules/base.md#two-editors).
 */
export type CallRequest<R extends Row> = CallInput<R> &
  (R['ifMatch'] extends Row ? { readonly ifMatch: string } : unknown)

export interface CallOptions {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** The token to use instead of that of the session on this device. */
  readonly token?: string | undefined
  /** The answer that is known. It is returned when the server says that it is unchanged. */
  readonly known?: unknown
  /** Called with the number of records that an answer leaves out because they can't be decrypted. */
  readonly onLeftOut?: (count: number) => void
}

interface Parts {
  readonly params?: Record<string, UrlValue> | undefined
  readonly query?: Record<string, UrlValue> | undefined
  readonly body?: unknown
  readonly ifMatch?: string | undefined
}

/** The headers of a call. A public call sends no token, unless its row has an optional session. */
export function headersOf(
  row: Row,
  token: string | null,
  idempotencyKey?: string,
  ifMatch?: string,
): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...((row.access === 'public' && row.session === undefined) || token === null
      ? {}
      : { authorization: `Bearer ${token}` }),
    ...(row.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
    ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
  }
}

/** Makes a call, and resolves to its answer (money in øre). Throws CallError. A 401 ends the session on this device. */
export async function call<R extends Row>(
  row: R,
  input: CallRequest<R>,
  options: CallOptions = {},
): Promise<CallResult<R>> {
  const { params, query, body, ifMatch } = input as Parts
  const token = options.token ?? readToken()
  const headers = headersOf(row, token, options.idempotencyKey, ifMatch)
  if (body !== undefined) headers['content-type'] = 'application/json'
  const known = row.versioned ? (options.known as Partial<Tagged<object>> | undefined) : undefined
  if (known?.etag) headers['if-none-match'] = known.etag
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
  if (response.status === 304 && known) return known as CallResult<R>
  const content = await readBody(response, options.signal)
  const etag = response.headers.get('etag')
  // The profile is shown without its unreadable fields. Otherwise no screen could say who is logged in.
  const rest = row.method === 'GET' ? restOf(content) : undefined
  if (rest !== undefined) {
    options.onLeftOut?.(1)
    return { ...(decode(row, rest) as object), etag: '' } as CallResult<R>
  }
  if (!response.ok) {
    const error = await loadErrorText(toCallError(response.status, content, response.headers.get('retry-after')))
    throw endSessionIfUnauthorized(row, token, withCurrent(row, error, content, etag))
  }
  options.onLeftOut?.(Number(response.headers.get('x-unreadable') ?? 0))
  return (
    row.tagged || row.versioned ? { ...(decode(row, content) as object), etag: etag ?? '' } : decode(row, content)
  ) as CallResult<R>
}

/**
 * The record in the body of the refusal `unreadable`, without the values that can't be decrypted. Undefined for any
 * other answer.
 */
const restOf = (content: unknown): unknown => {
  const { message, current } = (content ?? {}) as { readonly message?: unknown; readonly current?: unknown }
  return message === 'unreadable' ? current : undefined
}

/** The refusal of a write that names an old tag, with the current record. */
function withCurrent({ ifMatch }: Row, error: CallError, content: unknown, etag: string | null): CallError {
  if (error.message !== 'changedMeanwhile' || !ifMatch) return error
  const record = decode(ifMatch, (content as { readonly current?: unknown }).current) as object
  return new CallError(error.message, error.status, error.fields, error.requestId, error.retryAfter, {
    ...record,
    etag: etag ?? '',
  })
}

/** Ends the session on a 401 for the token that was sent. Returns the error to be thrown. */
export function endSessionIfUnauthorized(row: Row, token: string | null, error: CallError): CallError {
  if (error.status === 401 && token !== null && row.access !== 'public') endSession(token)
  return error
}
