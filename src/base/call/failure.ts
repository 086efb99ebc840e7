import { Refusal, type RefusalReason } from '../kit/refusal'
import { ProviderFailure } from '../provider/failure'

/** SQLSTATE, or the code of Node or Fastify. Empty when there is none. */
export const errorCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const ofFastify: Record<string, RefusalReason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooBig',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'contentType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'contentType',
  FST_REQ_FILE_TOO_LARGE: 'fileTooBig',
  FST_FILES_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
  FST_PARTS_LIMIT: 'malformed',
  FST_PROTO_VIOLATION: 'malformed',
}

/**
 * The connection was refused or cut, or there is no route to the host, or its name is unknown. A name may be unknown
 * while its address moves to another host.
 */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]

/**
 * The database shuts down, starts, or has no free connection. Or it is read-only (25006), like a replica that is not
 * promoted yet.
 */
const notServing = ['57P01', '57P02', '57P03', '53300', '25006']

/** True for a replica that is not promoted yet. Such a server can't read tables without a write-ahead log. */
const isFollowing = (error: unknown): boolean =>
  errorCodeOf(error) === '0A000' && error instanceof Error && error.message.includes('during recovery')

const isOutage = (error: unknown) =>
  [...unreachable, ...notServing].includes(errorCodeOf(error)) ||
  errorCodeOf(error).startsWith('08') ||
  isFollowing(error) ||
  (error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/.test(
      error.message,
    ))

/** True if a disk is full: this machine's (ENOSPC, EDQUOT) or the database's (53100). */
const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT', '53100'].includes(errorCodeOf(error))

/** The refusal that answers an error. Undefined for a bug, which is answered as `internal` and logged. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof ProviderFailure) return error.toRefusal()
  const known = ofFastify[errorCodeOf(error)]
  if (known) return new Refusal(known)
  if (isDiskFull(error)) return new Refusal('diskFull', undefined, 60)
  // A statement that ran into its timeout means that the database is overloaded.
  if (isOutage(error) || errorCodeOf(error) === '57014') return new Refusal('unavailable', undefined, 5)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500
    ? new Refusal(status === 413 ? 'bodyTooBig' : 'malformed')
    : undefined
}
