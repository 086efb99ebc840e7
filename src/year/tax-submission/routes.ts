import { routes, type Route } from '../../base/call/context'
import { submissionCalls } from './calls'
import type { SubmissionService } from './service'
import type { SubmissionList } from './service-list'

export const submissionRoutes = (service: SubmissionService, list: SubmissionList): Route[] =>
  routes(submissionCalls, {
    send: (ctx, { body }) => service.send(ctx, body),
    submissions: (ctx, { query }) => list.of(ctx, query),
    years: (ctx) => list.years(ctx),
  })
