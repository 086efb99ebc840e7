import { addDays, yearOf } from '../../base/kit/day'
import { ore, percentOf, sumOre, type Ore } from '../../base/kit/money'
import { maxLifetime, minLifetime, type GroupRate, type Item } from './model'
import { rulesOf } from './rules-book'

/**
 * The values that decide an item's deductions. If the sale, upgrades or rates are missing, the item
 * has none.
 */
export type DepreciableItem = Pick<Item, 'date' | 'sum' | 'lifetime' | 'at_once'> &
  Partial<Pick<Item, 'sold_on' | 'sold_for' | 'upgrades' | 'group_rates' | 'carried'>>

/**
 * True if an item is deducted at once, because of a short lifetime, a sum below the limit, or the landlord's choice. An
 * item that earlier books have spread goes on being spread.
 */
export const isDeductedAtOnce = ({ date, sum, lifetime, at_once, carried = null }: DepreciableItem): boolean =>
  (carried === null || carried.balance === 0) && (lifetime === 0 || at_once || sum < rulesOf(yearOf(date)).limit)

/** The first year whose deduction isn't in earlier books: after the day of a carried balance, or the year of purchase. */
const firstYearOf = ({ date, carried = null }: Pick<DepreciableItem, 'date' | 'carried'>): number =>
  carried === null ? yearOf(date) : yearOf(addDays(carried.on, 1))

export interface GroupYear {
  readonly year: number
  /** The residual on 1 January. Below zero after a sale for more than the residual. */
  readonly opening: Ore
  readonly bought: Ore
  readonly upgraded: Ore
  readonly sold: Ore
  /** True if the item is deducted without a chosen rate: within its lifetime, or with a basis below zero. */
  readonly isActive: boolean
}

const basisOf = ({ opening, bought, upgraded, sold }: GroupYear): Ore => ore(opening + bought + upgraded - sold)

/**
 * Computes an item's values in a year. `opening` is the residual at the end of the previous year.
 */
function yearIn(item: DepreciableItem, year: number, opening: Ore): GroupYear {
  const { date, sum, sold_on = null, sold_for = null, upgrades = [], carried = null } = item
  const isSpread = !isDeductedAtOnce(item)
  const bought = isSpread && carried === null && yearOf(date) === year ? sum : ore(0)
  const upgraded = sumOre(upgrades.filter((one) => yearOf(one.date) === year).map((one) => one.sum))
  const sold = sold_on !== null && yearOf(sold_on) === year ? (sold_for ?? ore(0)) : ore(0)
  // An upgrade starts the lifetime again.
  const starts = [...(isSpread ? [yearOf(date)] : []), ...upgrades.map((one) => yearOf(one.date))]
  const lasts = Math.max(item.lifetime, minLifetime)
  const isWithin = starts.some((start) => start <= year && year < start + lasts)
  const found = { year, opening, bought, upgraded, sold, isActive: isWithin }
  return { ...found, isActive: isWithin || basisOf(found) < 0 }
}

/** The item's rate in a year. A chosen rate of the group applies to all items, even past their lifetime. */
const percentIn = ({ group_rates = [] }: DepreciableItem, { year, isActive }: GroupYear): number =>
  group_rates.find((one) => one.year === year)?.percent ?? (isActive ? rulesOf(year).itemPercent : 0)

const isMoved = ({ bought, upgraded, sold }: GroupYear): boolean => bought + upgraded + sold > 0

/** The last year of the lifetimes, the sale and the chosen rates. */
function lastYearOf(item: DepreciableItem): number {
  const { date, lifetime, sold_on = null, upgrades = [], group_rates = [] } = item
  const lasts = Math.max(lifetime, minLifetime) - 1
  return Math.max(
    yearOf(date) + lasts,
    ...upgrades.map((one) => yearOf(one.date) + lasts),
    ...(sold_on === null ? [] : [yearOf(sold_on)]),
    ...group_rates.map(({ year }) => year),
  )
}

/** An item's row in a year of group d. The return reports a deduction below zero as income. */
export type GroupRow = GroupYear & { readonly depreciation: Ore; readonly residual: Ore }

