import type { Price, Product } from './objects'

const created = Date.UTC(2026, 0, 1) / 1000

const productOf = (id: string, name: string): Product => ({
  id,
  object: 'product',
  active: true,
  created,
  description: null,
  livemode: false,
  metadata: {},
  name,
  updated: created,
})

const priceOf = (interval: 'month' | 'year', product: Product, amount: number): Price => ({
  id: `price_husbok_${interval}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: 'nok',
  livemode: false,
  lookup_key: `husbok_${interval}`,
  metadata: {},
  nickname: null,
  product: product.id,
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: amount,
})

const monthly = productOf('prod_husbok_month', 'Husbok, monthly')
const yearly = productOf('prod_husbok_year', 'Husbok, yearly')

/** The products for sale. Amounts are øre. */
export const products: readonly Product[] = [monthly, yearly]
export const prices: readonly Price[] = [priceOf('month', monthly, 4900), priceOf('year', yearly, 49_900)]

export const productNameOf = (price: Price): string => products.find(({ id }) => id === price.product)!.name
