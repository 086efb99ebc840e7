import type { Row } from '../../../base/kit/endpoint'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { sumOre } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { expenseCalls } from '../../../books/expense/calls'
import { repeatCalls } from '../../../books/repeat/calls'
import { incomeCalls } from '../../../books/income/calls'
import { useRestore, type StaleAfterTrash, type TrashedRecord } from '../../../books/trash/web/use-restore'
import type { House } from '../../../landlord/house/model'
import { dashboardCalls } from '../../../year/dashboard/calls'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { todoCalls } from '../../../year/todo/calls'
import { wholePeriod } from '../../../year/dashboard/rules-period'

/** What shows vouchers of every kind, what the plan does to those that repeat, and what waits to be filled out, and is stale after one was written. */
export const lists = [
  dashboardCalls.allTypes,
  repeatCalls.planRepeats,
  todoCalls.waiting,
  rentAccountCalls.read,
  rentAccountCalls.arrears,
]

/** What is stale after a record has come into the trash folder or left it. */
export const staleAfterTrash: StaleAfterTrash = {
  lists,
  reads: {
    bilag: expenseCalls.read,
    'income-bilag': incomeCalls.read,
    'depreciation-bilag': depreciationCalls.read,
  },
}

/** All vouchers of a house (null: of all houses) that don't lie in the trash folder, whatever their date. */
export function useAllVouchers(house: Pick<House, 'id'> | null) {
  const { from, to } = wholePeriod(today())
  return useEndpointQuery(dashboardCalls.allTypes, {
    query: { ...(house && { houseId: String(house.id) }), date_from: from, date_to: to },
  })
}

/** Takes what was just moved to the trash folder out of it again, kind by kind. */
export function useUndo(shownIn: readonly Row[] = lists) {
  const restore = useRestore({ ...staleAfterTrash, lists: shownIn })
  return {
    expense: (record: TrashedRecord) => void restore('bilag', record),
    income: (record: TrashedRecord) => void restore('income-bilag', record),
    item: (record: TrashedRecord) => void restore('depreciation-bilag', record),
  }
}

/** How many of the rows have an amount, and what these come to, for the sum under a list. */
export function amountsOf(rows: readonly Pick<DashboardRow, 'sum'>[]): {
  readonly count: number
  readonly amount: string
} {
  const amounts = rows.flatMap(({ sum }) => (sum === null ? [] : [sum]))
  return { count: amounts.length, amount: kr(sumOre(amounts)) }
}
