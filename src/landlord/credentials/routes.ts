import { routes, type OwnedCtx, type Route } from '../../base/call/context'
import { secondFactorCalls } from './calls-second-factor'
import { sessionCalls } from './calls-session'
import { endOneSession, listSessions } from './service-list'
import type { SecondFactorService } from './service-second-factor'
import { endCurrentSession } from './service-session'

export const sessionRoutes = (): Route[] =>
  routes(sessionCalls, {
    logout: (ctx) => endCurrentSession(ctx),
    list: (ctx) => listSessions(ctx),
    end: (ctx, { params }) => endOneSession(ctx, params.id),
  })

export interface AccountOwnerDeps {
  /** Checks the caller's password, and refuses a wrong one. */
  readonly proveByPassword: (ctx: OwnedCtx, password: string) => Promise<unknown>
  readonly notify: (ctx: OwnedCtx, change: 'secondFactorOn' | 'secondFactorOff' | 'newRecoveryCodes') => Promise<void>
}

export const secondFactorRoutes = (
  service: SecondFactorService,
  { proveByPassword, notify }: AccountOwnerDeps,
): Route[] =>
  routes(secondFactorCalls, {
    setup: async (ctx, { body }) => {
      await proveByPassword(ctx, body.password)
      return await service.setup(ctx)
    },
    confirm: async (ctx, { body }) => {
      const codes = await service.confirm(ctx, body.code)
      await notify(ctx, 'secondFactorOn')
      return codes
    },
    renewCodes: async (ctx, { body }) => {
      await proveByPassword(ctx, body.password)
      const codes = await service.renewCodes(ctx, body)
      await notify(ctx, 'newRecoveryCodes')
      return codes
    },
    disable: async (ctx, { body }) => {
      await proveByPassword(ctx, body.password)
      await service.disable(ctx, body)
      await notify(ctx, 'secondFactorOff')
    },
  })
