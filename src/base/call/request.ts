import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RawBody, Row } from '../kit/endpoint'
import { fieldErrors, parseFields } from '../kit/field-errors'
import { Refusal } from '../kit/refusal'
import { checkDepth } from './body'
import type { Parsed } from './stored-answer'

const Nothing = z.strictObject({})

export function parse(row: Row, request: FastifyRequest): Parsed {
  // An id that no record could have is not found, like a record that isn't there.
  const params = row.params?.safeParse(request.params)
  if (params && !params.success) throw new Refusal('notFound')
  const query = check(row.query ?? Nothing, request.query)
  if (row.body === 'file') return { params: params?.data, query, body: undefined }
  if (row.body === 'raw') return { params: params?.data, query, body: rawBody(request) }
  if (request.isMultipart()) throw new Refusal('contentType')
  checkDepth(request.body)
  // A body may be left out, but `null` is a value, which the schema refuses.
  const value = request.body === undefined ? {} : request.body
  if (row.body) return { params: params?.data, query, body: check(row.body, value) }
  check(Nothing, value ?? {})
  return { params: params?.data, query, body: undefined }
}

const rawBody = ({ body, headers }: FastifyRequest): RawBody => ({
  bytes: body instanceof Uint8Array ? body : new Uint8Array(),
  header: (name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  },
})

function check(schema: z.ZodType, value: unknown): unknown {
  const read = parseFields(schema, value)
  if (!read.success) throw new Refusal('invalid', fieldErrors(read.error))
  return read.data
}

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key))) return key
  throw new Refusal('malformed')
}
