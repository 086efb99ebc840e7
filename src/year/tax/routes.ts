import { routes, type Route } from '../../base/call/context'
import { taxCalls } from './calls'
import { expectedTax, taxWithForecast } from './service'
import { answerLetting } from './service-letting'
import { checkList } from './service-check'

export const taxRoutes = (): Route[] =>
  routes(taxCalls, {
    figures: (ctx, { query }) => taxWithForecast(ctx, query),
    expected: async (ctx) =>
      (await expectedTax(ctx)).map(({ houseId, year, state, share, lines }) => ({
        houseId,
        year,
        state,
        share,
        lines,
      })),
    answerLetting: (ctx, { body }) => answerLetting(ctx, body),
    checkList: (ctx, { query }) => checkList(ctx, query),
  })
