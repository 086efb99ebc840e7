import { routes, type Route } from '../../base/call/context'
import { trashCalls } from './calls'
import { removeForGood, restore } from './service'

export const trashRoutes = (): Route[] =>
  routes(trashCalls, {
    restore: (ctx, { params, body }) => restore(ctx, params.id, body),
    remove: (ctx, { params }) => removeForGood(ctx, params.type, params.id),
  })
