import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import type { ModuleDeps } from '../../base/module/shape'
import type { BillingProvider } from '../../landlord/subscription/port'
import type { ProfileService } from '../../landlord/account/service-profile'
import { depositJobKinds } from './jobs'
import { depositRoutes } from './routes'
import { depositService } from './service'
import { depositBankService } from './service-bank'
import { onDepositChanged } from './service-event'
import { feeService } from './service-fee'
import type { DepositErasure } from './service-erase'
import type { ShownContracts } from '../contract/service-shown'
import { signicatDeposit, type DepositSettings } from './provider/signicat-deposit'
import type { ActingContext } from './service-change'
import { depositMessages } from './service-mail'
import { depositOrders } from './service-orders'
import { depositReading } from './service-reading'
import { latestDeposit } from './service-select'
import type { DepositSettlements } from './service-settlement'
import type { SigningProvider } from '../signing/port'
import type { ReceiveDeposit } from '../signing/service-event'
import { ownedContext } from '../signing/service-select'
import { refundService } from './service-refunding'

export interface DepositBankSettings extends DepositSettings {
  /** The name of the bank in messages. Left out: the deposit bank of Signicat. */
  readonly depositBank?: string
}

interface Deps extends Omit<ModuleDeps, 'queueSms'> {
  /** The settings of Signicat. Null when it is not configured. */
  readonly settings: DepositBankSettings | null
  /** Queues text messages. Null when none are sent. */
  readonly queueSms: ModuleDeps['queueSms'] | null
  readonly profile: Pick<ProfileService, 'read'>
  readonly billing: BillingProvider | null
  /** The signing service. Null when Signicat is not configured. */
  readonly sign: SigningProvider | null
  readonly erasure: DepositErasure
  readonly settlements: DepositSettlements
  readonly contracts: ShownContracts
  readonly send: (ctx: OwnedCtx, contract: number) => Promise<unknown>
}

/** Ignores a refusal that another request causes by sending the lease first. */
function unlessSent(error: unknown): void {
  const sent: readonly RefusalReason[] = ['contractFrozen', 'contractSigned', 'stillRunning']
  if (!(error instanceof Refusal) || !sent.includes(error.reason)) throw error
}

/** Without Signicat no account can be opened. Without Stripe nothing can be paid. */
export function openDeposit({ settings, sign, ...deps }: Deps) {
  const { encryption, billing, erasure, settlements, contracts, send, ids, queueMail, publicUrl } = deps
  const notify = depositMessages({
    ...deps,
    bankName: settings?.depositBank ?? '',
    settledBy: settlements.settledBy,
  })
  const bank = settings && signicatDeposit(settings, deps.asking)
  const reading = depositReading({ encryption, notify, payRent: settlements.payRent })
  const fee = feeService({ billing, publicUrl })
  const accounts = depositBankService({ bank, reading, notify })
  const refunds = refundService({ encryption, billing, bank, queueMail })
  const orders = bank && sign && depositOrders({ ...deps, bank, signing: sign })
  const clear = orders ? orders.clear : async () => undefined
  const order = async (ctx: ActingContext, contract: number) => {
    // Sends the lease to be signed once the opening fee is paid. An order that nobody can sign any more is replaced
    // (`fee.begin`). If the newest deposit of the lease has another state by now, nothing is sent, and the payment is
    // kept.
    const state = (await latestDeposit(ctx, contract))?.state
    if (state === 'paid' || state === 'created')
      await send(
        { ...ownedContext(ctx.owner, { ...ctx, ids }), ...(ctx.intent && { intent: ctx.intent }) },
        contract,
      ).catch(unlessSent)
  }
  const service = depositService({ contracts, fee, bank: accounts, settlements, clear, order })
  const receive: ReceiveDeposit = async (ctx, event) => {
    const account = await onDepositChanged(ctx, event.about)
    if (account !== null) ctx.concerns?.(account)
  }
  return {
    routes: depositRoutes(service),
    jobs: depositJobKinds({ fee, bank: accounts, refunds, erasure, order }),
    signing: {
      orders: orders && orders.provider,
      beforeSigning: (ctx: OwnedCtx, contract: number) => service.beforeSigning(ctx, contract),
      refresh: (ctx: OwnedCtx, contract: number) => service.refresh(ctx, contract),
      receive,
    },
  }
}
