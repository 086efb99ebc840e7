import { yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { ExpenseForm, repeatRhythms } from '../../books/expense/model'
import type { DemoCost } from './cost'
import { seededChance } from './chance'
import type { DemoSupplierKey } from './suppliers'

export interface DemoExpense {
  readonly house: 0 | 1
  readonly description: string
  readonly from: DemoSupplierKey
  readonly type: DemoCost['type']
  readonly line: ExpenseForm['cost_line']
  readonly sum: Ore
  readonly date: Day
  readonly share: number
  readonly paper: DemoCost['paper']
  /** The items of the bill. They add up to the sum. */
  readonly items: readonly { readonly text: string; readonly sum: Ore }[]
  /** Fields that are still to be filled out. A voucher with gaps is archived. */
  readonly gaps: readonly (keyof ExpenseForm)[]
  readonly repeat: (typeof repeatRhythms)[number]
  /** The fate of the voucher. `stop`: its repeat is stopped. */
  readonly fate: 'stay' | 'stop' | 'trash'
}

const inflation = 1.04

const firstYear = 2025

/** A price in a year, not rounded. `kroner` is the price in the demo's first year. */
export const inflatedPrice = (kroner: number, year: number): number => kroner * inflation ** (year - firstYear)

/** A price that varies by chance. Shop prices end on 90 øre. Prices that never vary are whole kroner. */
function priceOf({ spread = 12, kroner: usual, paper }: DemoCost, year: number, random: () => number): Ore {
  const kroner = inflatedPrice(usual, year) * (1 + (spread / 100) * (2 * random() - 1))
  if (spread === 0) return ore(Math.round(kroner) * 100)
  return ore(paper === 'receipt' ? Math.round(kroner) * 100 - 10 : Math.round(kroner * 100))
}

/** Splits a sum into parts. The first part is the largest. */
function split(sum: Ore, texts: readonly string[], random: () => number, step: number): DemoExpense['items'] {
  let left: number = sum
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1
    const part = isLast ? left : Math.round((left * (0.45 + 0.2 * random())) / step) * step
    left -= part
    return { text, sum: ore(part) }
  })
}

export function toDemoExpense(
  house: DemoExpense['house'],
  cost: DemoCost,
  date: Day,
  more: Partial<Pick<DemoExpense, 'gaps' | 'repeat' | 'fate'>> = {},
): DemoExpense {
  const { what, from, type, line = 'other', spread, paper, share = 100 } = cost
  // Costs that never vary also have the same parts every time.
  const random = seededChance(`${house} ${from} ${spread === 0 ? yearOf(date) : date}`)
  const description = typeof what === 'string' ? what : what(date)
  const sum = priceOf(cost, yearOf(date), random)
  const items = split(sum, cost.items ?? [description], random, paper === 'receipt' ? 10 : 100)
  const plain = { gaps: [], repeat: 'never', fate: 'stay' } as const
  return { house, description, from, type, line, sum, date, share, paper, items, ...plain, ...more }
}
