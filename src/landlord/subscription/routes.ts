import { routes, type Route } from '../../base/call/context'
import { subscriptionCalls } from './calls'
import type { BillingService } from './service-billing'

export const subscriptionRoutes = (billing: BillingService): Route[] =>
  routes(subscriptionCalls, {
    prices: (ctx) => billing.prices(ctx),
    subscribe: (ctx, { params }) => billing.subscribe(ctx, params.priceId),
    info: (ctx) => billing.info(ctx),
    portal: (ctx) => billing.portal(ctx),
  })
