import { isLimited } from '../../base/call/read'
import type { z } from 'zod'
import type { Row } from '../../base/kit/endpoint'
import { refusals, type RefusalReason } from '../../base/kit/refusal'
import { etag, schemaOf } from './openapi-schema'

/** What a call answers that is refused. */
export const failure = {
  type: 'object',
  required: ['message', 'requestId'],
  properties: {
    message: { enum: Object.keys(refusals), description: 'Key of the text, `errors.<message>`' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field -> key of the text, `validation.<key>`',
    },
    requestId: { type: 'string' },
    allowed: { type: 'number', description: 'With aboveIndex: the highest rent that the index allows' },
    days: {
      type: 'array',
      items: { type: 'string', format: 'date' },
      description: 'With readBefore: the days of the file that were read before in another format',
    },
    transactionId: { type: 'integer', description: 'With inBank: the row of the bank that pays the month' },
    bilagIds: {
      type: 'array',
      items: { type: 'integer' },
      description: 'With sameUnmatched: vouchers of that supplier and sum that no payment is matched with',
    },
  },
  additionalProperties: true,
  description: 'Some reasons say more under names of their own, for the screen to help with',
}

const statusTexts: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'The session is not valid',
  402: 'Needs a subscription',
  403: 'Role missing',
  404: 'Not found, or not yours',
  409: 'Conflicts with the state of the record',
  413: 'Too large',
  415: 'Wrong type',
  422: 'Invalid',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of ours',
  502: 'A provider has declined, or answered something else than was agreed',
  503: 'The database or a provider cannot be reached',
  504: 'A provider did not answer in time',
}

/** The refusal of a write of what has been changed since its tag (docs/rules.md#two-editors). */
const changed = (read: Row) => ({
  type: 'object',
  required: ['message', 'current', 'requestId'],
  properties: {
    message: { const: 'changedMeanwhile' satisfies RefusalReason },
    current: {
      ...schemaOf(read.answer as z.ZodType),
      description: `The record as it is now, as ${read.name} answers it`,
    },
    requestId: { type: 'string' },
  },
})

const retryAfter = {
  'Retry-After': { description: 'Seconds after which trying again makes sense', schema: { type: 'integer' } },
}
/** Statuses of which some reasons, of 429 all, say when to try again. */
const passing: ReadonlySet<number> = new Set<number>([
  refusals.stillRunning,
  refusals.tooManyRequests,
  refusals.unavailable,
])

const refused = { $ref: '#/components/schemas/Failure' }

/** What one status of a refusal answers. */
export function failureAnswer({ ifMatch }: Row, status: number) {
  const isConditional = status === 409 && ifMatch !== undefined
  const schema = isConditional ? { anyOf: [changed(ifMatch), refused] } : refused
  const headers = {
    ...(isConditional && etag('With changedMeanwhile: the tag of `current`')),
    ...(passing.has(status) && retryAfter),
  }
  return {
    description: statusTexts[status],
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema } },
  }
}

/** Statuses that a call of this row can answer besides its success. */
export function failuresOf(row: Row): number[] {
  const owned = row.access !== 'public'
  const statuses = [
    ...(row.writes ? [400, 409] : []),
    ...(owned ? [401] : []),
    ...(row.access === 'plan' || row.access === 'trial' ? [402] : []),
    ...(row.access === 'admin' ? [403] : []),
    ...(row.params || owned ? [404] : []),
    ...(row.method === 'GET' ? [] : [413, 415]),
    422,
    ...(row.limits.length > 0 || isLimited(row) ? [429] : []),
    500,
    503,
    ...row.refuses.map((reason) => refusals[reason]),
  ]
  return [...new Set(statuses)]
}
