import { useAnswer } from '../../../base/ui/answer'
import { today } from '../../../base/ui/today'
import { useRestore, type Trashed } from '../../../books/trash/web/use-restore'
import type { House } from '../../../landlord/house/model'
import { dashboardCalls } from '../calls'
import { wholePeriod } from '../rules-period'

/** What shows vouchers of every kind, and is old after one was written. */
export const lists = [dashboardCalls.allTypes]

/** All vouchers of a house that don't lie in the trash folder, whatever their date. */
export function useAllVouchers(house: Pick<House, 'id'>) {
  const { from, to } = wholePeriod(today())
  return useAnswer(dashboardCalls.allTypes, { query: { houseId: String(house.id), date_from: from, date_to: to } })
}

/** Takes what was just moved to the trash folder out of it again, kind by kind. */
export function useUndo() {
  const restore = useRestore(lists)
  return {
    expense: (record: Trashed) => void restore('bilag', record),
    income: (record: Trashed) => void restore('income-bilag', record),
    item: (record: Trashed) => void restore('depreciation-bilag', record),
  }
}
