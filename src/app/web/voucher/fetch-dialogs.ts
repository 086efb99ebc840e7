import { prefetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { paidVoucherCalls } from '../../../bank/matching/calls-paid'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { expenseCalls } from '../../../books/expense/calls'
import { incomeCalls } from '../../../books/income/calls'
import { ledgerCalls } from '../../../books/ledger/calls'
import { wholePeriod } from '../../../books/ledger/rules-period'
import { supplierCalls } from '../../../books/supplier/calls'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { LazyDepreciationDialogs, LazyExpenseDialogs, LazyIncomeDialogs } from './dialog-parts'

/** Fetches what the dialog of a row needs. Called when a click on the row is likely. */
export function fetchVoucherDialog({ type, id }: Pick<DashboardRow, 'type' | 'id'>): void {
  const params = { id: String(id) }
  if (type === 'manual-bilag' || type === 'archived-bilag') {
    LazyExpenseDialogs.fetch()
    prefetchEndpoint(expenseCalls.read, { params })
    prefetchEndpoint(paidVoucherCalls.list)
  } else if (type === 'income-bilag') {
    LazyIncomeDialogs.fetch()
    prefetchEndpoint(incomeCalls.read, { params })
    prefetchEndpoint(paidVoucherCalls.list)
  } else if (type === 'depreciation') {
    LazyDepreciationDialogs.fetch()
    prefetchEndpoint(depreciationCalls.read, { params })
  } else if (type === 'personal') LazyDepreciationDialogs.fetch()
}

/** Fetches what the form of a new expense needs. */
export function fetchNewExpense(): void {
  LazyExpenseDialogs.fetch()
  prefetchEndpoint(supplierCalls.list)
  const { from, to } = wholePeriod(today())
  prefetchEndpoint(ledgerCalls.allTypes, { query: { date_from: from, date_to: to } })
}
