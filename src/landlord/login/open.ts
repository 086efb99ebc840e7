import type { ModuleDeps } from '../../base/module/shape'
import { loginJobKinds } from './jobs'
import { loginRoutes } from './routes'
import { loginService, type LoginDeps } from './service'

export function openLogin(deps: ModuleDeps & LoginDeps) {
  const login = loginService(deps)
  return { login, routes: loginRoutes(login), jobs: loginJobKinds(login, deps.ids) }
}
