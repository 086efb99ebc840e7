import { routes, type Route } from '../../base/call/context'
import { accountCalls } from './calls'
import { profileCalls } from './calls-profile'
import type { AccountService } from './service'

export const accountRoutes = ({ profile, ...account }: AccountService): Route[] => [
  ...routes(accountCalls, {
    profile: (ctx) => profile.whole(ctx),
    saveLanguage: (ctx, { body }) => profile.saveLanguage(ctx, body.language),
    deleteAccount: (ctx, { body }) => account.deleteAccount(ctx, body),
  }),
  ...routes(profileCalls, { saveProfile: (ctx, { body }) => profile.save(ctx, body) }),
]
