import { routes, type Route } from '../../base/call/context'
import { trashCalls } from './calls'
import type { TrashService } from './service'

export const trashRoutes = (trash: TrashService): Route[] =>
  routes(trashCalls, {
    restore: (ctx, { params, body }) => trash.restore(ctx, params.id, body),
    remove: (ctx, { params }) => trash.removeForGood(ctx, params.type, params.id),
  })
