import { routes, type Route } from '../../base/call/context'
import { depositCalls } from './calls'
import type { DepositService } from './service'

export const depositRoutes = (deposits: DepositService): Route[] =>
  routes(depositCalls, {
    createDeposit: (ctx, { params }) => deposits.create(ctx, params.id),
    closeDeposit: (ctx, { params }) => deposits.close(ctx, params.id),
    cancelRelease: (ctx, { params }) => deposits.cancelRelease(ctx, params.id),
    releaseDeposit: (ctx, { params, body }) => deposits.release(ctx, params.id, body),
  })
