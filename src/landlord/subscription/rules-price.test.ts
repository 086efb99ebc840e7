import { expect, test } from 'vitest'
import { freeMonths, priceText, pricePerMonth, salePercent } from './rules-price'

test.each([
  // The product's prices. Then the yearly price per month.
  [4900, 'nok', 'kr 49'],
  [49_900, 'nok', 'kr 499'],
  [49_900 / 12, 'nok', 'kr 41,58'],
  // Two decimals, or none.
  [4950, 'NOK', 'kr 49,50'],
  [4905, 'Nok', 'kr 49,05'],
  [0, 'nok', 'kr 0'],
  // An amount that is rounded to a whole number has no decimals either.
  [4899.6, 'nok', 'kr 49'],
  [123_456_700, 'eur', '1 234 567 EUR'],
])('%d minor units of %s are shown as %s', (unitAmount, currency, shown) => {
  expect(priceText(unitAmount, currency)).toBe(shown.replaceAll(' ', '\u00a0'))
})

test('the yearly price is compared by the month', () => {
  expect(priceText(pricePerMonth(58_800), 'nok')).toBe('kr\u00a049')
  expect(priceText(pricePerMonth(49_900), 'nok')).toBe('kr\u00a041,58')
})

test.each([
  // year, month, saved percent, months that cost the same
  [49_900, 4900, 15, 2],
  [58_800, 4900, 0, 0],
  [58_799, 4900, 0, 0],
  // Percents are rounded down, so 15.99 % is 15 %. Exactly 16 % stays 16 %, also as a float.
  [49_398, 4900, 15, 2],
  [49_392, 4900, 16, 2],
  [29_400, 4900, 50, 6],
  // A year saves nothing if it costs more than twelve months, or if the months are free.
  [60_000, 4900, 0, 0],
  [49_900, 0, 0, 0],
])('a year at %d against months at %d saves %d %%, like %d free months', (year, month, percent, months) => {
  expect(salePercent(year, month)).toBe(percent)
  expect(freeMonths(year, month)).toBe(months)
})
