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
 * slow line. The limit of `@fastify/multipart` acts while the bytes arrive.
 */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('contentType')
  const file = await request.file().catch(unreadable)
  if (!file || file.fieldname !== 'file') throw new Refusal('invalid', { file: 'required' })
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of file.file) chunks.push(chunk as Uint8Array)
  } catch (error) {
    unreadable(error)
  }
  if (file.file.truncated) throw new Refusal('fileTooBig')
  return { name: file.filename, bytes: replay(chunks) }
}

/** What the multipart parser says by a plain Error (a part that ends early) is a request that can't be read, not a bug. */
function unreadable(error: unknown): never {
  if (error instanceof Error && !('code' in error) && !('statusCode' in error)) throw new Refusal('malformed')
  throw error
}

async function* replay(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
