import { createHash } from 'node:crypto'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Billing } from './port'

/** Values that are asked for once: an equal request has the same key, and the provider answers it as the first one. */
export const requestKey = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)

/** The account as it is to be told to the provider. Refuses with `alreadySubscribed`. */
export async function payerOf(ctx: OwnedCtx) {
  return await holdAccount(ctx, async ({ db: tx }) => {
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

/** What is stored of the customer and its checkout. Refuses with `unauthorized`. */
export const storedCheckout = async ({ db, owner }: OwnedCtx) => {
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
export async function customerOf(api: Billing, ctx: OwnedCtx, page: string, { email, name }: Payer): Promise<string> {
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

/** A customer that the provider doesn't know: of another account of ours with it, or of a sandbox that was emptied. */
export const forgetCustomer = ({ db, owner }: OwnedCtx, customer: string) =>
  db
    .updateTable('subscription')
    .set((is) => ({ customer: null, checkout: null, customer_attempt: is('customer_attempt', '+', 1) }))
    .where('account_id', '=', owner)
    .where('customer', '=', customer)
    .execute()
