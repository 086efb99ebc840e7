import type { FastifyReply } from 'fastify'

/** The format of Signicat's errors, on its older platform and on the current one. */
export type Format = 'legacy' | 'dtp'

/** The error of one field, `Signers[0].SignerInfo.Mobile`. */
export interface Fault {
  readonly field: string
  readonly message: string
}

/** Signicat's answer to a call that fails. */
export class SignicatFailure extends Error {
  readonly status: number
  readonly code: string
  readonly faults: readonly Fault[]

  constructor(status: number, code: string, message: string, faults: readonly Fault[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.faults = faults
  }

  /** The body of the answer: the older platform's own format, or a problem object (RFC 9457) with invalid parameters. */
  toAnswer(format: Format, traceId: string): object {
    const { status, code, message, faults } = this
    if (format === 'legacy') return { message, code, ...(faults.length > 0 && { errors: faults }) }
    return {
      type: `https://developer.signicat.com/docs/error-codes/#${code}`,
      title: message,
      status,
      code,
      detail: message,
      traceId,
      ...(faults.length > 0 && { invalidParams: faults.map((each) => ({ name: each.field, reason: each.message })) }),
    }
  }
}

export const invalid = (faults: readonly Fault[]): SignicatFailure =>
  new SignicatFailure(400, 'validation_error', 'The request is invalid.', faults)

export const missing = (what: string): SignicatFailure =>
  new SignicatFailure(404, 'not_found', `${what} was not found.`)

/** The state of the object forbids the call. Status 409 and these texts are an assumption, because no source names them. */
export const conflict = (message: string): SignicatFailure => new SignicatFailure(409, 'conflict', message)

/** Answers any error of a call in the format of the platform. */
export async function sendFailure(reply: FastifyReply, error: unknown, format: Format): Promise<FastifyReply> {
  const known = error instanceof SignicatFailure
  const status = (error as { statusCode?: number }).statusCode
  const failure = known
    ? error
    : status !== undefined && status < 500
      ? new SignicatFailure(status, 'bad_request', (error as Error).message)
      : new SignicatFailure(500, 'internal_error', 'An unexpected error occurred.')
  return await reply
    .code(failure.status)
    .type(format === 'dtp' ? 'application/problem+json' : 'application/json')
    .send(JSON.stringify(failure.toAnswer(format, reply.request.id)))
}
