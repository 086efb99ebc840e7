import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { StoreEntry } from '../control/store'
import { bodyOf, stripeCalls } from './api-calls'
import { StripeFailure } from './failure'
import { newId } from './objects'
import { runDue } from './run-due'
import type { StripeOptions, StripeState } from './state'

/** An answer that is repeated for an equal request with the same key. */
interface Answered extends StoreEntry {
  readonly key: string
  readonly request: string
  readonly at: number
  readonly status: number
  readonly body: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Stripe's API below `/v1`, as far as the product uses it. */
export async function stripeApi(sandbox: Sandbox, state: StripeState, options: StripeOptions): Promise<void> {
  const answers = sandbox.store<Answered>('stripe-answers')
  await providerRoutes(sandbox, 'stripe', '/v1', (app) => {
    app.addHook('preHandler', async (request, reply) => {
      reply.header('request-id', newId('req'))
      checkKey(request, options.secretKey)
      runDue(state, state.now())
      const replayed = answerBefore(answers, request, state.now())
      if (replayed)
        return await reply
          .code(replayed.status)
          .header('idempotent-replayed', 'true')
          .type('application/json')
          .send(replayed.body)
    })
    // Runs before a fault can withhold the answer. From then on the result is recorded.
    app.addHook('preSerialization', async (request, reply, answer) => {
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || key === undefined) return answer
      reply.header('idempotency-key', key)
      // A request that was refused before anything was done is not recorded, as at Stripe.
      if (reply.statusCode < 400)
        answers.append({
          key: String(key),
          request: requestOf(request),
          at: state.now(),
          status: reply.statusCode,
          body: JSON.stringify(answer),
        })
      return answer
    })
    app.setErrorHandler(async (error, _request, reply) => await refuse(reply, error))
    app.setNotFoundHandler(
      async (request, reply) =>
        await refuse(
          reply,
          new StripeFailure(
            404,
            'invalid_request_error',
            `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
          ),
        ),
    )
    stripeCalls(app, state)
  })
}

async function refuse(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const failure =
    error instanceof StripeFailure
      ? error
      : new StripeFailure(500, 'api_error', error instanceof Error ? error.message : '')
  return await reply.code(failure.status).type('application/json').send(failure.toAnswer())
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (given !== '' && timingSafeEqual(digest(given), digest(secretKey))) return
  const message = given === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${given.slice(0, 8)}***`
  throw new StripeFailure(401, 'authentication_error', message)
}

const requestOf = (request: FastifyRequest) =>
  digest(`${request.method} ${request.url}\n${bodyOf(request)}`).toString('hex')

/** Keys are valid for a day: https://docs.stripe.com/api/idempotent_requests. */
function answerBefore(answers: { list(): Answered[] }, request: FastifyRequest, now: number): Answered | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined) return undefined
  const found = answers.list().find((each) => each.key === key && now - each.at < 86_400)
  if (found && found.request !== requestOf(request))
    throw new StripeFailure(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${String(key)}' if you meant to execute a different request.`,
    )
  return found
}
