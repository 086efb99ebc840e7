import { logAttempt } from '../../base/sendlog/service'
import type { ExternalIdProvider } from '../../landlord/external-login/port'
import { idporten } from '../../landlord/external-login/provider/idporten'
import type { ModulesDeps } from './modules'

/** What the tax authority and Altinn want a login to be good for (docs.digdir.no, Skatteetaten/skattemeldingen docs/api-v2). */
const taxScopes = [
  'skatteetaten:formueinntekt/skattemelding',
  'skatteetaten:formueinntekt/skattemelding/eiendom',
  'altinn:instances.read',
  'altinn:instances.write',
]

/** The provider of electronic ids; null where none is configured. */
export function openExternalId({
  providers,
  clock,
  config,
  db,
}: Pick<ModulesDeps, 'providers' | 'clock' | 'config' | 'db'>): ExternalIdProvider | null {
  if (!providers.idporten) return null
  // ID-porten refuses a client that asks for more than it has been granted.
  const scopes = providers.skatteetaten ? taxScopes : []
  return idporten(
    providers.idporten,
    { publicUrl: config.publicUrl, scopes },
    {
      clock,
      steady: () => performance.now(),
      log: (attempt) => logAttempt(db, attempt),
    },
  )
}
