import negotiator from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Answers of so many bytes are sent as they are: their headers and round trip are what takes time. */
const least = 8 * 1024

const brotli = promisify(brotliCompress)
const writers: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // 4 is faster than gzip's 6 and smaller; 11, the default, takes a hundred times as long.
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}
const encodings = Object.keys(writers)

/**
 * Compresses what a GET answers as JSON, when it is long and the caller can read it. Not the answers to writes, nor pages:
 * those carry tokens and nonces, and the length of a secret that is compressed together with what somebody else wrote tells
 * of it (BREACH). A session is a header that no foreign page can have sent, so nobody can have a list asked for again and
 * again with guesses in it.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || !(payload instanceof Uint8Array) || payload.length < least) return payload
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
  reply.header('vary', 'accept-encoding')
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '', encodings)
  const write = encoding === null ? undefined : writers[encoding]
  if (!write) return payload
  const bytes = await write(payload)
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return bytes
}
