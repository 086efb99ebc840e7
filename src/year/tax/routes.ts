import { routes, type Route } from '../../base/call/context'
import { taxCalls } from './calls'
import { taxOf } from './service'
import { answerLetting } from './service-letting'
import { checkList } from './service-check'

export const taxRoutes = (): Route[] =>
  routes(taxCalls, {
    figures: (ctx, { query }) => taxOf(ctx, query),
    answerLetting: (ctx, { body }) => answerLetting(ctx, body),
    checkList: (ctx, { query }) => checkList(ctx, query),
  })
