import type { QueueMail } from '../../base/outbox/service'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from '../../base/provider/failure'
import type { ProviderDeps } from '../../base/provider/provider'
import type { AttachmentFiles } from '../../lease/document/service-attachments'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { LivingLogins } from '../../landlord/external-login/service-living'
import { returnJobKinds } from '../../year/tax-return/jobs'
import type { Taxpayer } from '../../year/tax-return/port'
import { altinn3 } from '../../year/tax-return/provider/altinn'
import { skatteetaten } from '../../year/tax-return/provider/skatteetaten'
import { returnRoutes } from '../../year/tax-return/routes'
import { answerPatience } from '../../year/tax-return/rules-sending'
import { returnService } from '../../year/tax-return/service'
import type { TaxProviders } from '../../year/tax-return/service-context'
import { submissionList } from '../../year/tax-return/service-list'
import { lookService } from '../../year/tax-return/service-look'
import { prepareService } from '../../year/tax-return/service-prepare'
import { receiptService } from '../../year/tax-return/service-receipts'
import { stepService } from '../../year/tax-return/service-steps'
import { unansweredService } from '../../year/tax-return/service-unanswered'
import { submissionStore } from '../../year/tax-return/service-submission'
import type { ModulesDeps } from './modules'

interface Deps extends Pick<ModulesDeps, 'encryption' | 'providers' | 'ids' | 'clock'> {
  readonly queueMail: QueueMail
  readonly publicUrl: string
  readonly asking: Omit<ProviderDeps, 'name'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly logins: LivingLogins
  readonly files: AttachmentFiles
}

/** The tax return and its sending; without the authority nothing can be sent. */
export function openTaxReturn({ asking, ...deps }: Deps) {
  const settings = deps.providers.skatteetaten
  const providers: TaxProviders | null = settings && {
    authority: skatteetaten(settings, { ...asking, ids: deps.ids }),
    altinn: altinn3(settings, asking),
    systemName: settings.systemName,
  }
  const store = submissionStore(deps)
  const shared = { ...deps, providers, store }
  const look = lookService(shared)
  const steps = stepService({ ...shared, receipts: receiptService(deps) })
  const unanswered = unansweredService({ ...shared, look, patience: answerPatience })
  const service = returnService({ ...shared, look, steps, unanswered, prepare: prepareService(shared) })
  const list = submissionList(deps)
  return {
    list,
    nameOf: nameAt(providers?.altinn ?? null),
    routes: returnRoutes(service, list),
    kinds: returnJobKinds({ ...shared, look }),
  }
}

/** How long a login waits for the person's name, in ms: it isn't worth more. */
const patience = 3000

/** The name that Altinn knows a person by; empty where it isn't set up, doesn't answer in time, or has none. */
const nameAt =
  (altinn: TaxProviders['altinn'] | null) =>
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
