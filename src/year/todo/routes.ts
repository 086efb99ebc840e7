import { routes, type Route } from '../../base/call/context'
import { todoCalls } from './calls'
import { countTodoLines, readWaitingWork, type TodoDeps } from './service'

export const todoRoutes = (deps: TodoDeps): Route[] =>
  routes(todoCalls, { waiting: (ctx) => readWaitingWork(ctx), count: (ctx) => countTodoLines(ctx, deps) })
