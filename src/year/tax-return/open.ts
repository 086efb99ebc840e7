import { setTimeout as sleep } from 'node:timers/promises'
import type { ModuleDeps } from '../../base/module/shape'
import { ProviderFailure } from '../../base/provider/failure'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { ActiveLogins } from '../../landlord/external-login/service-active'
import { submissionJobKinds } from './jobs'
import type { Altinn, ProviderConversations, Taxpayer } from './port'
import { altinn3, type AltinnSettings } from './provider/altinn'
import { skatteetaten, type AuthoritySettings } from './provider/skatteetaten'
import { returnRoutes } from './routes'
import { answerLookupLimits } from './rules-sending'
import { returnService } from './service'
import { confirmService, instanceService } from './service-confirm'
import { isSubmissionStarted } from './service-select'
import { fillService } from './service-fill'
import { submissionList } from './service-list'
import { submissionLookupService } from './service-look'
import { readMemory } from './service-memory'
import { prepareService } from './service-prepare'
import { receiptService } from './service-receipts'
import { submissionService } from './service-send'
import { submissionStore } from './service-store'
import { unansweredSubmissionService } from './service-unanswered'

/** The settings of the authority, and of Altinn, where a return is handed in. Both use the login with ID-porten. */
export interface SkatteetatenSettings extends AuthoritySettings, AltinnSettings {
  /** The name of this installation at the authority. */
  readonly systemName: string
}

interface Deps extends ModuleDeps {
  /** Null if the authority's interface is not configured. */
  readonly settings: SkatteetatenSettings | null
  readonly profile: Pick<ProfileService, 'read'>
  readonly logins: ActiveLogins
}

/** The scopes of the login (docs.digdir.no, Skatteetaten/skattemeldingen docs/api-v2). */
export const taxScopes = [
  'skatteetaten:formueinntekt/skattemelding',
  'skatteetaten:formueinntekt/skattemelding/eiendom',
  'altinn:instances.read',
  'altinn:instances.write',
]

/** Opens the module. If no authority is configured, nothing can be sent. */
export function openTaxReturn({ asking, settings, ...deps }: Deps) {
  const providers = settings && {
    authority: skatteetaten(settings, { ...asking, ids: deps.ids }),
    altinn: altinn3(settings, asking),
    systemName: settings.systemName,
  }
  const store = submissionStore(deps)
  const shared = { ...deps, providers, store }
  const look = submissionLookupService(shared)
  const { awaitAnswer } = unansweredSubmissionService({ ...shared, look, patience: answerLookupLimits })
  const handedIn = { memoryIn: readMemory, isStarted: isSubmissionStarted, awaitAnswer }
  const prepare = prepareService({ providers, handedIn })
  const returns = returnService({ ...shared, handedIn, prepare })
  const instances = instanceService(shared)
  const service = submissionService({
    ...shared,
    ...returns,
    awaitAnswer,
    prepare,
    look,
    instances,
    fill: fillService({ ...shared, receipts: receiptService(deps) }),
    steps: confirmService({ ...shared, instances }),
  })
  return {
    nameOf: nameAt(providers?.altinn ?? null),
    routes: returnRoutes(returns, service, submissionList(deps)),
    jobs: submissionJobKinds({ ...shared, look }),
  }
}

/** The maximum time that a login waits for the person's name, in ms. The name isn't worth a longer wait. */
const patience = 3000

/**
 * Returns a function that asks Altinn for the person's name. The name is empty if Altinn isn't configured, doesn't
 * answer in time, or has no name.
 */
const nameAt =
  (altinn: ProviderConversations<Altinn> | null) =>
  async (person: Taxpayer): Promise<string> => {
    if (!altinn) return ''
    const asked = altinn
      .ask({ name: 'name of the person', userId: null, sendData: {} }, person, (at) => at.name())
      .catch((error: unknown) => {
        if (error instanceof ProviderFailure) return ''
        throw error
      })
    return await Promise.race([asked, sleep(patience, '', { ref: false })])
  }
