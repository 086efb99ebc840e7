import { changeService, type ChangeDeps } from './service-change'
import { enterService, type EnterDeps } from './service-login'
import { resetService, type ResetDeps } from './service-reset'

export type LoginDeps = EnterDeps & ResetDeps & ChangeDeps

/** How an account is logged in to. */
export const loginService = (deps: LoginDeps) => ({
  ...enterService(deps),
  ...resetService(deps),
  ...changeService(deps),
})

export type LoginService = ReturnType<typeof loginService>
