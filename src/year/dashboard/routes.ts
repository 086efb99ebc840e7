import { routes, type Route } from '../../base/call/context'
import { dashboardCalls } from './calls'
import { allVouchers, versionOfVouchers } from './service'

export const dashboardRoutes = (): Route[] =>
  routes(
    dashboardCalls,
    { allTypes: (ctx, { query }) => allVouchers(ctx, query) },
    { version: { allTypes: versionOfVouchers } },
  )
