import { z } from 'zod'
import { endOfYear, isDay, startOfYear, type Day } from '../../../base/kit/day'
import { pageCountParam } from '../../../base/ui/list/page-count'
import { costTypes } from '../../../books/expense/model'
import { rowTypes } from '../../../year/dashboard/model-row'
import { isRowSort, type RowSort } from '../../../year/dashboard/rules-search'
import { periodKind } from '../../../year/dashboard/rules-result'
import { periodOf, periodPresets, type Period, type PeriodChoice } from '../../../books/ledger/rules-period'

const day = () => z.string().refine(isDay).or(z.literal('')).default('').catch('')

export const listSearchParams = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z
    .string()
    .refine((text): text is RowSort => isRowSort(text))
    .default('-date')
    .catch('-date'),
  pages: pageCountParam(),
})

export const dashboardSearchParams = listSearchParams.extend({
  type: z
    .enum(['', ...rowTypes])
    .default('')
    .catch(''),
  cost: z
    .enum(['', ...costTypes])
    .default('')
    .catch(''),
  supplier: z.string().max(200).default('').catch(''),
  /** `missing` shows only expenses without a file. */
  receipt: z.enum(['', 'missing']).default('').catch(''),
  period: z
    .enum([...periodPresets, 'month'])
    .default('current')
    .catch('current'),
  from: day(),
  to: day(),
})
export type DashboardSearchParams = z.output<typeof dashboardSearchParams>

/** The period of the address. It is this year when a chosen date is missing or invalid. */
export function periodOfAddress(
  { period, from, to }: Pick<DashboardSearchParams, 'period' | 'from' | 'to'>,
  today: Day,
): Period {
  const choice: PeriodChoice =
    period === 'current' || period === 'last'
      ? { preset: period }
      : isDay(from) && isDay(to)
        ? { preset: 'custom', from, to }
        : { preset: 'current' }
  return periodOf(choice, today)
}

/** The kind of period to show. `month` only when the days are those of a month. */
export const shownPreset = (
  { period }: Pick<DashboardSearchParams, 'period'>,
  shown: Period,
): DashboardSearchParams['period'] => (period === 'month' && periodKind(shown).kind !== 'month' ? 'custom' : period)

export const noFilters = { q: '', type: '', cost: '', supplier: '', receipt: '' } as const

export const hasFilters = (at: DashboardSearchParams): boolean =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((key) => at[key] !== noFilters[key])

export function wholeYear(year: number, thisYear: number): Pick<DashboardSearchParams, 'period' | 'from' | 'to'> {
  if (year === thisYear) return { period: 'current', from: '', to: '' }
  if (year === thisYear - 1) return { period: 'last', from: '', to: '' }
  return { period: 'custom', from: startOfYear(year), to: endOfYear(year) }
}

/** The part of the address that chooses the rows. An open dialog doesn't change it, so the links of the rows stay. */
export const listSearchOf = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => key === 'house' || key in dashboardSearchParams.shape),
  ).toString()
