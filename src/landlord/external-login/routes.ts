import { routes, type Route } from '../../base/call/context'
import { externalLoginCalls } from './calls'
import type { ExternalLoginService } from './service'

export const externalLoginRoutes = (service: ExternalLoginService): Route[] =>
  routes(externalLoginCalls, {
    providers: (ctx) => service.providers(ctx),
    callback: (ctx, { query }) => service.callback(ctx, query),
    unlink: (ctx, { body }) => service.unlink(ctx, body),
    logout: (ctx) => service.logout(ctx),
  })
