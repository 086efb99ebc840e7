import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RawBody, Row } from '../kit/endpoint'
import { fieldErrors, parseFields } from '../kit/field-errors'
import { maxFileBytes } from '../kit/file-type'
import { Refusal } from '../kit/refusal'
import type { ParsedInput } from './stored-answer'
import '@fastify/multipart'

/** The limits of a request with a file. */
export const multipartLimits = { files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 } as const

const maxDepth = 32

/** Refuses a body that is nested deeper than 32 levels. No valid request is so deep. */
function checkDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= maxDepth) throw new Refusal('malformed')
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

/**
 * Writes the one file of a multipart request to its end before the action begins, so that no transaction waits for a
 * slow line. Returns its name. `@fastify/multipart` checks the size while the bytes arrive. Parts that the row doesn't
 * know are refused.
 */
export async function receiveFile(
  request: FastifyRequest,
  into: { write(bytes: Uint8Array): Promise<void> },
  maxFile = maxFileBytes,
): Promise<string> {
  if (!request.isMultipart()) throw new Refusal('contentType')
  let name: string | undefined
  let failure: unknown
  try {
    for await (const part of request.parts({ limits: { ...multipartLimits, fileSize: maxFile } })) {
      if (part.type !== 'file') throw new Refusal('invalid', { [part.fieldname]: 'unknown' })
      if (part.fieldname !== 'file') throw new Refusal('invalid', { file: 'required' })
      // The file is read to its end even after a write has failed. The caller receives the answer only then.
      for await (const chunk of part.file)
        if (failure === undefined) await into.write(chunk as Uint8Array).catch((error: unknown) => (failure = error))
      if (part.file.truncated) throw new Refusal('fileTooBig')
      name = part.filename
    }
  } catch (error) {
    unreadable(error)
  }
  if (failure !== undefined) throw failure
  if (name === undefined) throw new Refusal('invalid', { file: 'required' })
  return name
}

/** The multipart parser throws a plain Error for a part that ends early. That request is malformed. */
function unreadable(error: unknown): never {
  if (error instanceof Error && !(error instanceof Refusal) && !('code' in error) && !('statusCode' in error))
    throw new Refusal('malformed')
  throw error
}

const Nothing = z.strictObject({})

export function parseInput(row: Row, request: FastifyRequest): ParsedInput {
  // An id that no record could have is answered as not found.
  const params = row.params?.safeParse(request.params)
  if (params && !params.success) throw new Refusal('notFound')
  const query = check(row.query ?? Nothing, request.query)
  if (row.body === 'file') return { params: params?.data, query, body: undefined }
  if (row.body === 'raw') return { params: params?.data, query, body: rawBody(request) }
  if (request.isMultipart()) throw new Refusal('contentType')
  checkDepth(request.body)
  // A body may be left out. But `null` is a value, which the schema refuses.
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
