import { ore, type Ore } from '../../../base/kit/money'
import { monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { CostType } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { House } from '../../../landlord/house/model'
import type { CostsOfYear } from '../model'
import type { ComparedCosts, ComparedType } from '../rules-compare'
import type { CostsCell } from '../rules-cell'
import { costsWords } from '../words'

export interface AmountsProps {
  readonly costs: CostsOfYear
  readonly compared: ComparedCosts
  readonly house: House
  /** The key of the cell whose vouchers are shown. Empty if there is none. */
  readonly open: string
  readonly onOpen: (cell: string) => void
}

/** A type, or all types together. */
export interface CostsRow extends Omit<ComparedType, 'cost_type'> {
  readonly cost_type: CostType | null
  readonly name: string
}

/** The rows of the table, the sum of all types last. */
export function useCostsRows({ types, all }: ComparedCosts): readonly CostsRow[] {
  const t = useWords(costsWords)
  const nameOf = useWords(expenseWords)
  return [
    ...types.map((type) => ({ ...type, name: nameOf(type.cost_type) })),
    { ...all, cost_type: null, name: t('total') },
  ]
}

/** The amounts of a row in a month from 1 to 12. Without a month, of the year. */
export const amountsOfCell = (row: CostsRow, month: number | null): { readonly now: Ore; readonly before: Ore } =>
  month === null
    ? { now: row.total, before: row.totalBefore }
    : { now: row.months[month - 1] ?? ore(0), before: row.monthsBefore[month - 1] ?? ore(0) }

/** True if there is something to see in this year or the year before. */
export function hasVouchers(row: CostsRow, month: number | null): boolean {
  const { now, before } = amountsOfCell(row, month)
  return now !== 0 || before !== 0
}

/** Returns a function that names a cell's time: `juni 2026`, or `2026`. */
export function useCellTime(): (cell: Pick<CostsCell, 'month'>, year: number) => string {
  const [language] = useLanguage()
  return ({ month }, year) => (month === null ? String(year) : `${monthName(month, language)} ${year}`)
}
