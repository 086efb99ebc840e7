import { Refusal } from '../../base/kit/refusal'
import type { Billing, BillingProvider } from '../../landlord/subscription/port'
import type { Acting } from '../deposit-account/service-change'
import type { DepositRow } from '../deposit-account/service-select'
import { beginFee } from './service-fee-begin'
import { earlierOf, markPaid, openFeePage } from './service-fee-page'

export interface FeeDeps {
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
}

/** The opening fee of a deposit account: paid once, and nothing is ordered before. */
export function feeService({ billing, publicUrl }: FeeDeps) {
  const provider = (): BillingProvider => {
    if (!billing) throw new Refusal('providerUnavailable')
    return billing
  }

  /** One conversation; what is refused inside would stand in the send log as the provider's failure. */
  async function ask<T>(ctx: Acting, name: string, work: (api: Billing) => Promise<T>): Promise<T> {
    const operation = { name, userId: ctx.owner, sendData: {}, job: ctx.job }
    const outcome = await provider().ask(operation, (api) =>
      work(api).catch((error: unknown) => {
        if (error instanceof Refusal) return error
        throw error
      }),
    )
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }

  return {
    begin: beginFee,
    /** Throws ProviderFailure; refuses with 409 stillRunning while a payment is being carried out. */
    open: (ctx: Acting, id: number): Promise<string | null> =>
      ask(ctx, 'open payment of the opening fee', (api) => openFeePage(api, ctx, id, publicUrl)),
    /** Reads whether an open page was paid, and stores it; nothing to be paid: nothing is asked. */
    async settle(ctx: Acting, deposit: Pick<DepositRow, 'id' | 'state' | 'fee_checkout'>): Promise<void> {
      const { id, state, fee_checkout } = deposit
      if (state !== 'fee' || fee_checkout === null || !billing) return
      await ask(ctx, 'read payment of the opening fee', async (api) => {
        if ((await earlierOf(api, fee_checkout)) === 'paid') await markPaid(ctx, id, fee_checkout)
      })
    },
  }
}

export type FeeService = ReturnType<typeof feeService>
