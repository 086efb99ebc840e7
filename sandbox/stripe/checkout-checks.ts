import { productNameOf, prices } from './catalogue'
import { invalidRequest, missingObject } from './failure'
import type { Session } from './objects'
import type { CheckoutLine, StripeState } from './state'

/** The parameters of a new checkout that the sandbox uses. The schema of the call has checked their types. */
export interface CheckoutRequest {
  readonly cancel_url?: string
  readonly client_reference_id?: string
  readonly customer?: string
  readonly customer_email?: string
  readonly expand?: readonly string[]
  readonly line_items?: readonly LineAsked[]
  readonly locale?: NonNullable<Session['locale']>
  readonly metadata?: Readonly<Record<string, string>>
  readonly mode?: Session['mode']
  readonly payment_method_types?: readonly string[]
  readonly subscription_data?: {
    readonly metadata?: Readonly<Record<string, string>>
    readonly trial_period_days?: number
  }
  readonly success_url?: string
}

interface LineAsked {
  readonly price?: string
  readonly quantity?: number
  readonly price_data?: {
    readonly currency: string
    readonly unit_amount?: number
    readonly product_data?: { readonly name: string }
  }
}

const absent = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

function checkUrl(param: string, url: string | undefined, required: boolean): void {
  if (url === undefined) {
    if (required) throw absent(param)
    return
  }
  if (!/^https?:\/\/[^\s]+$/.test(url) || !URL.canParse(url))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param })
}

/** A line of the purchase. Throws what Stripe refuses. */
function lineOf(asked: LineAsked, index: number, mode: Session['mode']): CheckoutLine {
  const at = `line_items[${index}]`
  if (asked.price !== undefined && asked.price_data !== undefined)
    throw invalidRequest('You may only specify one of these parameters: price, price_data.', { param: at })
  if (asked.quantity === undefined)
    throw invalidRequest(`Quantity is required. Add \`quantity\` to \`${at}\``, { param: `${at}[quantity]` })
  if (!Number.isInteger(asked.quantity) || asked.quantity < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: `${at}[quantity]`,
    })
  if (asked.price !== undefined) {
    const price = prices.find(({ id }) => id === asked.price)
    if (!price) throw missingObject('price', asked.price, `${at}[price]`)
    if (mode === 'payment')
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        { param: at },
      )
    return { name: productNameOf(price), price, amount: price.unit_amount, quantity: asked.quantity }
  }
  const data = asked.price_data
  if (data === undefined) throw absent(`${at}[price]`)
  if (mode === 'subscription')
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.')
  if (data.currency !== 'nok')
    throw invalidRequest(`Invalid currency: ${data.currency}. The sandbox takes nok.`, { param: at })
  if (data.unit_amount === undefined) throw absent(`${at}[price_data][unit_amount]`)
  if (data.product_data === undefined) throw absent(`${at}[price_data][product_data]`)
  if (!Number.isInteger(data.unit_amount) || data.unit_amount < 0)
    throw invalidRequest('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: `${at}[price_data][unit_amount]`,
    })
  return { name: data.product_data.name, price: null, amount: data.unit_amount, quantity: asked.quantity }
}

function checkPayer(state: StripeState, { customer, customer_email: email }: CheckoutRequest): void {
  if (customer !== undefined && email !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  if (customer !== undefined && !state.customers.get(customer)) throw missingObject('customer', customer, 'customer')
  if (email !== undefined) checkEmail(email, 'customer_email')
}

export function checkEmail(email: string, param: string): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param })
}

/** Checks the request: its mode, and its lines. Throws what Stripe refuses. */
export function checkCheckoutRequest(
  state: StripeState,
  asked: CheckoutRequest,
): { readonly mode: Session['mode']; readonly lines: CheckoutLine[] } {
  const { mode } = asked
  if (mode === undefined) throw absent('mode')
  if (mode === 'setup')
    throw invalidRequest('The sandbox does not act on mode setup.', { code: 'sandbox_unsupported', param: 'mode' })
  checkUrl('success_url', asked.success_url, true)
  checkUrl('cancel_url', asked.cancel_url, false)
  checkPayer(state, asked)
  if (asked.payment_method_types?.some((type) => type !== 'card'))
    throw invalidRequest('The sandbox takes cards only.', {
      code: 'sandbox_unsupported',
      param: 'payment_method_types',
    })
  const lines = (asked.line_items ?? []).map((line, index) => lineOf(line, index, mode))
  if (lines.length === 0) throw absent('line_items')
  if (mode === 'subscription' && (lines.length > 1 || lines[0]!.quantity !== 1))
    throw invalidRequest('The sandbox takes one subscription of one price.', {
      code: 'sandbox_unsupported',
      param: 'line_items',
    })
  if (mode === 'payment' && asked.subscription_data)
    throw invalidRequest('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' })
  return { mode, lines }
}
