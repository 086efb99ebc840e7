import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Portal, Price, SubscriptionInfo } from './model'
import type { Billing, BillingProvider } from './port'
import { mayBeBehind } from './rules-status'
import { openCheckout } from './service-checkout'
import { payerOf } from './service-customer'
import { selectSubscription, storedInfo } from './service-select'
import type { ReadingService } from './service-reading'

export interface BillingDeps {
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  readonly reading: ReadingService | null
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
}

/** How long prices are taken for true, in ms. */
const pricesFor = 300_000

/** What a landlord does with the subscription. Without a provider everything but `info` is refused (503). */
export function billingService({ billing, reading, publicUrl }: BillingDeps) {
  const page = `${publicUrl}/profile/subscription`
  let known: { readonly until: Instant; readonly prices: readonly Price[] } | undefined

  const provider = (): BillingProvider => {
    if (!billing) throw new Refusal('providerUnavailable')
    return billing
  }
  async function pricesIn(api: Billing, now: Instant): Promise<readonly Price[]> {
    if (known && known.until > now) return known.prices
    const prices = await api.prices()
    known = { until: addTime(now, pricesFor), prices }
    return prices
  }

  return {
    /** What is offered. Kept for five minutes by each process. */
    async prices({ now, owner }: OwnedCtx): Promise<Price[]> {
      if (known && known.until > now) return [...known.prices]
      const operation = { name: 'read prices', userId: owner, sendData: {} }
      return [...(await provider().ask(operation, (api) => pricesIn(api, now)))]
    },

    /**
     * Opens a checkout; its page is where the browser goes next. Refuses with `notFound` a price that isn't offered and
     * with `alreadySubscribed`.
     */
    async subscribe(ctx: OwnedCtx, priceId: string): Promise<{ url: string }> {
      const asked = provider()
      const payer = await payerOf(ctx)
      const operation = { name: 'open checkout', userId: ctx.owner, sendData: { priceId } }
      // What is refused inside would stand in the send log as the provider's failure.
      const outcome = await asked.ask(operation, async (api) => {
        const prices = await pricesIn(api, ctx.now)
        if (!prices.some((price) => price.priceId === priceId)) return new Refusal('notFound')
        const onPaid = () => reading!.readIn(api, ctx, ctx.owner)
        return await openCheckout(api, ctx, { page, payer, priceId, onPaid }).catch((error: unknown) => {
          if (error instanceof Refusal) return error
          throw error
        })
      })
      if (outcome instanceof Refusal) throw outcome
      return { url: outcome }
    },

    /**
     * How the subscription stands. Where that may be behind what was paid it is read again first; when that fails, what is
     * known is told.
     */
    async info(ctx: OwnedCtx): Promise<SubscriptionInfo> {
      const before = await selectSubscription(ctx)
      if (reading && mayBeBehind(before, ctx.now))
        await reading.read(ctx, ctx.owner).catch((error: unknown) => {
          if (!(error instanceof ProviderFailure)) throw error
        })
      return await storedInfo(ctx)
    },

    /** The page on which the subscription is changed or ended, or why there is none. */
    async portal(ctx: OwnedCtx): Promise<Portal> {
      const { customer, language } = await selectSubscription(ctx)
      if (customer === null) return { message: 'noSubscription' }
      const operation = { name: 'open portal', userId: ctx.owner, sendData: {} }
      const url = await provider().ask(operation, (api) => api.openPortal(customer, page, language))
      return url === null ? { message: 'portalClosed' } : { url }
    },
  }
}

export type BillingService = ReturnType<typeof billingService>
