import { addMonths, monthAt, yearOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { firstMonth, nextOwedMonth, rentChanges, rentOfMonth, type RentTerms } from './rules'

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
  /** The first day of the month. */
  readonly month: Day
  readonly state: MonthState
  /** The booked sum, also of a voucher in the trash folder. For a month without a voucher, the sum in the lease. */
  readonly sum: Ore
  /** True if the rent changes with this month. */
  readonly isRaise: boolean
  readonly voucher: V | null
}

export interface ContractYear<V extends MonthVoucher> {
  readonly year: number
  readonly months: readonly ContractMonth<V>[]
  /** The sum and the number of the year's vouchers outside the trash folder. */
  readonly sum: Ore
  readonly count: number
}

type Terms = RentTerms & Pick<Contract, 'status' | 'signed_at' | 'next_rent_on'>

/** The next year is shown too from this number of months before the end of a year. */
const monthsAhead = 3

function withoutVoucher({ signed_at, next_rent_on }: Terms, month: Day, today: Day): MonthState {
  if (month > today) return 'ahead'
  if (signed_at === null) return 'waiting'
  return next_rent_on !== null && month >= next_rent_on ? 'waiting' : 'deleted'
}

/**
 * The months that owe rent, up to the end of this year, or of the next year if that is near. If the lease starts later,
 * up to the end of its first year.
 */
function monthsOwed(terms: Terms, today: Day): Day[] {
  const owed: Day[] = []
  let month = firstMonth(terms)
  if (month === null) return owed
  const shown = Math.max(yearOf(addMonths(monthAt(today), monthsAhead)), yearOf(month))
  while (month !== null && yearOf(month) <= shown) {
    owed.push(month)
    month = nextOwedMonth(terms, month)
  }
  return owed
}

/**
 * Lists every month whose rent is owed, up to the end of the last year shown. Also lists every other month with a
 * voucher. A voucher may be in the trash folder. A draft has no months.
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
    const rent = owed.has(month) ? rentOfMonth(terms, month) : null
    const isRaise = raises.has(month)
    if (voucher === null) return { month, state: withoutVoucher(terms, month, today), sum: rent!.sum, isRaise, voucher }
    const isChanged = rent !== null && voucher.sum !== rent.sum
    const state = voucher.isTrashed ? 'trashed' : isChanged ? 'changed' : 'booked'
    return { month, state, sum: voucher.sum, isRaise, voucher }
  })
}

/** The months by year, the earliest year first. */
export function monthsByYear<V extends MonthVoucher>(months: readonly ContractMonth<V>[]): readonly ContractYear<V>[] {
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => {
    const own = months.filter(({ month }) => yearOf(month) === year)
    const booked = own.filter(({ state }) => state === 'booked' || state === 'changed')
    return { year, months: own, sum: sumOre(booked.map(({ sum }) => sum)), count: booked.length }
  })
}

/** The year asked for, otherwise this year, otherwise the nearest one. */
export function shownYear(years: readonly { readonly year: number }[], asked: number, today: Day): number {
  const shown = years.map(({ year }) => year)
  if (shown.includes(asked)) return asked
  const now = yearOf(today)
  return shown.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0] ?? now
}
