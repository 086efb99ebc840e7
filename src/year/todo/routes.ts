import { routes, type Route } from '../../base/call/context'
import { todoCalls } from './calls'
import { readWaitingWork } from './service'

export const todoRoutes = (): Route[] => routes(todoCalls, { waiting: (ctx) => readWaitingWork(ctx) })
