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
  const file = await request.file()
  if (!file || file.fieldname !== 'file') throw new Refusal('invalid', { file: 'required' })
  const chunks: Uint8Array[] = []
  for await (const chunk of file.file) chunks.push(chunk as Uint8Array)
  if (file.file.truncated) throw new Refusal('fileTooBig')
  return { name: file.filename, bytes: replay(chunks) }
}

async function* replay(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
