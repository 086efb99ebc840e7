import { refusals, type FieldErrors, type RefusalReason } from '../kit/refusal'

export type FailureReason = RefusalReason | 'network' | 'unknownError'

/** A call that was refused or did not arrive. `message` is the key under `errors.`. */
export class CallError extends Error {
  constructor(
    override readonly message: FailureReason,
    readonly status: number = 0,
    readonly fields: FieldErrors = {},
    readonly requestId?: string | undefined,
    /** Seconds until trying again makes sense. */
    readonly retryAfter?: number | undefined,
  ) {
    super(message)
    this.name = 'CallError'
  }
}

/** What may stand in a path or a query. */
export type Plain = string | number | boolean | null | undefined

/** The row's path with its parameters filled in, below `/api/`. Throws when one is missing: a programming error. */
export function pathOf(path: string, params: Readonly<Record<string, Plain>> = {}): string {
  return `/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`no ${name} for ${path}`)
    return encodeURIComponent(String(value))
  })}`
}

/** `?a=1&b=2`; what is undefined, null or empty stays away. */
export function queryOf(query: Readonly<Record<string, Plain>> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** A failed answer's body, read without trust: a proxy in between may have written it. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): CallError {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const reason =
    typeof said['message'] === 'string' && Object.hasOwn(refusals, said['message'])
      ? (said['message'] as RefusalReason)
      : byStatus(status)
  const fields: FieldErrors = {}
  if (typeof said['fields'] === 'object' && said['fields'] !== null)
    for (const [name, key] of Object.entries(said['fields'])) if (typeof key === 'string') fields[name] = key
  const wait = Number(retryAfter)
  return new CallError(
    reason,
    status,
    fields,
    typeof said['requestId'] === 'string' ? said['requestId'] : undefined,
    retryAfter !== null && Number.isFinite(wait) && wait > 0 ? wait : undefined,
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

/** A fresh key for a form: 128 random bits. Not `randomUUID`, which plain http on a home network doesn't have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
