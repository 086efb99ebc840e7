import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Billing, Checkout } from './port'
import { customerOf, forgetCustomer, payerOf, requestKey, storedCheckout, type Payer } from './service-customer'

/** What becomes of the checkout before: the same one again, ended so that nobody pays twice, or paid already. */
async function settleEarlier(api: Billing, id: string, isSame: boolean): Promise<Checkout | 'paid' | null> {
  // It may be paid between the look and the end.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const earlier = await api.readCheckout(id)
    if (earlier?.state === 'complete') return 'paid'
    if (earlier?.state !== 'open') return null
    if (isSame && earlier.url !== null) return earlier
    if (await api.expireCheckout(id)) return null
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/** Remembers the checkout, unless another request has put a different one in the place of the one before. */
async function isNow(ctx: OwnedCtx, id: string, before: string | null, purpose: string): Promise<boolean> {
  await ctx.db
    .updateTable('subscription')
    .set({ checkout: id, checkout_for: purpose, checkout_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('checkout', 'is not distinct from', before)
    .execute()
  return (await storedCheckout(ctx)).checkout === id
}

interface Asked {
  /** The page of ours that is come back to. */
  readonly page: string
  readonly payer: Payer
  readonly priceId: string
  /** Reads what has come of an earlier checkout that is paid. */
  readonly onPaid: () => Promise<void>
}

/**
 * The page on which the account pays for that price. There is one open checkout of an account: whoever asks for the same
 * gets it again, and one for something else takes its place.
 */
export async function openCheckout(
  api: Billing,
  ctx: OwnedCtx,
  { page, payer, priceId, onPaid }: Asked,
): Promise<string> {
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
      // By the hour: an answer that the provider stored with an error of its own is not for ever.
      requestKey(page, 'checkout', ctx.owner, customer, checkout, purpose, ctx.now.slice(0, 13)),
    )
    if (made === null) await forgetCustomer(ctx, customer)
    else if (await isNow(ctx, made.id, checkout, purpose)) return made.url!
    else await api.expireCheckout(made.id)
  }
  throw new Refusal('stillRunning', undefined, 2)
}
