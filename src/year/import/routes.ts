import { routes, type Route } from '../../base/call/context'
import { importCalls } from './calls'
import type { ImportService } from './service'

export const importRoutes = (imports: ImportService): Route[] =>
  routes(importCalls, {
    upload: (ctx, { body }) => imports.upload(ctx, body),
    list: (ctx) => imports.list(ctx),
    read: (ctx, { params }) => imports.find(ctx, params.id),
    change: (ctx, { params, body }) => imports.change(ctx, params.id, body),
    apply: (ctx, { params, body }) => imports.apply(ctx, params.id, body),
    remove: (ctx, { params }) => imports.remove(ctx, params.id),
  })
