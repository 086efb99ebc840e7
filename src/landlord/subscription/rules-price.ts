import { formatKr, formatOre, ore } from '../../base/kit/money'

const monthsOfYear = 12

/**
 * Writes an amount in minor units as `kr 49` or `kr 41,58` (docs/rules/landlord.md#prices). Other
 * currencies: `49 EUR`.
 */
export function priceText(unitAmount: number, currency: string): string {
  const amount = ore(Math.round(unitAmount))
  const name = currency.toUpperCase()
  return name === 'NOK' ? formatKr(amount, 'needed') : `${formatOre(amount, 'needed')}\u00a0${name}`
}

/** A year's price per month, in minor units, not rounded. */
export const pricePerMonth = (year: number): number => year / monthsOfYear

/** The sum that a payment by the year saves, in minor units, at least 0. */
const saved = (year: number, month: number): number => Math.max(0, month * monthsOfYear - year)

/** The saving in percent, rounded down so that it never promises too much. */
export const salePercent = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.floor((100 * saved(year, month)) / (month * monthsOfYear))

/** The saving in months, rounded to a whole number. */
export const freeMonths = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.round(saved(year, month) / month)
