import { addMonths, monthAt, yearOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { firstMonth, monthAfter, rentChanges, rentOf, type RentTerms } from './rules'

/** The parts of an income voucher that the list of months uses. */
export interface MonthVoucher {
  readonly id: number
  readonly start_date: Day
  readonly sum: Ore
  readonly isTrashed: boolean
}

/**
 * The state of a month's rent. `changed`: booked with another sum than the lease says. `deleted`: its voucher was
 * deleted for good and doesn't come back (docs/rules/lease.md#rent-income). `waiting`: due and not booked yet. `ahead`: not
 * due yet.
 */
export type MonthState = 'booked' | 'changed' | 'trashed' | 'deleted' | 'waiting' | 'ahead'

export interface ContractMonth<V extends MonthVoucher> {
  /** The month's first day. */
  readonly month: Day
  readonly state: MonthState
  /** The sum that is booked, or was. For a month without a voucher, what the lease says. */
  readonly sum: Ore
  /** The rent changes with this month. */
  readonly isRaise: boolean
  readonly voucher: V | null
}

export interface ContractYear<V extends MonthVoucher> {
  readonly year: number
  readonly months: readonly ContractMonth<V>[]
  /** The total of its vouchers outside the trash folder. */
  readonly sum: Ore
  readonly count: number
}

type Terms = RentTerms & Pick<Contract, 'status' | 'signed_at' | 'next_rent_on'>

/** From this many months before its end a year is shown together with the next one. */
const monthsAhead = 3

function withoutVoucher({ signed_at, next_rent_on }: Terms, month: Day, today: Day): MonthState {
  if (month > today) return 'ahead'
  if (signed_at === null) return 'waiting'
  return next_rent_on !== null && month >= next_rent_on ? 'waiting' : 'deleted'
}

/**
 * The months whose rent is owed, from the first one to the end of this year, or of the next year when that is near. For
 * a lease that starts later, to the end of its first year.
 */
function monthsOwed(terms: Terms, today: Day): Day[] {
  const owed: Day[] = []
  let month = firstMonth(terms)
  if (month === null) return owed
  const shown = Math.max(yearOf(addMonths(monthAt(today), monthsAhead)), yearOf(month))
  while (month !== null && yearOf(month) <= shown) {
    owed.push(month)
    month = monthAfter(terms, month)
  }
  return owed
}

/**
 * The months of a contract with their vouchers, including those in the trash folder, in order. Every month whose rent
 * is owed is listed, up to the end of the last year shown, and every other month with a voucher. A draft has none.
 */
export function contractMonths<V extends MonthVoucher>(
  terms: Terms,
  vouchers: readonly V[],
  today: Day,
): readonly ContractMonth<V>[] {
  if (terms.status === 'draft') return []
  const booked = new Map(vouchers.map((voucher) => [monthAt(voucher.start_date), voucher]))
  const raises = new Set(rentChanges(terms).map(({ from }) => monthAt(from)))
  const owed = new Set(monthsOwed(terms, today))
  return [...new Set([...owed, ...booked.keys()])].toSorted().map((month) => {
    const voucher = booked.get(month) ?? null
    const rent = owed.has(month) ? rentOf(terms, month) : null
    const isRaise = raises.has(month)
    if (voucher === null) return { month, state: withoutVoucher(terms, month, today), sum: rent!.sum, isRaise, voucher }
    const isChanged = rent !== null && voucher.sum !== rent.sum
    const state = voucher.isTrashed ? 'trashed' : isChanged ? 'changed' : 'booked'
    return { month, state, sum: voucher.sum, isRaise, voucher }
  })
}

/** The same grouped by year, ascending. */
export function yearsOf<V extends MonthVoucher>(months: readonly ContractMonth<V>[]): readonly ContractYear<V>[] {
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => {
    const own = months.filter(({ month }) => yearOf(month) === year)
    const booked = own.filter(({ state }) => state === 'booked' || state === 'changed')
    return { year, months: own, sum: sumOre(booked.map(({ sum }) => sum)), count: booked.length }
  })
}

/** The year that is shown: the one asked for, otherwise this year, otherwise the nearest. */
export function yearAt(years: readonly { readonly year: number }[], asked: number, today: Day): number {
  const shown = years.map(({ year }) => year)
  if (shown.includes(asked)) return asked
  const now = yearOf(today)
  return shown.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0] ?? now
}
