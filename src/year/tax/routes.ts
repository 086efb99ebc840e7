import { routes, type Route } from '../../base/call/context'
import { taxCalls } from './calls'
import { taxOf } from './service'
import { checkList } from './service-check'

export const taxRoutes = (): Route[] =>
  routes(taxCalls, {
    figures: (ctx, { query }) => taxOf(ctx, query),
    checkList: (ctx, { query }) => checkList(ctx, query),
  })
