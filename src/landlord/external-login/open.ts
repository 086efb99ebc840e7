import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import type { ExternalIdSettings } from './port'
import { idportenProvider } from './provider/idporten'
import { externalLoginRoutes } from './routes'
import { externalLoginService, type ExternalLoginDeps } from './service'

interface Deps extends ModuleDeps, Omit<ExternalLoginDeps, 'provider'> {
  /** Null if not configured. */
  readonly settings: ExternalIdSettings | null
  /**
   * The scopes to request. ID-porten refuses the request if the client has no right to one of them.
   */
  readonly scopes: readonly string[]
}

export function openExternalLogin({ settings, scopes, ...deps }: Deps): OpenModule {
  const { publicUrl, asking } = deps
  const provider = settings && idportenProvider(settings, { publicUrl, scopes }, asking)
  return { routes: externalLoginRoutes(externalLoginService({ ...deps, provider })) }
}
