import type { outboxService, QueueMail } from '../../base/outbox/service'
import type { Pages } from '../../base/provider/page-address'
import type { ProviderDeps } from '../../base/provider/provider'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { PaperService } from '../../lease/document/service'
import { readParties } from '../../lease/contract/service-parties'
import type { ShownContracts } from '../../lease/contract/service-shown'
import type { SigningProvider } from '../../lease/signing/port'
import { signicatSigning } from '../../lease/signing/provider/signicat'
import { signicatEvents } from '../../lease/signing/provider/signicat-events'
import { signingJobKinds } from '../../lease/signing/jobs'
import { signingRoutes } from '../../lease/signing/routes'
import { signingService, type DepositSigning } from '../../lease/signing/service'
import { applyService } from '../../lease/signing/service-apply'
import { receiveSignicat, type ReceiveDeposit } from '../../lease/signing/service-event'
import { linkService } from '../../lease/signing/service-link'
import { messageService } from '../../lease/signing/service-messages'
import { giveOwnLinks } from '../../lease/signing/service-own-links'
import { orderService, type Providers } from '../../lease/signing/service-order'
import type { ModulesDeps } from './modules'

interface Deps extends Pick<ModulesDeps, 'config' | 'clock' | 'encryption' | 'providers' | 'ids'> {
  /** The signing service; null where it is not configured. */
  readonly sign: SigningProvider | null
  readonly contracts: ShownContracts
  readonly profile: Pick<ProfileService, 'read'>
  readonly papers: PaperService
  readonly queueMail: QueueMail
  readonly queueSms: ReturnType<typeof outboxService>['queueSms']
  readonly deposit: Deposit
}

/** What the deposit bank does for a lease that is signed in its flow. */
interface Deposit extends DepositSigning {
  readonly orders: Providers['deposit']
  readonly receive: ReceiveDeposit
}

/** The signing service; null where it is not configured. */
export function openSign(
  { config: { publicUrl, supportEmail }, providers: { signicat } }: Pick<ModulesDeps, 'config' | 'providers'>,
  asking: Omit<ProviderDeps, 'name'>,
): SigningProvider | null {
  return signicat && signicatSigning({ ...signicat, publicUrl, supportEmail }, asking)
}

/** Whose pages whoever signs is sent to. */
const signicatPages = (settings: ModulesDeps['providers']['signicat']): Pages => ({
  hosts: settings?.pageHosts ?? [],
  origins: settings ? [settings.signUrl, settings.depositUrl] : [],
})

/** Signing with BankID and what works with it; without Signicat nothing can be sent. */
export function openSigning({
  config,
  clock,
  encryption,
  providers,
  ids,
  sign,
  contracts,
  profile,
  papers,
  deposit,
  ...outbox
}: Deps) {
  const { publicUrl } = config
  const settings = providers.signicat
  const orderers: Providers = { sign, deposit: deposit.orders }
  const parties = readParties({ encryption, profile })
  const messages = messageService({ encryption, publicUrl, profile, parties, ...outbox })
  const apply = applyService({ encryption, parties, clock, papers, messages })
  const orders = orderService({ papers, providers: orderers, parties, apply })
  const service = signingService({
    encryption,
    contracts,
    clock,
    profile,
    papers,
    parties,
    providers: orderers,
    deposit,
    orders,
    messages,
  })
  return {
    service,
    routes: signingRoutes(
      service,
      linkService({ encryption, papers, orders, parties, pages: signicatPages(settings) }),
    ),
    kinds: signingJobKinds({
      orders,
      providers: orderers,
      ids,
      giveOwnLinks: (ctx, signing) => giveOwnLinks({ encryption, messages }, ctx, signing),
    }),
    receive: settings && receiveSignicat(signicatEvents(settings), deposit.receive),
  }
}
