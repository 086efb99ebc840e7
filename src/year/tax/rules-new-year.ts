import { yearOf, type Day } from '../../base/kit/day'

/** A rent for a month in one year that was paid, or is due, in another year. */
export interface RentAcrossYears {
  readonly contractId: number
  readonly houseId: number
  /** The tenant's name. */
  readonly name: string
  readonly month: Day
  /** The day on which the rent was paid, or is due if it is unpaid. */
  readonly on: Day
}

interface Account {
  readonly months: readonly { readonly month: Day; readonly dueOn: Day; readonly sum: number }[]
  readonly payments: readonly {
    readonly date: Day
    readonly parts: readonly { readonly month: Day; readonly sum: number }[]
  }[]
}

/**
 * The months of a rent account whose rent was paid, or is due, in another year than the month's.
 * The earliest day comes first.
 */
export function monthsAcrossYears({ months, payments }: Account): Pick<RentAcrossYears, 'month' | 'on'>[] {
  const paid = payments.flatMap(({ date, parts }) =>
    parts.flatMap(({ month, sum }) => (sum > 0 ? [{ month, on: date }] : [])),
  )
  const due = months.flatMap(({ month, dueOn, sum }) =>
    sum > 0 && !paid.some((part) => part.month === month) ? [{ month, on: dueOn }] : [],
  )
  const across = [...paid, ...due].filter(({ month, on }) => yearOf(month) !== yearOf(on))
  return [...new Map(across.map((one) => [`${one.month} ${one.on}`, one])).values()].toSorted((a, b) =>
    a.on < b.on ? -1 : 1,
  )
}
