import { routes, type Route } from '../../base/call/context'
import { todoCalls } from './calls'
import { readWaitingCounts } from './service'

export const todoRoutes = (): Route[] => routes(todoCalls, { waiting: (ctx) => readWaitingCounts(ctx) })
