import { endOfYear, startOfYear, yearOf } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { toast } from '../../../base/ui/page/toast'
import { fetchEndpoint, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../../books/expense/calls'
import type { Expense } from '../../../books/expense/model'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { expenseWords } from '../../../books/expense/words'
import { workbenchWords } from '../../../books/expense/words-workbench'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { useHouse } from '../../../landlord/house/web/use-house'
import { ledgerCalls } from '../../../books/ledger/calls'
import { linesOf, totalsOf } from '../../../books/ledger/rules-totals'

export type ExpenseUndo = (record: TrashedRecord) => void

/**
 * Returns a function that says that a voucher is saved, and what the year has cost so far. The costs are those of the
 * houses that the page shows. Offers to undo the save.
 */
export function useBookedMessage(stale: readonly Row[], undo: ExpenseUndo) {
  const t = useWords(expenseWords)
  const w = useWords(workbenchWords)
  const nameOf = useExpenseName()
  const { isAll } = useHouse()
  const { mutateAsync: remove } = useEndpointMutation(expenseCalls.remove, { invalidates: stale })

  const takeBack = async (saved: Expense) => {
    const params = { id: String(saved.id) }
    try {
      const { etag } = await fetchEndpoint(expenseCalls.read, { params })
      await remove({ params, ifMatch: etag })
      toast.success(t('trashed', { name: nameOf(saved) }), { undo: { run: () => undo(saved) } })
    } catch {
      toast.error(t('notTakenBack', { name: nameOf(saved) }))
    }
  }
  return async (saved: Expense, plain: string) => {
    // A repeat has created other vouchers too. The dialog of the voucher asks what to do with those.
    const options = saved.repeat === 'never' ? { undo: { run: () => void takeBack(saved) } } : {}
    const year = yearOf(saved.listed_on)
    const [from, to] = [startOfYear(year), endOfYear(year)]
    try {
      const vouchers = await fetchEndpoint(ledgerCalls.allTypes, {
        query: { ...(isAll ? {} : { houseId: String(saved.houseId) }), date_from: from, date_to: to },
      })
      const { costs } = totalsOf(linesOf(vouchers, { from, to }))
      toast.success(w('booked', { year, costs: kr(costs) }), options)
    } catch {
      toast.success(plain, options)
    }
  }
}