/**
 * Returns the years in which the item has a residual, a purchase, an upgrade or a sale. If an item
 * was deducted at once, only its upgrades and its sale are in the group
 * (docs/rules/books.md#depreciation).
 */
export function groupRows(item: DepreciableItem): GroupRow[] {
  const [first, last] = [firstYearOf(item), lastYearOf(item)]
  const rows: GroupRow[] = []
  let residual = item.carried?.balance ?? ore(0)
  // A residual below zero becomes income year by year, for at most the longest lifetime.
  for (let year = first; year <= last || (residual < 0 && year <= last + maxLifetime); year += 1) {
    const found = yearIn(item, year, residual)
    const depreciation = percentOf(basisOf(found), percentIn(item, found))
    residual = ore(basisOf(found) - depreciation)
    if (found.opening !== 0 || isMoved(found)) rows.push({ ...found, depreciation, residual })
  }
  return rows
}

/**
 * Returns the item's row in a year. Null before the purchase, and if nothing is left and nothing
 * changes.
 */
export function groupRowInYear(item: DepreciableItem, year: number): GroupRow | null {
  const rows = groupRows(item)
  const own = rows.find((row) => row.year === year)
  if (own) return own
  const carried = year >= firstYearOf(item) ? (item.carried?.balance ?? ore(0)) : ore(0)
  const left = rows.findLast((row) => row.year < year)?.residual ?? carried
  if (left === 0) return null
  return { ...yearIn(item, year, left), depreciation: ore(0), residual: left }
}

export interface GroupBasis {
  readonly basis: Ore
  /** The part of the basis that belongs to items deducted without a chosen rate. */
  readonly active: Ore
}

/**
 * The basis of the group in a year. Earlier years use their chosen rates. The caller leaves out items in the trash
 * folder.
 */
export function groupBasis(items: readonly DepreciableItem[], year: number, rates: readonly GroupRate[]): GroupBasis {
  const before = rates.filter((rate) => rate.year < year)
  const rows = items.flatMap((item) => groupRowInYear({ ...item, group_rates: before }, year) ?? [])
  return { basis: sumOre(rows.map(basisOf)), active: sumOre(rows.filter((row) => row.isActive).map(basisOf)) }
}

/** The percentages that may be chosen. The source is the help for the return's field `avskrivningssats`. */
export function allowedPercents(basis: Ore, year: number): { readonly from: number; readonly to: number } {
  const { authorityLimit: limit, itemPercent } = rulesOf(year)
  if (basis >= limit) return { from: 0, to: itemPercent }
  if (basis >= 0) return { from: 0, to: 100 }
  // A basis below zero is income. If it is smaller than the limit, all of it is income in that
  // year. Otherwise at least the usual percentage is.
  return { from: basis + limit > 0 ? 100 : itemPercent, to: 100 }
}

/** True if a rate may be chosen: the basis is above zero and below the authority's limit. */
export function mayChooseRate(basis: Ore, year: number): boolean {
  const { from, to } = allowedPercents(basis, year)
  return basis > 0 && from === 0 && to === 100
}

/**
 * Returns the rates that differ from the usual one. The landlord has chosen them, or a basis below
 * zero requires them. `chosen` has the chosen percentages by year. `items` are all items of the
 * house that are not in the trash folder.
 */
export function groupRatesOf(items: readonly DepreciableItem[], chosen: ReadonlyMap<number, number>): GroupRate[] {
  const rates: GroupRate[] = []
  const bare = items.map((item) => ({ ...item, group_rates: [] }))
  const first = Math.min(...bare.map((item) => yearOf(item.date)))
  const last = Math.max(...chosen.keys(), ...bare.map((item) => groupRows(item).at(-1)?.year ?? yearOf(item.date)))
  for (let year = first; year <= last; year += 1) {
    const { basis, active } = groupBasis(bare, year, rates)
    const { from, to } = allowedPercents(basis, year)
    const wanted = chosen.get(year)
    if (wanted !== undefined && wanted >= from && wanted <= to) rates.push({ year, percent: wanted })
    else if (basis < 0) rates.push({ year, percent: from })
    // If a sale brings more than the item's residual, the difference first reduces the residual of
    // the other items.
    else if (active < 0) rates.push({ year, percent: 0 })
  }
  return rates
}
