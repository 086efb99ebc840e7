import type { FieldErrors, RefusalReason } from '../../kit/refusal'

export type FailureReason = RefusalReason | 'network' | 'unknownError'

/** A call that was refused or failed on the way. `message` is the key under `errors.`. */
export class CallError extends Error {
  constructor(
    override readonly message: FailureReason,
    readonly status: number = 0,
    readonly fields: FieldErrors = {},
    readonly requestId?: string | undefined,
    /** Seconds until trying again makes sense. */
    readonly retryAfter?: number | undefined,
    /** With `changedMeanwhile`: the current record, with its tag. */
    readonly current?: unknown,
    /** Further values of the body. They aren't trusted. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'CallError'
  }
}

/**
 * True if sending the call again is useless. False if the call did not get through, or if there were too many calls.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

export type UrlValue = string | number | boolean | null | undefined

/** The path of a call, below `/api/`. Throws when a parameter is missing, which is a programming error. */
export function pathOf(path: string, params: Readonly<Record<string, UrlValue>> = {}): string {
  return `/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`no ${name} for ${path}`)
    return encodeURIComponent(String(value))
  })}`
}

/** `?a=1&b=2`. Undefined, null and empty values are left out. */
export function queryOf(query: Readonly<Record<string, UrlValue>> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** The error of a refused call. The body is not trusted, because a proxy may have written it. */
export function toCallError(status: number, body: unknown, retryAfter: string | null): CallError {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  // A body with a request id was written by the product. If this page has no text for its reason, the error is shown as
  // unknown.
  const isOurs = typeof record['message'] === 'string' && typeof record['requestId'] === 'string'
  const reason = isOurs ? (record['message'] as RefusalReason) : byStatus(status)
  const fields: FieldErrors = {}
  if (typeof record['fields'] === 'object' && record['fields'] !== null)
    for (const [name, key] of Object.entries(record['fields'])) if (typeof key === 'string') fields[name] = key
  const { message: _message, fields: _fields, requestId, ...details } = record
  const wait = Number(retryAfter)
  return new CallError(
    reason,
    status,
    fields,
    typeof requestId === 'string' ? requestId : undefined,
    retryAfter !== null && Number.isFinite(wait) && wait > 0 ? wait : undefined,
    undefined,
    details,
  )
}

const byStatus = (status: number): FailureReason =>
  status === 401
    ? 'unauthorized'
    : status === 413
      ? 'bodyTooBig'
      : status === 429
        ? 'tooManyRequests'
        : status === 502 || status === 503 || status === 504
          ? 'unavailable'
          : 'unknownError'

/** 128 random bits. `randomUUID` isn't used, because browsers don't offer it over plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** True if there is no such record, or the id in the page's address is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422 || error.status === 400)
