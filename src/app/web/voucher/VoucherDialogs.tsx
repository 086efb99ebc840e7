import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import type { ListedPersonalUse } from '../../../books/depreciation/model'
import { callsReadingVouchers, useUndo } from './vouchers'

const ExpenseDialogs = lazy(() => import('../expense/ExpenseDialogs'))
const IncomeDialogs = lazy(() => import('../../../books/income/web/IncomeDialogs'))
const DepreciationDialogs = lazy(() => import('../../../books/depreciation/web/DepreciationDialogs'))
const LoadedMeetingItems = lazy(async () => ({ default: (await import('./MeetingItems')).MeetingItems }))

/** The warning about household items. The dialog around it doesn't wait for it. */
const MeetingItems = (props: ComponentProps<typeof LoadedMeetingItems>) => (
  <Suspense>
    <LoadedMeetingItems {...props} />
  </Suspense>
)

export interface VoucherDialogsProps {
  /** Files with which a new expense starts. */
  readonly incoming?: readonly File[]
  readonly personals?: readonly ListedPersonalUse[] | undefined
  /** Calls whose answers are out of date afterwards. Default: the lists of all vouchers. */
  readonly invalidates?: readonly Row[]
}

const noFiles: readonly File[] = []

/** The dialogs of vouchers. Each is fetched when the address first names it. */
export function VoucherDialogs({
  incoming = noFiles,
  personals,
  invalidates = callsReadingVouchers,
}: VoucherDialogsProps) {
  const search = new URLSearchParams(useLocation({ select: (at) => at.searchStr }))
  const undo = useUndo(invalidates)
  const named = (add: string, ...keys: string[]) => search.get('add') === add || keys.some((key) => search.has(key))
  return (
    <Suspense>
      {named('expense', 'bilag', 'edit') && (
        <ExpenseDialogs incoming={incoming} invalidates={invalidates} undo={undo.expense} />
      )}
      {named('income', 'income', 'editIncome', 'rent', 'trashIncome') && (
        <IncomeDialogs invalidates={invalidates} undo={undo.income} />
      )}
      {named('depreciation', 'item', 'table', 'editItem', 'personal') && (
        <DepreciationDialogs invalidates={invalidates} undo={undo.item} meets={MeetingItems} personals={personals} />
      )}
    </Suspense>
  )
}
