import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** Altinn's answer to a call that fails. */
export class AltinnFailure extends Error {
  readonly status: number
  readonly issues: readonly object[]

  constructor(status: number, detail: string, issues: readonly object[] = []) {
    super(detail)
    this.status = status
    this.issues = issues
  }
}

/** Sends a problem (RFC 9457), with the errors of each file. */
export async function sendProblem(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const status =
    (error as { status?: number; statusCode?: number }).status ?? (error as { statusCode?: number }).statusCode
  const issues = error instanceof AltinnFailure ? error.issues : []
  const detail = error instanceof Error && status !== undefined ? error.message : 'An unexpected error occurred.'
  return await reply
    .code(status ?? 500)
    .type('application/problem+json')
    .send(JSON.stringify({ status: status ?? 500, detail, ...(issues.length > 0 && { validationIssues: issues }) }))
}

/** The body of a request as JSON. Throws 400 when it doesn't match the schema. */
export function readJsonBody<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.output<S> {
  try {
    return schema.parse(JSON.parse(String(body)))
  } catch {
    throw new AltinnFailure(400, 'The body is not what was expected.')
  }
}
