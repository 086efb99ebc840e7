import { monthOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import { rulesOf } from '../../books/depreciation/rules-book'

/** The tax on a net, in whole kroner, half up. None on a deficit. */
export const taxOfNet = (net: Ore, year: number): Ore =>
  ore(divideHalfUp(BigInt(Math.max(net, 0)) * BigInt(rulesOf(year).taxPercent), 10_000n) * 100)

/** The months of the year that are left, this one included. */
const monthsLeft = (today: Day): number => 13 - monthOf(today)

/** The tax of the year divided by the months that are left, in whole kroner, half up. */
export const setAsideAMonth = (tax: Ore, today: Day): Ore =>
  ore(divideHalfUp(BigInt(tax), BigInt(monthsLeft(today)) * 100n) * 100)

/**
 * True if so much of the year is left that a sum for each month means something. Later, most of the tax should lie
 * aside already, and a share of it would read as a new demand.
 */
export const isSetAsideMonthly = (today: Day): boolean => monthsLeft(today) >= 3
