import { routes, type Route } from '../../base/call/context'
import { returnCalls } from './calls'
import type { ReturnService } from './service'
import type { SubmissionList } from './service-list'

export const returnRoutes = (service: ReturnService, list: SubmissionList): Route[] =>
  routes(returnCalls, {
    view: (ctx, { body }) => service.view(ctx, body),
    send: (ctx, { body }) => service.send(ctx, body),
    submissions: (ctx, { query }) => list.of(ctx, query),
  })
