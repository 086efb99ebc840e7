import { routes, type Route } from '../call/context'
import { publicRegisterCalls } from './calls'
import type { LookUpService } from './service'
import { pricesAnswer, ratesAnswer } from './service-stored'

export const registerRoutes = (service: LookUpService): Route[] =>
  routes(publicRegisterCalls, {
    addresses: (ctx, { query }) => service.addresses(ctx, query.q),
    organisations: (ctx, { query }) => service.organisations(ctx, query.q),
    prices: (ctx) => pricesAnswer(ctx.db),
    rates: (ctx) => ratesAnswer(ctx.db, ctx.today, ctx.language),
  })
