import { routes, type Route } from '../../base/call/context'
import { returnCalls } from './calls'
import type { ReturnService } from './service'
import type { SubmissionList } from './service-list'
import type { SubmissionService } from './service-send'

export const returnRoutes = (
  returns: Pick<ReturnService, 'view'>,
  submissions: SubmissionService,
  list: SubmissionList,
): Route[] =>
  routes(returnCalls, {
    view: (ctx, { body }) => returns.view(ctx, body),
    send: (ctx, { body }) => submissions.send(ctx, body),
    submissions: (ctx, { query }) => list.of(ctx, query),
    years: (ctx) => list.years(ctx),
  })
