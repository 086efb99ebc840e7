import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import type { outboxService, QueueMail } from '../../base/outbox/service'
import type { ProviderDeps } from '../../base/provider/provider'
import type { BillingProvider } from '../../landlord/subscription/port'
import type { ProfileService } from '../../landlord/account/service-profile'
import { signicatDeposit } from '../../lease/deposit/provider/signicat-deposit'
import { depositJobKinds } from '../../lease/deposit/jobs'
import { depositRoutes } from '../../lease/deposit/routes'
import { depositService } from '../../lease/deposit/service'
import { bankService } from '../../lease/deposit/service-bank'
import { depositChanged } from '../../lease/deposit/service-event'
import { feeService, type Acting } from '../../lease/deposit/service-fee'
import { refundService } from '../../lease/deposit/service-refund'
import type { DepositErasure } from '../../lease/deposit/service-erase'
import { depositMessages } from '../../lease/deposit/service-mail'
import { depositOrders } from '../../lease/deposit/service-orders'
import { depositReading } from '../../lease/deposit/service-reading'
import { latestDeposit } from '../../lease/deposit/service-select'
import type { SigningProvider } from '../../lease/signing/port'
import type { ReceiveDeposit } from '../../lease/signing/service-event'
import { ownedBy } from '../../lease/signing/service-select'
import type { ShownContracts } from '../../lease/contract/service-shown'
import type { ModulesDeps } from './modules'

interface Deps extends Pick<ModulesDeps, 'config' | 'encryption' | 'providers' | 'ids' | 'db' | 'clock'> {
  readonly asking: Omit<ProviderDeps, 'name'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly billing: BillingProvider | null
  /** The signing service; null where Signicat is not configured. */
  readonly sign: SigningProvider | null
  readonly erasure: DepositErasure
  readonly contracts: ShownContracts
  readonly queueMail: QueueMail
  readonly queueSms: ReturnType<typeof outboxService>['queueSms']
  /** Sends a lease for signing. */
  readonly send: (ctx: OwnedCtx, contract: number) => Promise<unknown>
}

/** Somebody else has sent it, or is sending it. */
function unlessSent(error: unknown): void {
  const sent: readonly RefusalReason[] = ['contractFrozen', 'contractSigned', 'stillRunning']
  if (!(error instanceof Refusal) || !sent.includes(error.reason)) throw error
}

/** Deposit accounts and what works with them; without Signicat nothing can be opened, without Stripe nothing be paid. */
export function openDeposit(deps: Deps) {
  const { config, encryption, providers, asking, profile, billing, sign, erasure, contracts, send, ids, queueMail } =
    deps
  const { publicUrl, supportEmail } = config
  const notify = depositMessages({
    queueMail,
    queueSms: providers.sveve && deps.queueSms,
    publicUrl,
    bankName: providers.signicat?.depositBank ?? '',
  })
  const bank = providers.signicat && signicatDeposit(providers.signicat, asking)
  const reading = depositReading({ encryption, notify })
  const fee = feeService({ billing, publicUrl })
  const accounts = bankService({ bank, reading, notify })
  const refunds = refundService({ encryption, billing, bank, queueMail })
  const orders = bank && sign && depositOrders({ ...deps, bank, signing: sign, profile, publicUrl, supportEmail })
  const clear = orders ? orders.clear : async () => undefined
  const order = async (ctx: Acting, contract: number) => {
    // Paid for, and not given back: a lease that chose another deposit meanwhile is not sent by what was paid before. What
    // was ordered for a lease that nobody can sign any more makes way for another order (`fee.begin`).
    const state = (await latestDeposit(ctx, contract))?.state
    if (state === 'paid' || state === 'created')
      await send({ ...ownedBy(ctx.owner, { ...ctx, ids }), ...(ctx.intent && { intent: ctx.intent }) }, contract).catch(
        unlessSent,
      )
  }
  const service = depositService({
    contracts,
    fee,
    bank: accounts,
    clear,
    order,
  })
  const receive: ReceiveDeposit = async (ctx, event) => {
    const account = await depositChanged(ctx, event.about)
    if (account !== null) ctx.concerns?.(account)
  }
  return {
    routes: depositRoutes(service),
    kinds: depositJobKinds({ fee, bank: accounts, refunds, erasure, order }),
    /** The deposit's part in signing. */
    signing: {
      orders: orders && orders.provider,
      beforeSigning: (ctx: OwnedCtx, contract: number) => service.beforeSigning(ctx, contract),
      refresh: (ctx: OwnedCtx, contract: number) => service.refresh(ctx, contract),
      receive,
    },
  }
}
