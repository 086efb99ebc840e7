import { products } from './catalogue'
import { invalidRequest } from './failure'
import type { StripeState } from './state'

const fetchOf = (state: StripeState, id: string): object | undefined => {
  const from = {
    cus: state.customers,
    in: state.invoices,
    sub: state.subscriptions,
    prod: { get: (each: string) => products.find((product) => product.id === each) },
  }[id.split('_')[0]!]
  return from?.get(id)
}

function expandAt(state: StripeState, value: unknown, path: readonly string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((each) => expandAt(state, each, path, whole))
  if (typeof value === 'string') {
    const found = fetchOf(state, value)
    if (!found) throw cannot(whole)
    return expandAt(state, found, path, whole)
  }
  const [name, ...rest] = path
  if (name === undefined || value === null) return value
  if (typeof value !== 'object' || !(name in value)) throw cannot(whole)
  const inner = (value as Record<string, unknown>)[name]
  if (rest.length === 0 && inner !== null && typeof inner !== 'string') throw cannot(whole)
  return { ...value, [name]: expandAt(state, inner, rest, whole) }
}

const cannot = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, {
    code: 'property_cannot_be_expanded',
    param: 'expand',
  })

/** The answer, with objects in place of the ids that `expand` names: https://docs.stripe.com/api/expanding_objects. */
export const expandFields = (state: StripeState, answer: object, expand: readonly string[] = []): object =>
  expand.reduce((all: object, path) => expandAt(state, all, path.split('.'), path) as object, answer)
