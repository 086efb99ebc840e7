import { routes, type Route } from '../call/context'
import { registerCalls } from './calls'
import type { RegisterService } from './service'
import { pricesAnswer, ratesAnswer } from './service-stored'

export const registerRoutes = (service: RegisterService): Route[] =>
  routes(registerCalls, {
    addresses: (ctx, { query }) => service.addresses(ctx, query.q),
    organisations: (ctx, { query }) => service.organisations(ctx, query.q),
    prices: (ctx) => pricesAnswer(ctx.db),
    rates: (ctx) => ratesAnswer(ctx.db, ctx.today, ctx.language),
  })
