import { routes, type Route } from '../../base/call/context'
import { settlementCalls } from './calls'
import type { SettlementService } from './service'

export const settlementRoutes = (settlements: SettlementService): Route[] =>
  routes(settlementCalls, {
    create: (ctx, { params, body }) => settlements.create(ctx, params.id, body),
    list: (ctx, { params }) => settlements.list(ctx, params.id),
    outcome: (ctx, { params, body }) => settlements.record(ctx, params.id, params.settlementId, body),
    send: (ctx, { params }) => settlements.send(ctx, params.id, params.settlementId),
    openPaper: (ctx, { params, query }) => settlements.open(ctx, params.id, params.settlementId, query),
  })
