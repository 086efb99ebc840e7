import type { FastifyReply } from 'fastify'

/** Aborted when the connection closes before its answer was written: whoever made the call has gone. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort()
  })
  return gone.signal
}
