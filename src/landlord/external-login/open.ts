import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import type { ExternalIdSettings } from './port'
import { idportenProvider } from './provider/idporten'
import { externalLoginRoutes } from './routes'
import { externalLoginService, type ExternalLoginDeps } from './service'

interface Deps extends ModuleDeps, Omit<ExternalLoginDeps, 'provider'> {
  /** Null if not configured. */
  readonly settings: ExternalIdSettings | null
  /** The scopes to ask for. If the client asks for more than it was granted, ID-porten refuses it. */
  readonly scopes: readonly string[]
}

export function openExternalLogin({ settings, scopes, ...deps }: Deps): OpenModule {
  const { publicUrl, asking } = deps
  const provider = settings && idportenProvider(settings, { publicUrl, scopes }, asking)
  return { routes: externalLoginRoutes(externalLoginService({ ...deps, provider })) }
}
