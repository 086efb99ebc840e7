import { createHash } from 'node:crypto'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Portal, Price, SubscriptionInfo } from './model'
import type { Billing, BillingProvider, Checkout } from './port'
import { mayStateBeOutdated } from './rules-status'
import type { ReadingService } from './service-reading'
import { selectSubscription, storedInfo } from './service-select'

/** The key of a request. Equal requests have the same key. For the same key, the provider repeats its first answer. */
const requestKey = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)

/** The person who pays. Refuses with `alreadySubscribed`. */
async function payerOf(ctx: OwnedCtx) {
  return await withLockedAccount(ctx, async ({ db: tx }) => {
    const account = await tx
      .selectFrom('account')
      .select(['email', 'firstName', 'lastName', 'language', 'subscriptionActive', 'deleted_at'])
      .where('id', '=', ctx.owner)
      .executeTakeFirst()
    if (!account || account.deleted_at) throw new Refusal('unauthorized')
    if (account.subscriptionActive) throw new Refusal('alreadySubscribed')
    await tx
      .insertInto('subscription')
      .values({ account_id: ctx.owner })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ...account, name: fullName(account) }
  })
}

export type Payer = Awaited<ReturnType<typeof payerOf>>

/** The stored customer and checkout. Refuses with `unauthorized`. */
const storedCheckout = async ({ db, owner }: OwnedCtx) => {
  const row = await db
    .selectFrom('subscription')
    .select(['customer', 'customer_attempt', 'checkout', 'checkout_for'])
    .where('account_id', '=', owner)
    .executeTakeFirst()
  // The account was deleted while the provider was answering.
  if (!row) throw new Refusal('unauthorized')
  return row
}

/**
 * The account's customer at the provider. It is created only once, because parallel requests and a
 * retry after a lost answer use the same key. After an error of the provider the key changes. With
 * the same key, the provider would repeat the error.
 */
async function customerOf(api: Billing, ctx: OwnedCtx, page: string, { email, name }: Payer): Promise<string> {
  const { customer, customer_attempt } = await storedCheckout(ctx)
  if (customer !== null) return customer
  const mine = () => ctx.db.updateTable('subscription').where('account_id', '=', ctx.owner)
  const key = requestKey(page, 'customer', ctx.owner, customer_attempt, email, name)
  try {
    const made = await api.createCustomer({ account: ctx.owner, email, name }, key)
    await mine().set({ customer: made }).where('customer', 'is', null).execute()
    // Another request may have been faster.
    return (await storedCheckout(ctx)).customer ?? made
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'overloaded')
      await mine()
        .set({ customer_attempt: customer_attempt + 1 })
        .where('customer_attempt', '=', customer_attempt)
        .execute()
    throw error
  }
}

/**
 * Removes a customer that the provider doesn't know. Such a customer comes from another account of
 * the operator at the provider, or from a sandbox that was emptied.
 */
const forgetCustomer = ({ db, owner }: OwnedCtx, customer: string) =>
  db
    .updateTable('subscription')
    .set((is) => ({ customer: null, checkout: null, customer_attempt: is('customer_attempt', '+', 1) }))
    .where('account_id', '=', owner)
    .where('customer', '=', customer)
    .execute()

/**
 * Checks the stored checkout before a new one is opened. Returns it if it can be used again, and
 * `paid` if it was paid. Otherwise ends it and returns null, so that nobody pays twice.
 */
async function settleEarlier(api: Billing, id: string, isSame: boolean): Promise<Checkout | 'paid' | null> {
  // The checkout may be paid between the two requests. Then both requests are repeated.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const earlier = await api.readCheckout(id)
    if (earlier?.state === 'complete') return 'paid'
    if (earlier?.state !== 'open') return null
    if (isSame && earlier.url !== null) return earlier
    if (await api.expireCheckout(id)) return null
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/**
 * Stores a checkout, unless another request has stored a different one in the meantime. Returns whether it was stored.
 */
async function storeCheckout(ctx: OwnedCtx, id: string, before: string | null, purpose: string): Promise<boolean> {
  await ctx.db
    .updateTable('subscription')
    .set({ checkout: id, checkout_for: purpose, checkout_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('checkout', 'is not distinct from', before)
    .execute()
  return (await storedCheckout(ctx)).checkout === id
}

interface Asked {
  readonly page: string
  readonly payer: Payer
  readonly priceId: string
  /** Called when the stored checkout turns out to be paid. */
  readonly onPaid: () => Promise<void>
}

/**
 * Opens a checkout, and returns its address. An account has only one open checkout. A request with other values
 * replaces it.
 */
async function openCheckout(api: Billing, ctx: OwnedCtx, { page, payer, priceId, onPaid }: Asked): Promise<string> {
  const purpose = `${priceId} ${payer.language}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const customer = await customerOf(api, ctx, page, payer)
    const { checkout, checkout_for } = await storedCheckout(ctx)
    const earlier = checkout === null ? null : await settleEarlier(api, checkout, checkout_for === purpose)
    if (earlier === 'paid') {
      await onPaid()
      await payerOf(ctx)
    } else if (earlier) return earlier.url!
    const made = await api.createCheckout(
      {
        account: ctx.owner,
        customer,
        priceId,
        language: payer.language,
        successUrl: `${page}?subscribed=success`,
        cancelUrl: `${page}?subscribed=fail`,
      },
      // The key changes every hour. If the provider has stored an error as its answer for this key, the error ends with
      // the hour.
      requestKey(page, 'checkout', ctx.owner, customer, checkout, purpose, ctx.now.slice(0, 13)),
    )
    if (made === null) await forgetCustomer(ctx, customer)
    else if (await storeCheckout(ctx, made.id, checkout, purpose)) return made.url!
    else await api.expireCheckout(made.id)
  }
  throw new Refusal('stillRunning', undefined, 2)
}

export interface BillingDeps {
  /** Null if not configured. */
  readonly billing: BillingProvider | null
  readonly reading: ReadingService | null
  readonly publicUrl: string
}

/** Prices are cached for this time, in ms. */
const pricesFor = 300_000

/** The subscription's calls. If no provider is configured, all except `info` are refused (503). */
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
    /** The prices, which each process caches for five minutes. */
    async prices({ now, owner }: OwnedCtx): Promise<Price[]> {
      if (known && known.until > now) return [...known.prices]
      const operation = { name: 'read prices', userId: owner, sendData: {} }
      return [...(await provider().ask(operation, (api) => pricesIn(api, now)))]
    },

    /**
     * Opens a checkout for a price. Refuses with `notFound` if the price isn't offered, and with `alreadySubscribed`.
     */
    async subscribe(ctx: OwnedCtx, priceId: string): Promise<{ url: string }> {
      const asked = provider()
      const payer = await payerOf(ctx)
      const operation = { name: 'open checkout', userId: ctx.owner, sendData: { priceId } }
      // If a refusal were thrown in here, the send log would show it as a failure of the provider.
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
     * The subscription. If the stored state may be out of date, it is read again. If that fails, the stored state is
     * the answer.
     */
    async info(ctx: OwnedCtx): Promise<SubscriptionInfo> {
      const before = await selectSubscription(ctx)
      if (reading && mayStateBeOutdated(before, ctx.now))
        await reading.read(ctx, ctx.owner).catch((error: unknown) => {
          if (!(error instanceof ProviderFailure)) throw error
        })
      return await storedInfo(ctx)
    },

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
