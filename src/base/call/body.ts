import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'

const maxDepth = 32

/** Refuses JSON nested deeper than 32 levels: nothing of ours is, and deep nesting only costs. */
export function checkDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= maxDepth) throw new Refusal('malformed')
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

/**
 * The one file of a multipart request, read to its end before the action begins: a transaction never waits for a
 * slow line. The limit of `@fastify/multipart` acts while the bytes arrive. As in a JSON body, nothing that the row
 * doesn't know may stand beside it.
 */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('contentType')
  let found: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') throw new Refusal('invalid', { [part.fieldname]: 'unknown' })
      if (part.fieldname !== 'file') throw new Refusal('invalid', { file: 'required' })
      const chunks: Uint8Array[] = []
      for await (const chunk of part.file) chunks.push(chunk as Uint8Array)
      if (part.file.truncated) throw new Refusal('fileTooBig')
      found = { name: part.filename, bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    unreadable(error)
  }
  if (!found) throw new Refusal('invalid', { file: 'required' })
  return found
}

/** The multipart parser throws a plain Error for a part that ends early: a malformed request, not a bug. */
function unreadable(error: unknown): never {
  if (error instanceof Error && !(error instanceof Refusal) && !('code' in error) && !('statusCode' in error))
    throw new Refusal('malformed')
  throw error
}
