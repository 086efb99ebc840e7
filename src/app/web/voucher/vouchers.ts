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
import { ledgerCalls } from '../../../books/ledger/calls'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { supplierCalls } from '../../../books/supplier/calls'
import { paidVoucherCalls } from '../../../bank/matching/calls-paid'
import { callsReadingPayments } from '../../../lease/rent-account/calls-stale'
import { costsCalls } from '../../../year/costs/calls'
import { todoCalls } from '../../../year/todo/calls'
import { wholePeriod } from '../../../books/ledger/rules-period'

/**
 * Calls whose answers are out of date after a voucher was written: they read vouchers, the plan's effect on repeats,
 * the to-do list, rent accounts and their payments, the costs of a year, what suppliers were paid and what paid a voucher.
 */
export const callsReadingVouchers = [
  ledgerCalls.allTypes,
  repeatCalls.planRepeats,
  todoCalls.waiting,
  todoCalls.count,
  ...callsReadingPayments,
  supplierCalls.list,
  costsCalls.read,
  paidVoucherCalls.list,
]

export const callsStaleAfterTrash: StaleAfterTrash = {
  lists: callsReadingVouchers,
  reads: {
    bilag: expenseCalls.read,
    'income-bilag': incomeCalls.read,
    'depreciation-bilag': depreciationCalls.read,
  },
}

/** All vouchers, without the trash folder. A null house means all houses. */
export function useAllVouchers(house: Pick<House, 'id'> | null) {
  const { from, to } = wholePeriod(today())
  return useEndpointQuery(ledgerCalls.allTypes, {
    query: { ...(house && { houseId: String(house.id) }), date_from: from, date_to: to },
  })
}

export function useUndo(shownIn: readonly Row[] = callsReadingVouchers) {
  const restore = useRestore({ ...callsStaleAfterTrash, lists: shownIn })
  return {
    expense: (record: TrashedRecord) => void restore('bilag', record),
    income: (record: TrashedRecord) => void restore('income-bilag', record),
    item: (record: TrashedRecord) => void restore('depreciation-bilag', record),
  }
}

export function amountsOf(rows: readonly Pick<DashboardRow, 'sum'>[]): {
  readonly count: number
  readonly amount: string
} {
  const amounts = rows.flatMap(({ sum }) => (sum === null ? [] : [sum]))
  return { count: amounts.length, amount: kr(sumOre(amounts)) }
}
