import { routes, type Route } from '../../base/call/context'
import { sessionCalls } from './calls'
import { endCurrentSession } from './service'
import { endOneSession, listSessions } from './service-list'

export const sessionRoutes = (): Route[] =>
  routes(sessionCalls, {
    logout: (ctx) => endCurrentSession(ctx),
    list: (ctx) => listSessions(ctx),
    end: (ctx, { params }) => endOneSession(ctx, params.id),
  })
