import { routes, type Route } from '../../base/call/context'
import { regulationCalls } from './calls'
import type { RegulationService } from './service'

export const regulationRoutes = (regulation: RegulationService): Route[] =>
  routes(regulationCalls, {
    regulate: (ctx, { params, body }) => regulation.regulate(ctx, params.id, body),
    letter: (ctx, { params, query }) => regulation.letters.link(ctx, params.id, query.from),
    openLetter: (ctx, { params, query }) => regulation.letters.open(ctx, params.id, params.from, query),
  })
