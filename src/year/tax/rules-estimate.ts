import { monthOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import { rulesOf } from '../../books/depreciation/rules-book'

/** The tax on a net, in whole kroner, half up. None on a deficit. */
export const taxOfNet = (net: Ore, year: number): Ore =>
  ore(divideHalfUp(BigInt(Math.max(net, 0)) * BigInt(rulesOf(year).taxPercent), 10_000n) * 100)

/** The tax of the year divided by the months that are left, this one included, in whole kroner, half up. */
export const setAsideAMonth = (tax: Ore, today: Day): Ore =>
  ore(divideHalfUp(BigInt(tax), BigInt(13 - monthOf(today)) * 100n) * 100)
