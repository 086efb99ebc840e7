import type { z } from 'zod'
import { toJsonSchema } from '../../base/call/answer'
import { isReadLimited } from '../../base/call/read'
import type { Row } from '../../base/kit/endpoint'
import { refusals, type RefusalReason } from '../../base/kit/refusal'

function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, 'draft-2020-12')
  return rest
}

const etag = (description: string) => ({ ETag: { description, schema: { type: 'string' } } })

/** The header of an answer that leaves records out. */
const leftOut = {
  'X-Unreadable': {
    description: "How many records are left out because a stored field can't be decrypted",
    schema: { type: 'integer' },
  },
}

/** The header of an answer that is empty because no register was asked, or none has answered. */
const register = {
  'X-Register': {
    description: 'away: the register did not answer in time, or not as agreed. off: registers are switched off',
    schema: { enum: ['away', 'off'] },
  },
}

const failure = {
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
      description: 'With readBefore: days of the file that an earlier file in another format had too',
    },
    fresh: { type: 'integer', description: 'With readBefore: the number of rows that would be imported' },
    same: {
      type: 'integer',
      description:
        'With readBefore: how many of them have the day and sum of rows that were imported in another format',
    },
    transactionId: { type: 'integer', description: 'With inBank: the transaction that pays the month' },
    bilagIds: {
      type: 'array',
      items: { type: 'integer' },
      description: 'With sameUnmatched: vouchers of that supplier and sum that are not matched with a transaction',
    },
  },
  additionalProperties: true,
  description: 'Some reasons add details in fields of their own, so that a client can help',
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

/** The answer when somebody has changed the record after the caller read its tag (docs/rules/base.md#two-editors). */
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
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
}
/** Statuses of answers that can say when to try again. A 429 always does, the others only for some refusal reasons. */
const passing: ReadonlySet<number> = new Set<number>([
  refusals.stillRunning,
  refusals.tooManyRequests,
  refusals.unavailable,
])

const refused = { $ref: '#/components/schemas/Failure' }

function failureAnswer(row: Row, status: number) {
  const { ifMatch } = row
  const isConditional = status === 409 && ifMatch !== undefined
  const schema = isConditional ? { anyOf: [changed(ifMatch), refused] } : refused
  const headers = {
    ...(isConditional && etag('With changedMeanwhile: the tag of `current`')),
    ...(passing.has(status) && retryAfter),
  }
  const isUnreadable = status === 409 && (row.refuses.includes('unreadable') || row.leavesOut)
  return {
    description: isUnreadable
      ? `${statusTexts[status]}; unreadable: a stored field can't be decrypted`
      : statusTexts[status],
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema } },
  }
}

export function failureStatusesOf(row: Row): number[] {
  const owned = row.access !== 'public'
  const statuses = [
    ...(row.writes ? [400, 409] : []),
    ...(owned ? [401] : []),
    ...(row.access === 'plan' || row.access === 'trial' ? [402] : []),
    ...(row.access === 'admin' ? [403] : []),
    ...(row.params || owned ? [404] : []),
    ...(row.method === 'GET' ? [] : [413, 415]),
    422,
    ...(row.limits.length > 0 || isReadLimited(row) ? [429] : []),
    500,
    503,
    ...(row.leavesOut ? [refusals.unreadable] : []),
    ...row.refuses.map((reason) => refusals[reason]),
  ]
  return [...new Set(statuses)]
}

function parameters(row: Row) {
  const from = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema) as {
      properties?: Record<string, unknown>
      required?: string[]
    }
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  }
  const condition = {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: `A tag of ${row.ifMatch?.name}, a list of them, or *: the call is refused if the record has changed since`,
    schema: { type: 'string' },
  }
  const known = {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The tag of an earlier answer. The answer is 304 if it is still the same',
    schema: { type: 'string' },
  }
  return [
    ...from(row.params, 'path'),
    ...from(row.query, 'query'),
    ...(row.writes ? [key] : []),
    ...(row.ifMatch ? [condition] : []),
    ...(row.versioned ? [known] : []),
  ]
}

const content = (row: Row) =>
  row.answer === undefined
    ? {}
    : {
        content:
          row.answer === 'stream'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: schemaOf(row.answer) } },
      }

const requestBody = (row: Row) => {
  if (row.body === undefined) return {}
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  const of =
    row.body === 'file'
      ? { 'multipart/form-data': { schema: file } }
      : row.body === 'raw'
        ? { '*/*': {} }
        : { 'application/json': { schema: schemaOf(row.body) } }
  return { requestBody: { required: true, content: of } }
}

function operation(row: Row) {
  const mayHave = row.access === 'link' || row.session === 'optional'
  const security = mayHave ? [{}, { session: [] }] : row.access === 'public' ? [] : [{ session: [] }]
  return {
    operationId: row.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: row.summary,
    tags: [row.path.split('/')[0]],
    security,
    parameters: parameters(row),
    ...requestBody(row),
    responses: {
      [row.status]: {
        description: row.status === 204 ? 'Done' : 'The answer',
        ...(row.tagged && { headers: etag('The tag of what can be edited of the record, for If-Match') }),
        ...(row.versioned && { headers: etag('The tag of the answer, for If-None-Match') }),
        ...((row.leavesOut || row.asksRegister) && {
          headers: { ...(row.leavesOut && leftOut), ...(row.asksRegister && register) },
        }),
        ...content(row),
      },
      ...(row.versioned && { 304: { description: 'The answer is still the one that If-None-Match names' } }),
      ...Object.fromEntries(failureStatusesOf(row).map((status) => [status, failureAnswer(row, status)])),
    },
  }
}

export function openapi(rows: readonly Row[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of rows) (paths[`/${row.path}`] ??= {})[row.method.toLowerCase()] = operation(row)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Husbok',
      version,
      description:
        'House books for private landlords. Amounts are NOK with at most two decimals, dates YYYY-MM-DD, instants ISO 8601 UTC.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } }, schemas: { Failure: failure } },
  }
}
