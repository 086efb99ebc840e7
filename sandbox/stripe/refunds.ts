import { invalidRequest, missingObject } from './failure'
import { newId, type Refund } from './objects'
import type { StripeState } from './state'

/** The parameters of a refund that the sandbox uses. The schema of the call has checked their types. */
export interface RefundRequest {
  readonly amount?: number
  readonly expand?: readonly string[]
  readonly metadata?: Readonly<Record<string, string>>
  readonly payment_intent?: string
  readonly reason?: NonNullable<Refund['reason']>
}

/** Refunds a checkout's payment, in full or by the requested amount. Throws what Stripe refuses. */
export function createRefund(state: StripeState, asked: RefundRequest): Refund {
  const { payment_intent: payment } = asked
  if (payment === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    })
  const paid = state.checkouts.list().find(({ session }) => session.payment_intent === payment)
  if (!paid) throw missingObject('payment_intent', payment, 'payment_intent')
  const given = state.refunds.list().filter(({ payment_intent }) => payment_intent === payment)
  const left = given.reduce((rest, { amount }) => rest - amount, paid.session.amount_total ?? 0)
  if (left <= 0)
    throw invalidRequest(`Charge for ${payment} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = asked.amount ?? left
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  const refund = state.refunds.add({
    id: newId('re'),
    object: 'refund',
    amount,
    created: state.now(),
    currency: 'nok',
    metadata: asked.metadata ?? {},
    payment_intent: payment,
    reason: asked.reason ?? null,
    status: 'succeeded',
  })
  state.emit('refund.created', refund, refund.created)
  return refund
}
