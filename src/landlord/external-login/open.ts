import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import type { ExternalIdSettings } from './port'
import { idportenProvider } from './provider/idporten'
import { externalLoginRoutes } from './routes'
import { externalLoginService, type ExternalLoginDeps } from './service'

interface Deps extends ModuleDeps, Omit<ExternalLoginDeps, 'provider'> {
  /** Null: not configured. */
  readonly settings: ExternalIdSettings | null
  /** The scopes to ask for. ID-porten refuses a client that asks for more than it has been granted. */
  readonly scopes: readonly string[]
}

export function openExternalLogin({ settings, scopes, ...deps }: Deps): OpenModule {
  const { publicUrl, asking } = deps
  const provider = settings && idportenProvider(settings, { publicUrl, scopes }, asking)
  return { routes: externalLoginRoutes(externalLoginService({ ...deps, provider })) }
}
