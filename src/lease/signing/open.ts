import type { OwnedCtx } from '../../base/call/context'
import type { ModuleDeps } from '../../base/module/shape'
import type { ProviderPages } from '../../base/provider/page-address'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { ShownContracts } from '../contract/service-shown'
import type { PaperService } from '../document/service'
import { readParties } from '../party/service'
import { signingJobKinds } from './jobs'
import type { SigningProvider } from './port'
import { signicatSigning, type SignSettings } from './provider/signicat'
import { signicatEvents, type EventSettings } from './provider/signicat-events'
import { signingLinkRoutes, signingRoutes } from './routes'
import { signingService, type DepositSigning } from './service'
import { applyService } from './service-apply'
import { receiveSignicat, type ReceiveDeposit } from './service-event'
import { linkService } from './service-link'
import { messageService } from './service-messages'
import { orderService, type OrderProviders } from './service-order'
import { papersToSign, type LaterPapers } from './service-papers'

export interface SigningSettings extends Omit<SignSettings, 'publicUrl' | 'supportEmail'>, EventSettings {
  /** The address of the deposit bank. A lease that opens a deposit account is sent there. */
  readonly depositUrl: string
  /** The hosts of the signing pages, with their subdomains. Left out: only the hosts of the two addresses. */
  readonly pageHosts?: readonly string[]
}

interface Deps extends ModuleDeps {
  /** Null when Signicat is not configured. */
  readonly settings: SigningSettings | null
  /** The signing service. Null when it is not configured. */
  readonly sign: SigningProvider | null
  readonly profile: Pick<ProfileService, 'read'>
  readonly papers: PaperService
  readonly contracts: ShownContracts
  /** The handovers and addenda. Later modules provide them. */
  readonly later: LaterPapers
  /** The signing of a lease in the deposit bank's flow. A later module provides it. */
  readonly deposit: DepositSigning & { readonly orders: OrderProviders['deposit']; readonly receive: ReceiveDeposit }
}

/** The signing service. Null when it is not configured. */
export const openSigningProvider = (
  settings: SigningSettings | null,
  { publicUrl, supportEmail, asking }: ModuleDeps,
): SigningProvider | null => settings && signicatSigning({ ...settings, publicUrl, supportEmail }, asking)

const signicatPages = (settings: SigningSettings | null): ProviderPages => ({
  hosts: settings?.pageHosts ?? [],
  origins: settings ? [settings.signUrl, settings.depositUrl] : [],
})

/** Without Signicat nothing can be sent. */
export function openSigning({ settings, sign, ...deps }: Deps) {
  const { deposit } = deps
  const providers: OrderProviders = { sign, deposit: deposit.orders }
  const parties = readParties(deps)
  const messages = messageService({ ...deps, parties })
  const papersOf = papersToSign(deps)
  const apply = applyService({ ...deps, parties, papersOf, messages })
  const orders = orderService({ ...deps, providers, parties, papersOf, apply })
  const signing = signingService({ ...deps, providers, parties, papersOf, messages, orders })
  return {
    sign: (ctx: OwnedCtx, contract: number) => signing.sign(ctx, contract),
    signAddendum: (ctx: OwnedCtx, contract: number, letter: number) => signing.signAddendum(ctx, contract, letter),
    routes: [
      ...signingRoutes(signing),
      ...signingLinkRoutes(linkService({ ...deps, parties, papersOf, orders, pages: signicatPages(settings) })),
    ],
    jobs: signingJobKinds({ orders, providers, ids: deps.ids }),
    receive: settings && receiveSignicat(signicatEvents(settings), deposit.receive),
  }
}
