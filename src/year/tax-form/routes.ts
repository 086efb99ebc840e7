import { routes, type Route } from '../../base/call/context'
import { taxFormCalls } from './calls'
import type { TaxFormService } from './service'

export const taxFormRoutes = (service: TaxFormService): Route[] =>
  routes(taxFormCalls, {
    login: (ctx, { body }) => service.ask(ctx, body),
    send: (ctx, { body }) => service.send(ctx, body),
    saved: (ctx) => service.saved(ctx),
  })
