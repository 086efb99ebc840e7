import { addMonths, monthAt, yearOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { firstMonth, monthAfter, rentChanges, rentOf, type RentTerms } from './rules'

export interface MonthVoucher {
  readonly id: number
  readonly start_date: Day
  readonly sum: Ore
  readonly isTrashed: boolean
}

/**
 * `changed`: booked with another sum than the lease says. `deleted`: its voucher was deleted for good and doesn't come
 * back (docs/rules/lease.md#rent-income). `waiting`: due and not booked yet. `ahead`: not due yet.
 */
export type MonthState = 'booked' | 'changed' | 'trashed' | 'deleted' | 'waiting' | 'ahead'

export interface ContractMonth<V extends MonthVoucher> {
  /** The first day. */
  readonly month: Day
  readonly state: MonthState
  /** Booked, now or earlier. For a month without a voucher, what the lease says. */
  readonly sum: Ore
  /** The rent changes with this month. */
  readonly isRaise: boolean
  readonly voucher: V | null
}

export interface ContractYear<V extends MonthVoucher> {
  readonly year: number
  readonly months: readonly ContractMonth<V>[]
  /** Of its vouchers outside the trash folder. */
  readonly sum: Ore
  readonly count: number
}

type Terms = RentTerms & Pick<Contract, 'status' | 'signed_at' | 'next_rent_on'>

/** Before its end, a year is shown together with the next one. */
const monthsAhead = 3

function withoutVoucher({ signed_at, next_rent_on }: Terms, month: Day, today: Day): MonthState {
  if (month > today) return 'ahead'
  if (signed_at === null) return 'waiting'
  return next_rent_on !== null && month >= next_rent_on ? 'waiting' : 'deleted'
}

/** Up to the end of this year, of the next one when that is near, or of the first year of a later lease. */
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
 * Includes vouchers in the trash folder. Lists every month whose rent is owed, up to the end of the last year shown,
 * and every other month with a voucher. A draft has none.
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

/** Ascending. */
export function yearsOf<V extends MonthVoucher>(months: readonly ContractMonth<V>[]): readonly ContractYear<V>[] {
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => {
    const own = months.filter(({ month }) => yearOf(month) === year)
    const booked = own.filter(({ state }) => state === 'booked' || state === 'changed')
    return { year, months: own, sum: sumOre(booked.map(({ sum }) => sum)), count: booked.length }
  })
}

/** The one asked for, otherwise this year, otherwise the nearest. */
export function yearAt(years: readonly { readonly year: number }[], asked: number, today: Day): number {
  const shown = years.map(({ year }) => year)
  if (shown.includes(asked)) return asked
  const now = yearOf(today)
  return shown.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0] ?? now
}
