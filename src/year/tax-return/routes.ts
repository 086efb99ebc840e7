import { routes, type Route } from '../../base/call/context'
import { returnCalls } from './calls'
import type { ReturnService } from './service'

export const returnRoutes = (service: ReturnService): Route[] =>
  routes(returnCalls, { view: (ctx, { body }) => service.view(ctx, body) })
