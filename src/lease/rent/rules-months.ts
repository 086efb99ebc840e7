import { addMonths, monthAt, yearOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { firstMonth, monthAfter, rentChanges, rentOf, type RentTerms } from './rules'

/** What of an income voucher the strip of months looks at. */
export interface MonthVoucher {
  readonly id: number
  readonly start_date: Day
  readonly sum: Ore
  readonly isTrashed: boolean
}

/**
 * How the rent of a month stands. `changed`: booked with another sum than the lease says. `deleted`: its voucher was
 * deleted for good and doesn't come back (docs/rules.md#rent-income). `waiting`: it is due and not booked yet. `ahead`: it
 * is to come.
 */
export type MonthState = 'booked' | 'changed' | 'trashed' | 'deleted' | 'waiting' | 'ahead'

export interface ContractMonth<V extends MonthVoucher> {
  /** Its first day. */
  readonly month: Day
  readonly state: MonthState
  /** What is booked, or was; of a month without a voucher what the lease says. */
  readonly sum: Ore
  /** The rent has another sum from this month on. */
  readonly isRaise: boolean
  readonly voucher: V | null
}

export interface ContractYear<V extends MonthVoucher> {
  readonly year: number
  readonly months: readonly ContractMonth<V>[]
  /** What its vouchers outside the trash folder come to. */
  readonly sum: Ore
  readonly count: number
}

type Terms = RentTerms & Pick<Contract, 'status' | 'signed_at' | 'next_rent_on'>

/** So many months before its end a year is shown with the next one. */
const monthsAhead = 3

function withoutVoucher({ signed_at, next_rent_on }: Terms, month: Day, today: Day): MonthState {
  if (month > today) return 'ahead'
  if (signed_at === null) return 'waiting'
  return next_rent_on !== null && month >= next_rent_on ? 'waiting' : 'deleted'
}

/** The months whose rent is owed, from the first one to the end of this year, or of the next where that is near; of a lease that begins later to the end of its first year. */
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
 * The months of a contract with the vouchers it has made, those in the trash folder too, in order: each month whose rent is
 * owed from the first one to the end of the last year shown, and each other one that has a voucher. A draft has none.
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

/** The same by years, ascending. */
export function yearsOf<V extends MonthVoucher>(months: readonly ContractMonth<V>[]): readonly ContractYear<V>[] {
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => {
    const own = months.filter(({ month }) => yearOf(month) === year)
    const booked = own.filter(({ state }) => state === 'booked' || state === 'changed')
    return { year, months: own, sum: sumOre(booked.map(({ sum }) => sum)), count: booked.length }
  })
}

/** Which of the years is shown: the one asked for, else this one, else the one that is nearest. */
export function yearAt(years: readonly { readonly year: number }[], asked: number, today: Day): number {
  const shown = years.map(({ year }) => year)
  if (shown.includes(asked)) return asked
  const now = yearOf(today)
  return shown.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0] ?? now
}
