import { yearOf } from '../../base/kit/day'
import { ore, percentOf, sumOre, type Ore } from '../../base/kit/money'
import { maxLifetime, minLifetime, type GroupRate, type Item } from './model'
import { rulesOf } from './rules-book'

/** What the deductions of a household item follow from; what isn't said of a sale, upgrades and rates, there is none of. */
export type Depreciable = Pick<Item, 'date' | 'sum' | 'lifetime' | 'at_once'> &
  Partial<Pick<Item, 'sold_on' | 'sold_for' | 'upgrades' | 'group_rates'>>

/** Whether the whole sum is expensed in the year of purchase: a short lifetime, a sum below the limit, or the landlord's choice. */
export const isWhole = ({ date, sum, lifetime, at_once }: Depreciable): boolean =>
  lifetime === 0 || at_once || sum < rulesOf(yearOf(date)).limit

/** What an item is of group d in one income year. */
export interface GroupYear {
  readonly year: number
  /** What was left of it on 1 January; below zero what a sale has brought more. */
  readonly opening: Ore
  readonly bought: Ore
  readonly upgraded: Ore
  readonly sold: Ore
  /** Whether it deducts by itself: within its lifetime, or below zero. */
  readonly isActive: boolean
}

/** What of the group is deducted of an item in a year: opening, purchase and upgrades, less its sale. */
const basisOf = ({ opening, bought, upgraded, sold }: GroupYear): Ore => ore(opening + bought + upgraded - sold)

/** What of it comes and goes in that year, with `opening` left of the years before. */
function yearIn(item: Depreciable, year: number, opening: Ore): GroupYear {
  const { date, sum, sold_on = null, sold_for = null, upgrades = [] } = item
  const isSpread = !isWhole(item)
  const bought = isSpread && yearOf(date) === year ? sum : ore(0)
  const upgraded = sumOre(upgrades.filter((one) => yearOf(one.date) === year).map((one) => one.sum))
  const sold = sold_on !== null && yearOf(sold_on) === year ? (sold_for ?? ore(0)) : ore(0)
  // An upgrade begins the lifetime anew.
  const starts = [...(isSpread ? [yearOf(date)] : []), ...upgrades.map((one) => yearOf(one.date))]
  const lasts = Math.max(item.lifetime, minLifetime)
  const isWithin = starts.some((start) => start <= year && year < start + lasts)
  const found = { year, opening, bought, upgraded, sold, isActive: isWithin }
  return { ...found, isActive: isWithin || basisOf(found) < 0 }
}

/** Percent that an item deducts in a year: the group's own rate where it has one, which takes all of it along. */
const percentIn = ({ group_rates = [] }: Depreciable, { year, isActive }: GroupYear): number =>
  group_rates.find((one) => one.year === year)?.percent ?? (isActive ? rulesOf(year).itemPercent : 0)

const isMoved = ({ bought, upgraded, sold }: GroupYear): boolean => bought + upgraded + sold > 0

/** The last year in which something may happen to an item of group d. */
function lastYearOf(item: Depreciable): number {
  const { date, lifetime, sold_on = null, upgrades = [], group_rates = [] } = item
  const lasts = Math.max(lifetime, minLifetime) - 1
  return Math.max(
    yearOf(date) + lasts,
    ...upgrades.map((one) => yearOf(one.date) + lasts),
    ...(sold_on === null ? [] : [yearOf(sold_on)]),
    ...group_rates.map(({ year }) => year),
  )
}

/** A year of an item in group d, with what it deducts (below zero: what is entered as income) and what is left. */
export type GroupRow = GroupYear & { readonly depreciation: Ore; readonly residual: Ore }

/**
 * An item in group d, year by year from its purchase as long as something happens to it; an item that is expensed whole is
 * in the group with its upgrades and its sale alone (docs/rules.md#depreciation).
 */
export function groupRows(item: Depreciable): GroupRow[] {
  const [purchase, last] = [yearOf(item.date), lastYearOf(item)]
  const rows: GroupRow[] = []
  let residual = ore(0)
  // What lies below zero is taken in year by year, for as long as an item may last.
  for (let year = purchase; year <= last || (residual < 0 && year <= last + maxLifetime); year += 1) {
    const found = yearIn(item, year, residual)
    const depreciation = percentOf(basisOf(found), percentIn(item, found))
    residual = ore(basisOf(found) - depreciation)
    if (found.opening !== 0 || isMoved(found)) rows.push({ ...found, depreciation, residual })
  }
  return rows
}

/** An item in group d in one year; null where it isn't there yet, or nothing is left of it. */
export function groupRowIn(item: Depreciable, year: number): GroupRow | null {
  const rows = groupRows(item)
  const own = rows.find((row) => row.year === year)
  if (own) return own
  const left = rows.findLast((row) => row.year < year)?.residual ?? ore(0)
  if (left === 0) return null
  return { ...yearIn(item, year, left), depreciation: ore(0), residual: left }
}

/** What the group of a house comes to before anything is deducted. */
export interface GroupBasis {
  readonly basis: Ore
  /** What deducts by itself. */
  readonly active: Ore
}

/** The same in that year, by the rates of the years before. Those of the trash folder are left out by the caller. */
export function groupBasis(items: readonly Depreciable[], year: number, rates: readonly GroupRate[]): GroupBasis {
  const before = rates.filter((rate) => rate.year < year)
  const rows = items.flatMap((item) => groupRowIn({ ...item, group_rates: before }, year) ?? [])
  return { basis: sumOre(rows.map(basisOf)), active: sumOre(rows.filter((row) => row.isActive).map(basisOf)) }
}

/** Which percent may be chosen, both included (help of the return's field `avskrivningssats`). */
export function percentsFor(basis: Ore, year: number): { readonly from: number; readonly to: number } {
  const { authorityLimit: limit, itemPercent } = rulesOf(year)
  if (basis >= limit) return { from: 0, to: itemPercent }
  if (basis >= 0) return { from: 0, to: 100 }
  // What lies below zero is income: a little at once, more than the limit at the usual rate at least.
  return { from: basis + limit > 0 ? 100 : itemPercent, to: 100 }
}

/** Whether the landlord may choose any percent of such a basis: something is there, and it is below the authority's limit. */
export function mayChooseRate(basis: Ore, year: number): boolean {
  const { from, to } = percentsFor(basis, year)
  return basis > 0 && from === 0 && to === 100
}

/**
 * The rates of a house's group in the years in which it isn't simply the usual one of what is within its lifetime: chosen by
 * the landlord where that may be, or because the basis is below zero. `chosen`: by year. All items of the house outside of the
 * trash folder.
 */
export function groupRatesOf(items: readonly Depreciable[], chosen: ReadonlyMap<number, number>): GroupRate[] {
  const rates: GroupRate[] = []
  const bare = items.map((item) => ({ ...item, group_rates: [] }))
  const first = Math.min(...bare.map((item) => yearOf(item.date)))
  const last = Math.max(...chosen.keys(), ...bare.map((item) => groupRows(item).at(-1)?.year ?? yearOf(item.date)))
  for (let year = first; year <= last; year += 1) {
    const { basis, active } = groupBasis(bare, year, rates)
    const { from, to } = percentsFor(basis, year)
    const wanted = chosen.get(year)
    if (wanted !== undefined && wanted >= from && wanted <= to) rates.push({ year, percent: wanted })
    else if (basis < 0) rates.push({ year, percent: from })
    // What was sold for more than is left of it is first taken from what the others have left.
    else if (active < 0) rates.push({ year, percent: 0 })
  }
  return rates
}
