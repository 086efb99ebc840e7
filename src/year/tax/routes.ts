import { routes, type Route } from '../../base/call/context'
import { taxCalls } from './calls'
import { taxOfYear } from './service'
import { answerLetting } from './service-letting'
import { checkList } from './service-check'

export const taxRoutes = (): Route[] =>
  routes(taxCalls, {
    figures: (ctx, { query }) => taxOfYear(ctx, query),
    answerLetting: (ctx, { body }) => answerLetting(ctx, body),
    checkList: (ctx, { query }) => checkList(ctx, query),
  })
