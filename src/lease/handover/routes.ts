import { routes, type Route } from '../../base/call/context'
import { handoverCalls } from './calls'
import type { HandoverService } from './service'
import type { HandoverOpening } from './service-open'
import type { HandoverSigning } from './service-sign'

export const handoverRoutes = (
  handovers: HandoverService,
  signing: HandoverSigning,
  opening: HandoverOpening,
): Route[] =>
  routes(handoverCalls, {
    create: (ctx, { params, body }) => handovers.create(ctx, params.id, body),
    list: (ctx, { params }) => handovers.list(ctx, params.id),
    read: (ctx, { params }) => handovers.read(ctx, params.id, params.handoverId),
    update: (ctx, { params, body }) => handovers.update(ctx, params.id, params.handoverId, body),
    signManual: (ctx, { params, body }) => signing.signManual(ctx, params.id, params.handoverId, body),
    sign: (ctx, { params, body }) => signing.sign(ctx, params.id, params.handoverId, body),
    paper: (ctx, { params, query }) => opening.link(ctx, params.id, params.handoverId, query.lang),
    openPaper: (ctx, { params, query }) => opening.open(ctx, params.id, params.handoverId, query),
  })
