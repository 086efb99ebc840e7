import { routes, type Route } from '../../base/call/context'
import { accountCalls } from './calls'
import { profileCalls } from './calls-profile'
import { settingsCalls } from './calls-settings'
import type { AccountService } from './service'

export const accountRoutes = (account: AccountService): Route[] => [
  ...routes(accountCalls, {
    login: (ctx, { body }) => account.login(ctx, body),
    register: (ctx, { body }) => account.register(ctx, body),
    logout: (ctx) => account.logout(ctx),
    byUrl: (ctx, { body }) => account.byUrl(ctx, body.code),
    checkEmail: async (ctx, { body }) => ({ exists: await account.emailExists(ctx, body.email) }),
    sendResetLink: (ctx, { body }) => account.askForLink(ctx, body.email),
    checkResetCode: (ctx, { body }) => account.check(ctx, body.code),
    resetPassword: (ctx, { body }) => account.reset(ctx, body),
    profile: (ctx) => account.profile.read(ctx),
    saveLanguage: (ctx, { body }) => account.profile.saveLanguage(ctx, body.language),
  }),
  ...routes(settingsCalls, {
    askForEmail: (ctx, { body }) => account.askForEmail(ctx, body),
    confirmEmail: (ctx, { params }) => account.confirmEmail(ctx, params.code),
    changePassword: (ctx, { body }) => account.changePassword(ctx, body),
    deleteAccount: (ctx, { body }) => account.deleteAccount(ctx, body),
  }),
  ...routes(profileCalls, { saveProfile: (ctx, { body }) => account.profile.save(ctx, body) }),
]
