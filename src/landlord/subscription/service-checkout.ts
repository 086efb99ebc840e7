import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { lockAccount } from '../../base/call/account'
import { fullName } from '../../base/kit/full-name'
import { ProviderFailure } from '../../base/provider/failure'
import { Refusal } from '../../base/kit/refusal'
import type { Billing, Checkout } from './port'

/** Values that are asked for once: an equal request has the same key, and the provider answers it as the first one. */
const keyOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)

/** Opens checkouts. `publicUrl` is where browsers reach us. */
export function checkoutService({ publicUrl }: { readonly publicUrl: string }) {
  const page = `${publicUrl}/profile/subscription`

  /** The account as it is to be told to the provider. Refuses with `alreadySubscribed`. */
  async function payer(ctx: OwnedCtx) {
    return await ctx.db.transaction().execute(async (tx) => {
      await lockAccount({ db: tx, owner: ctx.owner })
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
  type Payer = Awaited<ReturnType<typeof payer>>

  const stored = async ({ db, owner }: OwnedCtx) => {
    const row = await db
      .selectFrom('subscription')
      .select(['customer', 'customer_attempt', 'checkout', 'checkout_for'])
      .where('account_id', '=', owner)
      .executeTakeFirst()
    // Deleted while the provider was asked.
    if (!row) throw new Refusal('unauthorized')
    return row
  }

  /**
   * The account's customer, made once: requests at once, and one whose answer was lost, have one key and get one customer.
   * Only an error of the provider itself makes another key, since it would be repeated with the old one.
   */
  async function customerOf(api: Billing, ctx: OwnedCtx, { email, name }: Payer): Promise<string> {
    const { customer, customer_attempt } = await stored(ctx)
    if (customer !== null) return customer
    const mine = () => ctx.db.updateTable('subscription').where('account_id', '=', ctx.owner)
    const key = keyOf(page, 'customer', ctx.owner, customer_attempt, email, name)
    try {
      const made = await api.createCustomer({ account: ctx.owner, email, name }, key)
      await mine().set({ customer: made }).where('customer', 'is', null).execute()
      // Another request may have been faster.
      return (await stored(ctx)).customer ?? made
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'overloaded')
        await mine()
          .set({ customer_attempt: customer_attempt + 1 })
          .where('customer_attempt', '=', customer_attempt)
          .execute()
      throw error
    }
  }

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

  /**
   * The page on which the account pays for that price. There is one open checkout of an account: whoever asks for the same
   * gets it again, and one for something else takes its place. `onPaid` reads what has come of an earlier one.
   */
  async function open(api: Billing, ctx: OwnedCtx, to: Payer, priceId: string, onPaid: () => Promise<void>) {
    const purpose = `${priceId} ${to.language}`
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const customer = await customerOf(api, ctx, to)
      const { checkout, checkout_for } = await stored(ctx)
      const earlier = checkout === null ? null : await settleEarlier(api, checkout, checkout_for === purpose)
      if (earlier === 'paid') {
        await onPaid()
        await payer(ctx)
      } else if (earlier) return earlier.url!
      const made = await api.createCheckout(
        {
          account: ctx.owner,
          customer,
          priceId,
          language: to.language,
          successUrl: `${page}?subscribed=success`,
          cancelUrl: `${page}?subscribed=fail`,
        },
        // By the hour: an answer that the provider stored with an error of its own is not for ever.
        keyOf(page, 'checkout', ctx.owner, customer, checkout, purpose, ctx.now.slice(0, 13)),
      )
      if (made === null) await forgetCustomer(ctx, customer)
      else if (await isNow(ctx, made.id, checkout, purpose)) return made.url!
      else await api.expireCheckout(made.id)
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
    return (await stored(ctx)).checkout === id
  }

  /** A customer that the provider doesn't know: of another account of ours with it, or of a sandbox that was emptied. */
  const forgetCustomer = ({ db, owner }: OwnedCtx, customer: string) =>
    db
      .updateTable('subscription')
      .set((is) => ({ customer: null, checkout: null, customer_attempt: is('customer_attempt', '+', 1) }))
      .where('account_id', '=', owner)
      .where('customer', '=', customer)
      .execute()

  return { payer, open }
}
