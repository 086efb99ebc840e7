import { dayOf, daysInMonth, endOfYear, monthAt, monthOf, startOfYear, yearOf, type Day } from '../../base/kit/day'
import { divideHalfUp, ore, sumOre, type Ore } from '../../base/kit/money'
import type { Period } from '../../books/ledger/rules-period'
import type { PeriodTotals } from '../../books/ledger/rules-totals'
import type { ContractArrears } from '../../lease/rent-account/model'

/** Income less costs, less the co-owners' part, less the estimated tax. Below zero if costs exceed income. */
export const resultOf = ({ income, costs, estimatedTax, others = ore(0) }: PeriodTotals): Ore =>
  ore(income - costs - others - estimatedTax)

/** True if co-owners have a part. Then the result is only the landlord's own share. */
export const isOwnShareOnly = ({ others = ore(0) }: PeriodTotals): boolean => others !== 0

/** Rounds to whole kroner, half up. */
export const roundedToKroner = (amount: Ore): Ore => ore(divideHalfUp(BigInt(amount), 100n) * 100)

export const isResultEmpty = ({ income, costs }: PeriodTotals): boolean => income === 0 && costs === 0

/** The result as a sentence. `amount` is never negative. */
export interface ResultSentence {
  readonly key: 'leftNow' | 'leftThen' | 'spentNow' | 'spentThen' | 'nothing'
  readonly amount: Ore
}

/** Says how much the landlord has left or has spent. The sentence is in the past tense if the period is over. */
export function resultSentence(totals: PeriodTotals, { to }: Period, today: Day): ResultSentence {
  if (isResultEmpty(totals)) return { key: 'nothing', amount: ore(0) }
  const result = resultOf(totals)
  const amount = roundedToKroner(ore(Math.abs(result)))
  const isOver = to < today
  if (result < 0) return { key: isOver ? 'spentThen' : 'spentNow', amount }
  return { key: isOver ? 'leftThen' : 'leftNow', amount }
}

/** The rent of the period that was due and that nobody has paid. It is in the result as income. */
export const unpaidRentIn = (
  arrears: readonly Pick<ContractArrears, 'houseId' | 'months'>[],
  houseId: number | null,
  { from, to }: Period,
): Ore =>
  sumOre(
    arrears
      .filter((one) => houseId === null || one.houseId === houseId)
      .flatMap(({ months }) => months)
      .flatMap(({ month, owed }) => (`${month}-01` >= monthAt(from) && `${month}-01` <= to ? [owed] : [])),
  )

/** The difference from the year before, as a sentence. `amount` is never negative. */
export interface YearBeforeSentence {
  readonly key: 'more' | 'less' | 'same'
  readonly amount: Ore
}

/** Compares the result with the year before. Null if one of the two has no amounts, or if the period hasn't started. */
export function yearBeforeSentence(
  now: PeriodTotals,
  before: PeriodTotals,
  { from }: Period,
  today: Day,
): YearBeforeSentence | null {
  if (isResultEmpty(now) || isResultEmpty(before) || from > today) return null
  const difference = ore(resultOf(now) - resultOf(before))
  const amount = roundedToKroner(ore(Math.abs(difference)))
  return { key: amount === 0 ? 'same' : difference > 0 ? 'more' : 'less', amount }
}

export type PeriodName =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'month'; readonly month: Day }
  | { readonly kind: 'days' }

export function periodKind({ from, to }: Period): PeriodName {
  const [year, month] = [yearOf(from), monthOf(from)]
  if (from === startOfYear(year) && to === endOfYear(year)) return { kind: 'year', year }
  if (from === monthAt(from) && to === dayOf(year, month, daysInMonth(year, month)))
    return { kind: 'month', month: from }
  return { kind: 'days' }
}

export const isRunningPeriod = ({ from, to }: Period, today: Day): boolean => from <= today && today <= to
