import { routes, type Route } from '../../base/call/context'
import { knownBrowser } from '../credentials/service-browser'
import { loginCalls } from './calls'
import { changeCalls } from './calls-change'
import { resetCalls } from './calls-reset'
import type { LoginService } from './service'

export const loginRoutes = (service: LoginService): Route[] => [
  ...routes(
    loginCalls,
    {
      login: (ctx, { body }) => service.login(ctx, body),
      checkByUrl: async (ctx, { body }) => ({ email: await service.whoseLink(ctx, body.code) }),
      byUrl: (ctx, { body }) => service.byUrl(ctx, body.code),
      secondFactor: (ctx, { body }) => service.secondStep(ctx, body),
    },
    {
      browser: { login: (ctx, { body }) => knownBrowser(ctx, body.email) },
      subject: { secondFactor: (ctx, { body }) => service.subjectOf(ctx, body.token) },
    },
  ),
  ...routes(resetCalls, {
    sendResetLink: (ctx, { body }) => service.askForLink(ctx, body.email),
    checkResetCode: (ctx, { body }) => service.check(ctx, body.code),
    resetPassword: (ctx, { body }) => service.reset(ctx, body),
  }),
  ...routes(changeCalls, {
    askForEmail: (ctx, { body }) => service.askForEmail(ctx, body),
    confirmEmail: (ctx, { params }) => service.confirmEmail(ctx, params.code),
    changePassword: (ctx, { body }) => service.changePassword(ctx, body),
  }),
]
