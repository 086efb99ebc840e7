import { z } from 'zod'
import { endOfYear, isDay, startOfYear, type Day } from '../../../base/kit/day'
import { pageCountParam } from '../../../base/ui/list/page-count'
import { costTypes } from '../../../books/expense/model'
import { rowTypes } from '../../../year/dashboard/model-row'
import { isSort, type Sort } from '../../../year/dashboard/rules-search'
import { periodName } from '../../../year/dashboard/rules-result'
import { periodOf, presets, type Period, type PeriodChoice } from '../../../year/dashboard/rules-period'

const day = () => z.string().refine(isDay).or(z.literal('')).default('').catch('')

/** In the address of every list of records. */
export const listAddress = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z
    .string()
    .refine((text): text is Sort => isSort(text))
    .default('-date')
    .catch('-date'),
  pages: pageCountParam(),
})

export const dashboardAddress = listAddress.extend({
  type: z
    .enum(['', ...rowTypes])
    .default('')
    .catch(''),
  /** Only expenses of that kind of cost. */
  cost: z
    .enum(['', ...costTypes])
    .default('')
    .catch(''),
  /** Only expenses of the supplier with that name. */
  supplier: z.string().max(200).default('').catch(''),
  /** Only expenses without a file. */
  receipt: z.enum(['', 'missing']).default('').catch(''),
  period: z
    .enum([...presets, 'month'])
    .default('current')
    .catch('current'),
  from: day(),
  to: day(),
})
export type DashboardAddress = z.output<typeof dashboardAddress>

/** If either of the chosen dates is missing or invalid, it is this year. */
export function periodIn({ period, from, to }: DashboardAddress, today: Day): Period {
  const choice: PeriodChoice =
    period === 'current' || period === 'last'
      ? { preset: period }
      : isDay(from) && isDay(to)
        ? { preset: 'custom', from, to }
        : { preset: 'current' }
  return periodOf(choice, today)
}

/** It is `month` only when its days are those of a month, whatever the address says. */
export const presetOf = ({ period }: DashboardAddress, shown: Period): DashboardAddress['period'] =>
  period === 'month' && periodName(shown).kind !== 'month' ? 'custom' : period

/** Without a filter. */
export const widest = { q: '', type: '', cost: '', supplier: '', receipt: '' } as const

/** By a search or a filter. */
export const isNarrowed = (at: DashboardAddress): boolean =>
  (Object.keys(widest) as (keyof typeof widest)[]).some((key) => at[key] !== widest[key])

export function wholeYear(year: number, thisYear: number): Pick<DashboardAddress, 'period' | 'from' | 'to'> {
  if (year === thisYear) return { period: 'current', from: '', to: '' }
  if (year === thisYear - 1) return { period: 'last', from: '', to: '' }
  return { period: 'custom', from: startOfYear(year), to: endOfYear(year) }
}
