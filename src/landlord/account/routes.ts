import { routes, type Route } from '../../base/call/context'
import { accountCalls } from './calls'
import { codeCalls } from './calls-code'
import { profileCalls } from './calls-profile'
import { registerCalls } from './calls-register'
import { resetCalls } from './calls-reset'
import { sessionCalls } from './calls-session'
import { settingsCalls } from './calls-settings'
import type { AccountService } from './service'
import { knownBrowser } from './service-browser'
import { endOneSession, listSessions } from './service-session-list'

export const accountRoutes = (account: AccountService): Route[] => [
  ...routes(
    accountCalls,
    {
      login: (ctx, { body }) => account.login(ctx, body),
      logout: (ctx) => account.logout(ctx),
      profile: (ctx) => account.profile.read(ctx),
      saveLanguage: (ctx, { body }) => account.profile.saveLanguage(ctx, body.language),
    },
    { browser: { login: (ctx, { body }) => knownBrowser(ctx, body.email) } },
  ),
  ...routes(registerCalls, {
    register: (ctx, { body }) => account.register(ctx, body),
    checkEmail: async (ctx, { body }) => ({ exists: await account.emailExists(ctx, body.email) }),
  }),
  ...routes(
    codeCalls,
    {
      checkByUrl: async (ctx, { body }) => ({ email: await account.whoseLink(ctx, body.code) }),
      byUrl: (ctx, { body }) => account.byUrl(ctx, body.code),
      secondFactor: (ctx, { body }) => account.secondStep(ctx, body),
    },
    { subject: { secondFactor: (ctx, { body }) => account.subjectOf(ctx, body.token) } },
  ),
  ...routes(resetCalls, {
    sendResetLink: (ctx, { body }) => account.askForLink(ctx, body.email),
    checkResetCode: (ctx, { body }) => account.check(ctx, body.code),
    resetPassword: (ctx, { body }) => account.reset(ctx, body),
  }),
  ...routes(sessionCalls, {
    list: (ctx) => listSessions(ctx),
    end: (ctx, { params }) => endOneSession(ctx, params.id),
  }),
  ...routes(settingsCalls, {
    askForEmail: (ctx, { body }) => account.askForEmail(ctx, body),
    confirmEmail: (ctx, { params }) => account.confirmEmail(ctx, params.code),
    changePassword: (ctx, { body }) => account.changePassword(ctx, body),
    deleteAccount: (ctx, { body }) => account.deleteAccount(ctx, body),
  }),
  ...routes(profileCalls, { saveProfile: (ctx, { body }) => account.profile.save(ctx, body) }),
]
