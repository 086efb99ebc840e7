import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Bytes, Row } from '../kit/endpoint'
import { Refusal, type RefusalBody } from '../kit/refusal'
import { ChangedMeanwhile } from './entity-tag'
import { refusalOf } from './failure'
import type { Outcome } from './service'

/** Why each request was refused that is still being answered: the log names the cause of an outage. */
const refusedBy = new WeakMap<FastifyRequest, unknown>()

/** The error that a request was refused for; undefined for one that was answered. */
export const refusalErrorOf = (request: FastifyRequest): unknown => refusedBy.get(request)

/** The body of a failed answer, with its status and headers. */
export function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onBug: (error: unknown, requestId: string) => void,
): FastifyReply {
  const refusal = refusalOf(error) ?? new Refusal('internal')
  refusedBy.set(request, error)
  // A full disk is nobody's bug, but the operator's to mend: the log says where it was met.
  if (refusal.status === 500 || refusal.reason === 'diskFull') onBug(error, request.id)
  const body: RefusalBody = {
    ...refusal.details,
    message: refusal.reason,
    ...(refusal.fields && { fields: refusal.fields }),
    requestId: request.id,
    ...(refusal instanceof ChangedMeanwhile && { current: JSON.parse(refusal.current) as unknown }),
  }
  if (refusal instanceof ChangedMeanwhile) reply.header('etag', refusal.tag)
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  // A body that was not read to its end would be taken for the next request.
  if (refusal.status === 413) reply.header('connection', 'close')
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

export function sendAnswer(
  reply: FastifyReply,
  row: Row,
  outcome: Outcome | { readonly status: number; readonly json: Uint8Array },
  toJson: (value: unknown) => string,
  onStreamError: (error: unknown) => void,
) {
  reply.code(outcome.status)
  if (row.answer === undefined) return reply.send()
  if (row.answer === 'stream') {
    const { headers, body } = (outcome as { value: Bytes }).value
    if (body instanceof Uint8Array) return reply.headers(headers).send(body)
    // The status has been sent when reading the bytes fails: the connection is aborted, and the error is logged.
    return reply.headers(headers).send(Readable.from(body, { objectMode: false }).once('error', onStreamError))
  }
  if (row.maxAge > 0) reply.header('cache-control', `public, max-age=${row.maxAge}`)
  const json = 'json' in outcome ? outcome.json : toJson(outcome.value)
  // As bytes: of a string Fastify would compute the length, which reads a long text once more.
  return reply.type('application/json; charset=utf-8').send(typeof json === 'string' ? Buffer.from(json) : json)
}
