import { formatOre, ore } from '../../base/kit/money'

const monthsOfYear = 12

/** `49 NOK` or `41,58 NOK`, made of minor units (docs/rules/landlord.md#prices). The space is a no-break space. */
export const priceText = (unitAmount: number, currency: string): string =>
  `${formatOre(ore(Math.round(unitAmount)), 'needed')}\u00a0${currency.toUpperCase()}`

/** A year's price per month, in minor units, not rounded. */
export const pricePerMonth = (year: number): number => year / monthsOfYear

/** What a payment by the year saves, in minor units, at least 0. */
const saved = (year: number, month: number): number => Math.max(0, month * monthsOfYear - year)

/** The saving in percent, rounded down so that it never promises too much. */
export const salePercent = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.floor((100 * saved(year, month)) / (month * monthsOfYear))

/** The saving in months, rounded to a whole number. */
export const freeMonths = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.round(saved(year, month) / month)
