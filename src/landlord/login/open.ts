import type { ModuleDeps } from '../../base/module/shape'
import { loginJobKinds } from './jobs'
import { loginRoutes } from './routes'
import { loginService, type LoginServiceDeps } from './service'

export function openLogin(deps: ModuleDeps & LoginServiceDeps) {
  const login = loginService(deps)
  return { login, routes: loginRoutes(login), jobs: loginJobKinds(login, deps.ids) }
}
