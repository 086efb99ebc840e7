import type { FastifyReply } from 'fastify'

/** The format of Signicat's errors, on its older platform and on the current one. */
export type Format = 'legacy' | 'dtp'

/** The error of one field, `Signers[0].SignerInfo.Mobile`. */
export interface FieldFault {
  readonly field: string
  readonly message: string
}

/** Signicat's answer to a call that fails. */
export class SignicatRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly faults: readonly FieldFault[]

  constructor(status: number, code: string, message: string, faults: readonly FieldFault[] = []) {
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

export const invalidDocument = (faults: readonly FieldFault[]): SignicatRefusal =>
  new SignicatRefusal(400, 'validation_error', 'The request is invalid.', faults)

export const missingObject = (what: string): SignicatRefusal =>
  new SignicatRefusal(404, 'not_found', `${what} was not found.`)

/** The state of the object forbids the call. Status 409 and these texts are an assumption, because no source names them. */
export const conflictingState = (message: string): SignicatRefusal => new SignicatRefusal(409, 'conflict', message)

/** Answers any error of a call in the format of the platform. */
export async function sendFailure(reply: FastifyReply, error: unknown, format: Format): Promise<FastifyReply> {
  const known = error instanceof SignicatRefusal
  const status = (error as { statusCode?: number }).statusCode
  const failure = known
    ? error
    : status !== undefined && status < 500
      ? new SignicatRefusal(status, 'bad_request', (error as Error).message)
      : new SignicatRefusal(500, 'internal_error', 'An unexpected error occurred.')
  return await reply
    .code(failure.status)
    .type(format === 'dtp' ? 'application/problem+json' : 'application/json')
    .send(JSON.stringify(failure.toAnswer(format, reply.request.id)))
}
