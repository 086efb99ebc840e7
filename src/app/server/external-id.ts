import { logAttempt } from '../../base/sendlog/service'
import type { ExternalIdProvider } from '../../landlord/external-login/port'
import { idporten } from '../../landlord/external-login/provider/idporten'
import type { ModulesDeps } from './modules'

/** The provider of electronic ids; null where none is configured. */
export function openExternalId({
  providers,
  clock,
  config,
  db,
}: Pick<ModulesDeps, 'providers' | 'clock' | 'config' | 'db'>): ExternalIdProvider | null {
  if (!providers.idporten) return null
  return idporten(providers.idporten, config.publicUrl, {
    clock,
    steady: () => performance.now(),
    log: (attempt) => logAttempt(db, attempt),
  })
}
