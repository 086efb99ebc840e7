import { Refusal } from '../../base/kit/refusal'
import { recordFirstMessage } from '../../base/webhook/service'
import type { Ctx } from '../../base/call/context'
import type { RawBody } from '../../base/kit/endpoint'
import type { BillingProvider } from './port'
import { queueSubscriptionReading } from './service-reading'

const changing = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
])

/**
 * The work of another module after a checkout was completed. Returns the user account, or null if
 * the checkout is unknown.
 */
export type CheckoutCompleted = (ctx: Ctx, checkout: string) => Promise<number | null>

/**
 * Receives a message of the provider. Messages may come late, twice and in any order. So they only start a reading, and
 * only for one of our customers. `others` handles one-time payments, by the first word of the reference (`deposit:7`).
 */
export const receiveEvent =
  (billing: BillingProvider, others: Readonly<Record<string, CheckoutCompleted>> = {}) =>
  async (ctx: Ctx, { bytes, header }: RawBody): Promise<void> => {
    const event = await billing.readEvent(bytes, header('stripe-signature'), ctx.now)
    if (!event) throw new Refusal('malformed')
    const word = event.reference?.split(':')[0] ?? ''
    const other = Object.hasOwn(others, word) ? others[word] : undefined
    if (other) {
      if (event.type !== 'checkout.session.completed' || event.checkout === null) return
      if (!(await recordFirstMessage(ctx.db, ctx.now, 'stripe', event.id))) return
      const account = await other(ctx, event.checkout)
      if (account !== null) ctx.concerns?.(account)
      return
    }
    if (event.customer === null || !changing.has(event.type)) return
    if (!(await recordFirstMessage(ctx.db, ctx.now, 'stripe', event.id))) return
    const known = await ctx.db
      .selectFrom('subscription')
      .select('account_id')
      .where('customer', '=', event.customer)
      .executeTakeFirst()
    if (!known) return
    ctx.concerns?.(known.account_id)
    await queueSubscriptionReading(ctx.db, ctx.now, known.account_id)
  }
