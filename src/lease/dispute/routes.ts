import { routes, type Route } from '../../base/call/context'
import { disputeCalls } from './calls'
import type { DisputeService } from './service'

export const disputeRoutes = (disputes: DisputeService): Route[] =>
  routes(disputeCalls, { bundle: (ctx, { params, query }) => disputes.bundle(ctx, params.id, query.redact) })
