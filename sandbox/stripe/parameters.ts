import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { parse, stringify } from 'qs'
import type { CheckoutRequest } from './checkout-checks'
import { invalidRequest, type StripeFailure } from './failure'
import type { PortalRequest } from './portals'
import type { RefundRequest } from './refunds'
import { schemas } from './schema'

interface Expands {
  readonly expand?: readonly string[]
}
export interface Paged extends Expands {
  readonly limit?: number
  readonly starting_after?: string
}

interface CustomerAsked extends Expands {
  readonly description?: string
  readonly email?: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly name?: string
  readonly phone?: string
}
interface PricesAsked extends Paged {
  readonly active?: boolean
  readonly currency?: string
  readonly lookup_keys?: readonly string[]
  readonly product?: string
  readonly type?: string
}
interface SubscriptionsAsked extends Paged {
  readonly customer?: string
  readonly price?: string
  readonly status?: string
}
/** The parameters that the sandbox uses, call by call. The schemas have checked their types. */
interface Calls {
  'GET /prices': PricesAsked
  'POST /customers': CustomerAsked
  'GET /customers/:id': Expands
  'POST /checkout/sessions': CheckoutRequest
  'GET /checkout/sessions/:id': Expands
  'POST /checkout/sessions/:id/expire': Expands
  'POST /refunds': RefundRequest
  'POST /billing_portal/sessions': PortalRequest
  'GET /subscriptions': SubscriptionsAsked
  'GET /subscriptions/:id': Expands
}

/** The names of the parameters that the sandbox uses in each call, without their positions in a list. */
const known: Readonly<Record<keyof Calls, readonly string[]>> = {
  'GET /prices': ['active', 'currency', 'expand[]', 'limit', 'lookup_keys[]', 'product', 'starting_after', 'type'],
  'POST /customers': ['description', 'email', 'expand[]', 'metadata[*]', 'name', 'phone'],
  'GET /customers/:id': ['expand[]'],
  'POST /checkout/sessions': [
    'cancel_url',
    'client_reference_id',
    'customer',
    'customer_email',
    'expand[]',
    'line_items[][price]',
    'line_items[][price_data][currency]',
    'line_items[][price_data][product_data][name]',
    'line_items[][price_data][unit_amount]',
    'line_items[][quantity]',
    'locale',
    'metadata[*]',
    'mode',
    'payment_method_types[]',
    'subscription_data[metadata][*]',
    'subscription_data[trial_period_days]',
    'success_url',
  ],
  'GET /checkout/sessions/:id': ['expand[]'],
  'POST /checkout/sessions/:id/expire': ['expand[]'],
  'POST /refunds': ['amount', 'expand[]', 'metadata[*]', 'payment_intent', 'reason'],
  'POST /billing_portal/sessions': ['customer', 'expand[]', 'locale', 'return_url'],
  'GET /subscriptions': ['customer', 'expand[]', 'limit', 'price', 'starting_after', 'status'],
  'GET /subscriptions/:id': ['expand[]'],
}

const ajv = new Ajv({ allErrors: true, coerceTypes: true, strict: false, verbose: true })
const compiled = new Map<string, ValidateFunction>()

function validatorOf(call: string): ValidateFunction {
  const found = compiled.get(call) ?? ajv.compile(schemas[call]!)
  compiled.set(call, found)
  return found
}

/** `/line_items/0/price` in the API's spelling: `line_items[0][price]`. */
function spelled(path: string, last?: string): string {
  const [first = '', ...rest] = [...path.split('/').slice(1), ...(last === undefined ? [] : [last])]
  return first + rest.map((name) => `[${name}]`).join('')
}

const word: Readonly<Record<string, string>> = { number: 'integer', boolean: 'boolean', array: 'array', object: 'hash' }

function failureOf(error: ErrorObject): StripeFailure {
  const { instancePath, keyword, params, data } = error
  if (keyword === 'additionalProperties') {
    const param = spelled(instancePath, String(params['additionalProperty']))
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  if (keyword === 'required') {
    const param = spelled(instancePath, String(params['missingProperty']))
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const param = spelled(instancePath)
  if (keyword === 'enum' || keyword === 'const') {
    const allowed: unknown[] = keyword === 'enum' ? params['allowedValues'] : [params['allowedValue']]
    return invalidRequest(`Invalid ${param}: must be one of ${allowed.join(', ')}`, { param })
  }
  const expected = word[String(params['type'])]
  if (expected === undefined) return invalidRequest(`Invalid ${param}`, { param })
  return invalidRequest(`Invalid ${expected}: ${JSON.stringify(data)}`, {
    ...((expected === 'integer' || expected === 'boolean') && { code: `parameter_invalid_${expected}` }),
    param,
  })
}

/** The order of errors: those of unknown parameters come first, then missing ones, then wrong ones. */
const rank = ({ keyword }: ErrorObject) =>
  ['additionalProperties', 'required', 'enum', 'const', 'type'].indexOf(keyword)

/** Names in the form of `known`: `line_items[0][price]` is `line_items[][price]`, each key of metadata is `*`. */
const kindOf = (name: string) => name.replace(/\[\d+\]/g, '[]').replace(/(^|\[)(metadata\]?)\[[^\]]*\].*$/, '$1$2[*]')

const forms = { depth: 10, arrayLimit: 1000, parameterLimit: 1000 } as const

/**
 * The parameters of a call, from its form body or query, in Stripe's types. Throws Stripe's answer
 * to an unknown, missing or malformed parameter. If only the sandbox doesn't support a parameter,
 * the answer says so.
 */
export function readParameters<Call extends keyof Calls>(call: Call, text: string): Calls[Call] {
  const parameters = parse(text, forms)
  // The received names, before the values are converted.
  const names = stringify(parameters, { encode: false, delimiter: '\n' }).split('\n')
  const validate = validatorOf(call)
  if (!validate(parameters)) {
    const [worst] = (validate.errors ?? []).toSorted((one, other) => rank(one) - rank(other))
    throw failureOf(worst!)
  }
  const unsupported = names
    .map((each) => each.split('=')[0]!)
    .find((name) => name !== '' && !known[call].includes(kindOf(name)))
  if (unsupported !== undefined)
    throw invalidRequest(`The sandbox does not act on ${unsupported}, which Stripe would take.`, {
      code: 'sandbox_unsupported',
      param: unsupported,
    })
  return parameters
}
