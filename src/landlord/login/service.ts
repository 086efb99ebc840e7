import { changeService, type ChangeDeps } from './service-change'
import { loginWays, type PasswordLoginDeps } from './service-login'
import { resetService, type ResetDeps } from './service-reset'

export type LoginDeps = PasswordLoginDeps & ResetDeps & ChangeDeps

/** How an account is logged in to. */
export const loginService = (deps: LoginDeps) => ({
  ...loginWays(deps),
  ...resetService(deps),
  ...changeService(deps),
})

export type LoginService = ReturnType<typeof loginService>
