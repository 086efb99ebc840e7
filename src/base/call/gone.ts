import type { FastifyReply } from 'fastify'
import { Refusal } from '../kit/refusal'

/**
 * Aborted when the connection closes before its answer was written: whoever made the call has gone. Its reason is what any
 * request gets that is broken off, for the log: nobody hears it.
 */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new Refusal('malformed'))
  })
  return gone.signal
}
