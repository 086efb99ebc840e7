import { dayOf, yearOf, type Day } from '../../base/kit/day'
import { maxOre, ore, percentOf, sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { isNearYear } from '../../base/kit/schemas'
import type { TaxLine } from '../tax-line/model'
import { taxLineOf } from '../tax-line/rules'
import {
  itemRecord,
  minLifetime,
  type DepreciationRow,
  type GroupRate,
  type ItemForm,
  type ListedPersonalUse,
  type StoredItem,
  type Upgrade,
} from './model'
import { rulesOf } from './rules-book'
import { groupRowInYear, groupRows, isDeductedAtOnce, type DepreciableItem } from './rules-group'

/** True if the sum is below the authority's limit for the year of purchase. */
export const mayDeductAtOnce = ({ date, sum }: Pick<DepreciableItem, 'date' | 'sum'>): boolean =>
  sum < rulesOf(yearOf(date)).authorityLimit

/**
 * True if the two limits disagree: the authority allows deducting the sum at once, but the product
 * spreads it over several years.
 */
export const limitsDiffer = (item: Pick<DepreciableItem, 'date' | 'sum'>): boolean =>
  item.sum >= rulesOf(yearOf(item.date)).limit && mayDeductAtOnce(item)

/** The line of an item (docs/rules/year.md#tax-lines). */
export const lineOfItem = (item: DepreciableItem): TaxLine | null =>
  taxLineOf({ kind: 'item', isWhole: isDeductedAtOnce(item) })

/**
 * The lifetime to store. For a sum below the limit, a lifetime above three years is stored as three
 * (docs/rules/books.md#depreciation).
 */
export const storedLifetime = ({
  date,
  sum,
  lifetime,
  carried,
}: Pick<ItemForm, 'date' | 'sum' | 'lifetime'> & Partial<Pick<ItemForm, 'carried'>>): number => {
  const isSpread = (carried?.balance ?? 0) > 0
  return !isSpread && lifetime > minLifetime && sum < rulesOf(yearOf(date)).limit ? minLifetime : lifetime
}

/**
 * Finds wrong days and sums. A day is wrong before the purchase, after the sale or far away. A day
 * needs a sum, and a sum needs a day.
 */
export function itemDateErrors(
  form: Pick<ItemForm, 'date' | 'sold_on' | 'sold_for' | 'upgrades'> & Partial<Pick<ItemForm, 'sum' | 'carried'>>,
  today: Day,
): FieldErrors {
  const { date, sum = maxOre, sold_on, sold_for, upgrades, carried = null } = form
  const errors: FieldErrors = {}
  if (carried !== null && carried.on < date) errors['carried.on'] = 'beforePurchase'
  else if (carried !== null && carried.on > today) errors['carried.on'] = 'afterToday'
  if (carried !== null && carried.balance > sum) errors['carried.balance'] = 'tooMuch'
  if (sold_on === null && sold_for !== null) errors['sold_on'] = 'required'
  if (sold_on !== null && sold_for === null) errors['sold_for'] = 'required'
  if (sold_on !== null && sold_on < date) errors['sold_on'] = 'beforePurchase'
  else if (sold_on !== null && !isNearYear(sold_on, today)) errors['sold_on'] = 'dateRange'
  upgrades.forEach((one, index) => {
    if (one.date < date) errors[`upgrades.${index}.date`] = 'beforePurchase'
    else if (sold_on !== null && one.date > sold_on) errors[`upgrades.${index}.date`] = 'afterSale'
    else if (!isNearYear(one.date, today)) errors[`upgrades.${index}.date`] = 'dateRange'
  })
  return errors
}

/** The percentage of the residual that is deducted each year. 100 if the whole sum is deducted at once. */
export const percentOfItem = (item: DepreciableItem): number =>
  isDeductedAtOnce(item) ? 100 : rulesOf(yearOf(item.date)).itemPercent

/**
 * The deductions of an item by year, in whole øre, rounded half up. The first year deducts a share of the cost, each
 * later year a share of the residual. The deductions and the residual of the last row add up to the cost with upgrades,
 * less the sale.
 */
export function depreciationRows(item: DepreciableItem): DepreciationRow[] {
  const purchase = yearOf(item.date)
  const rows = groupRows(item)
    .filter(({ year, depreciation }) => depreciation !== 0 || year < purchase + item.lifetime)
    .map(({ year, depreciation, residual }) => ({ year, depreciation, residual }))
  // The books before have the deduction of an item that was carried in with nothing left.
  if (!isDeductedAtOnce(item) || item.carried) return rows
  const [first] = rows
  const isSame = first?.year === purchase
  const whole = { year: purchase, depreciation: ore(item.sum + (isSame ? first.depreciation : 0)) }
  return [{ ...whole, residual: isSame ? first.residual : ore(0) }, ...(isSame ? rows.slice(1) : rows)]
}

export function otherRatesOfItem(item: DepreciableItem): GroupRate[] {
  const usual = percentOfItem(item)
  const years = new Set(depreciationRows(item).map(({ year }) => year))
  return (item.group_rates ?? []).filter(({ year, percent }) => years.has(year) && percent !== usual)
}

/** Years from the first to the last, both included. */
export interface YearRange {
  readonly from: number
  readonly to: number
}

/** The deductions of an item in those years. Null if it has none. */
export function deductionInYears(item: DepreciableItem, { from, to }: YearRange): Ore | null {
  const rows = depreciationRows(item).filter((row) => row.year >= from && row.year <= to)
  return rows.length === 0 ? null : sumOre(rows.map((row) => row.depreciation))
}

export const yearOfPurchase = ({ date }: Pick<DepreciableItem, 'date'>): YearRange => ({
  from: yearOf(date),
  to: yearOf(date),
})

/** True if the item has a residual that is deducted only with a chosen rate. */
export function isPastLifetime(item: DepreciableItem, year: number): boolean {
  const row = groupRowInYear(item, year)
  return row !== null && !row.isActive && row.opening > 0 && row.depreciation === 0
}

/** True if the item has a deduction or a residual in the year. */
export const isInGroupD = (item: DepreciableItem, year: number): boolean => groupRowInYear(item, year) !== null

/** The deduction for personal use, rounded half up. */
export const personalUseDeduction = (totalSum: Ore, year: number): Ore =>
  percentOf(totalSum, rulesOf(year).personalPercent)

/**
 * True if income was booked, changed or trashed after the deduction was calculated. Always false
 * after the year's tax return was sent.
 */
export const isPersonalUseOutdated = ({
  sum,
  rentNow,
  year,
  isSent,
}: Pick<ListedPersonalUse, 'sum' | 'rentNow' | 'year' | 'isSent'>): boolean =>
  !isSent && personalUseDeduction(rentNow, year) !== sum

/** True if an item can't change, because the sent tax return of a later year depends on its residual. */
export const isItemClosed = (item: Pick<DepreciableItem, 'date'>, sentYears: ReadonlySet<number>): boolean =>
  [...sentYears].some((year) => year > yearOf(item.date))

/**
 * True if the item may get a longer lifetime: no return of a year after its last year was sent.
 * Sent returns must not change.
 */
export const mayExtendLifetime = (item: DepreciableItem, sentYears: ReadonlySet<number>): boolean =>
  !isDeductedAtOnce(item) && [...sentYears].every((year) => year < yearOf(item.date) + item.lifetime)

/**
 * True if no return of a later year than the day's was sent. Such a return starts from the values
 * at the end of the day's year.
 */
const isOpen = (day: Day, sentYears: ReadonlySet<number>): boolean =>
  [...sentYears].every((year) => year <= yearOf(day))

const changedDays = (a: StoredItem, b: StoredItem): Day[] => {
  const isUpgradeOf = (of: StoredItem, one: Upgrade) =>
    of.upgrades.some(({ date, sum }) => date === one.date && sum === one.sum)
  const isSameSale = a.sold_on === b.sold_on && a.sold_for === b.sold_for
  return [
    ...(isSameSale ? [] : [a.sold_on, b.sold_on].filter((day) => day !== null)),
    ...a.upgrades.filter((one) => !isUpgradeOf(b, one)).map(({ date }) => date),
    ...b.upgrades.filter((one) => !isUpgradeOf(a, one)).map(({ date }) => date),
  ]
}

/**
 * True if this change of an item is allowed (docs/rules/books.md#depreciation). A year is closed if its tax return was
 * sent. Anything may change if no year after the old and the new purchase is closed. Otherwise files may be added. Sales
 * and upgrades may change in years with no closed year after them. The lifetime may become longer if no year after the
 * item's last year is closed.
 */
export function mayChangeItem(before: StoredItem, after: StoredItem, sentYears: ReadonlySet<number>): boolean {
  if (!isItemClosed(before, sentYears) && !isItemClosed(after, sentYears)) {
    return changedDays(before, after).every((day) => isOpen(day, sentYears))
  }
  const lastsLonger = after.lifetime > before.lifetime && mayExtendLifetime(before, sentYears)
  const may: ReadonlySet<string> = new Set(['documents', 'sold_on', 'sold_for', 'upgrades'])
  return (
    itemRecord.differing(before, after).every((name) => may.has(name) || (name === 'lifetime' && lastsLonger)) &&
    changedDays(before, after).every((day) => isOpen(day, sentYears)) &&
    before.documents.every((url) => after.documents.includes(url))
  )
}

/** The maximum number of years of personal use in a row (docs/rules/books.md#personal-use). */
const mostPersonalYears = 3

/** True if the year makes more than three years in a row. `confirmed` are the years with confirmed conditions. */
export function isFourthYearInARow(confirmed: readonly number[], year: number): boolean {
  const years = new Set([...confirmed, year])
  let length = 1
  for (let before = year - 1; years.has(before); before -= 1) length += 1
  for (let after = year + 1; years.has(after); after += 1) length += 1
  return length > mostPersonalYears
}

/** The day by which lists sort personal use. */
export const personalUseDate = (year: number): Day => dayOf(year, 12, 31)

/**
 * The number of years that the wizard offers, and the number of these that are before this year
 * (docs/rules/books.md#personal-use).
 */
const [offered, back] = [13, 2]

/**
 * The years to choose from: 13 years, starting two years ago. Years that the house has already deducted are left out.
 */
export const yearChoices = (today: Day, taken: readonly number[]): number[] =>
  Array.from({ length: offered }, (_, i) => yearOf(today) - back + i).filter((year) => !taken.includes(year))
