import { routes, type Route } from '../../base/call/context'
import { costsCalls } from './calls'
import { readCosts } from './service'

export const costsRoutes = (): Route[] => routes(costsCalls, { read: (ctx, { query }) => readCosts(ctx, query) })
