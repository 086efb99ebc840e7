import { routes, type Route } from '../call/context'
import { fileCalls } from './calls'
import type { FileService } from './service'

export const fileRoutes = (files: FileService): Route[] =>
  routes(fileCalls, {
    upload: (ctx, { body }) => files.upload(ctx, body),
    usage: (ctx) => files.usage(ctx),
    download: (ctx, { params, query }) => files.open(ctx, params.id, query),
  })
