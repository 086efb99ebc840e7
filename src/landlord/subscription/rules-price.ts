import { formatOre, ore } from '../../base/kit/money'

const monthsOfYear = 12

/**
 * `49 NOK`, `41,58 NOK` from minor units: no decimals where the amount is whole, else two, with the currency in capitals
 * (docs/rules.md#prices). No-break spaces inside.
 */
export const priceText = (unitAmount: number, currency: string): string =>
  `${formatOre(ore(Math.round(unitAmount)), 'needed')}\u00a0${currency.toUpperCase()}`

/** What a yearly price comes to a month, in minor units; not rounded. */
export const pricePerMonth = (year: number): number => year / monthsOfYear

/** What a year costs less than twelve months, in minor units; 0 where it costs as much or more. */
const saved = (year: number, month: number): number => Math.max(0, month * monthsOfYear - year)

/** Percent by which a year is cheaper than twelve months, rounded down so that no more is promised than is given. */
export const salePercent = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.floor((100 * saved(year, month)) / (month * monthsOfYear))

/** How many monthly prices a year saves, to the nearest whole one. */
export const freeMonths = (year: number, month: number): number =>
  month <= 0 ? 0 : Math.round(saved(year, month) / month)
