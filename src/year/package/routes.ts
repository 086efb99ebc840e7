import { routes, type Route } from '../../base/call/context'
import { packageCalls } from './calls'
import type { PackageService } from './service'

export const packageRoutes = (packages: PackageService): Route[] =>
  routes(packageCalls, { package: (ctx, { params, query }) => packages.make(ctx, params.year, query.houseId) })
