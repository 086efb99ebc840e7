import { routes, type Route } from '../../base/call/context'
import { ledgerCalls } from './calls'
import { allVouchers, versionOfVouchers } from './service'

export const ledgerRoutes = (): Route[] =>
  routes(
    ledgerCalls,
    { allTypes: (ctx, { query }) => allVouchers(ctx, query) },
    { version: { allTypes: versionOfVouchers } },
  )
