import { routes, type Ctx, type Route } from '../call/context'
import type { RawBody } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { webhookCalls } from './calls'
import type { Source } from './service'

/** Receives a message: checks its proof and queues the resulting work. Refuses with `malformed`. */
export type ReceiveMessage = (ctx: Ctx, message: RawBody, token: string | undefined) => Promise<void>

/** The routes for messages of providers. The receiver is null for a provider that is not configured. */
export const webhookRoutes = (receivers: Readonly<Record<Source, ReceiveMessage | null>>): Route[] =>
  routes(webhookCalls, {
    async webhook(ctx, { params, query, body }) {
      const receive = receivers[params.provider]
      if (!receive) throw new Refusal('providerUnavailable', undefined, 3600)
      await receive(ctx, body, query.token)
    },
  })
