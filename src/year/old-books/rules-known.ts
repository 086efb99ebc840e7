import type { Day } from '../../base/kit/day'
import type { AccountBooks, ProposedExpense, ProposedIncome, ProposedItem } from './rules-proposal'

/** Takes each row of the account once, so that two equal rows need two equal vouchers. */
function counted(keys: readonly string[]): (key: string) => boolean {
  const left = new Map<string, number>()
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
  return (key) => {
    const count = left.get(key) ?? 0
    if (count > 0) left.set(key, count - 1)
    return count > 0
  }
}

const keyOf = (houseId: number | null, day: Day, sum: number): string => `${houseId}|${day}|${sum}`

export interface KnownRows {
  readonly isKnownExpense: (record: Pick<ProposedExpense, 'houseId' | 'date' | 'sum'>) => boolean
  readonly isKnownIncome: (record: Pick<ProposedIncome, 'houseId' | 'start_date' | 'sum'>) => boolean
  readonly isKnownItem: (record: Pick<ProposedItem, 'houseId' | 'date' | 'sum'>) => boolean
}

/** Knows the rows that the account has already: by house, day and sum, and each of them once. Rent by its month. */
export function knownRows({ expenses, incomes, items }: AccountBooks): KnownRows {
  const ofExpenses = counted(expenses.map(({ houseId, date, sum }) => keyOf(houseId, date, sum)))
  const ofIncomes = counted(
    incomes.map(({ houseId, start_date, sum }) => keyOf(houseId, start_date.slice(0, 7) as Day, sum)),
  )
  const ofItems = counted(items.map(({ houseId, date, sum }) => keyOf(houseId, date, sum)))
  return {
    isKnownExpense: ({ houseId, date, sum }) => houseId !== null && ofExpenses(keyOf(houseId, date, sum)),
    isKnownIncome: ({ houseId, start_date, sum }) =>
      houseId !== null && ofIncomes(keyOf(houseId, start_date.slice(0, 7) as Day, sum)),
    isKnownItem: ({ houseId, date, sum }) => houseId !== null && ofItems(keyOf(houseId, date, sum)),
  }
}
