import type { ModuleDeps } from '../../base/module/shape'
import type { Pages } from '../../base/provider/page-address'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { PaperService } from '../document/service'
import { readParties } from '../contract/service-parties'
import type { ShownContracts } from '../contract/service-shown'
import type { SigningProvider } from './port'
import { signicatSigning, type SignSettings } from './provider/signicat'
import { signicatEvents, type EventSettings } from './provider/signicat-events'
import { signingJobKinds } from './jobs'
import { signingRoutes } from './routes'
import { signingService, type DepositSigning } from './service'
import { applyService } from './service-apply'
import { receiveSignicat, type ReceiveDeposit } from './service-event'
import { linkService } from './service-link'
import { messageService } from './service-messages'
import { giveOwnLinks } from './service-own-links'
import { orderService, type Providers } from './service-order'

/** Signicat's addresses and keys. */
export interface SigningSettings extends Omit<SignSettings, 'publicUrl' | 'supportEmail'>, EventSettings {
  /** Where a lease is sent whose deposit account the bank opens. */
  readonly depositUrl: string
  /** Hosts of the pages on which people sign, and what lies below them; left out: those of the two addresses alone. */
  readonly pageHosts?: readonly string[]
}

interface Deps extends ModuleDeps {
  /** Null where Signicat is not configured. */
  readonly settings: SigningSettings | null
  /** The signing service; null where it is not configured. */
  readonly sign: SigningProvider | null
  readonly contracts: ShownContracts
  readonly profile: Pick<ProfileService, 'read'>
  readonly papers: PaperService
  readonly deposit: Deposit
}

/** What the deposit bank does for a lease that is signed in its flow. */
interface Deposit extends DepositSigning {
  readonly orders: Providers['deposit']
  readonly receive: ReceiveDeposit
}

/** The signing service; null where it is not configured. */
export const openSign = (
  settings: SigningSettings | null,
  { publicUrl, supportEmail, asking }: ModuleDeps,
): SigningProvider | null => settings && signicatSigning({ ...settings, publicUrl, supportEmail }, asking)

/** Whose pages whoever signs is sent to. */
const signicatPages = (settings: SigningSettings | null): Pages => ({
  hosts: settings?.pageHosts ?? [],
  origins: settings ? [settings.signUrl, settings.depositUrl] : [],
})

/** Signing with BankID and what works with it; without Signicat nothing can be sent. */
export function openSigning({ settings, sign, ...deps }: Deps) {
  const { encryption, papers, deposit, ids } = deps
  const providers: Providers = { sign, deposit: deposit.orders }
  const parties = readParties(deps)
  const messages = messageService({ ...deps, parties })
  const apply = applyService({ ...deps, parties, messages })
  const orders = orderService({ papers, providers, parties, apply })
  const service = signingService({ ...deps, parties, providers, orders, messages })
  return {
    service,
    routes: signingRoutes(
      service,
      linkService({ encryption, papers, orders, parties, pages: signicatPages(settings) }),
    ),
    jobs: signingJobKinds({
      orders,
      providers,
      ids,
      giveOwnLinks: (ctx, signing) => giveOwnLinks({ encryption, messages }, ctx, signing),
    }),
    receive: settings && receiveSignicat(signicatEvents(settings), deposit.receive),
  }
}
