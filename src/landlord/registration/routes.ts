import { routes, type Route } from '../../base/call/context'
import { registerCalls } from './calls'
import type { RegisterService } from './service'

export const registrationRoutes = (service: RegisterService): Route[] =>
  routes(registerCalls, {
    register: (ctx, { body }) => service.register(ctx, body),
    checkEmail: async (ctx, { body }) => ({ exists: await service.emailExists(ctx, body.email) }),
  })
