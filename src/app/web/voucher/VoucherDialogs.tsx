import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentProps } from 'react'
import { DialogFrame } from '../../../base/ui/dialog/dialog-frame'
import { useAfterPaint } from '../../../base/ui/page/after-paint'
import type { Row } from '../../../base/kit/endpoint'
import { useWords } from '../../../base/ui/words/use-words'
import type { ListedPersonalUse } from '../../../books/depreciation/model'
import { expenseWords } from '../../../books/expense/words'
import { LazyDepreciationDialogs, LazyExpenseDialogs, LazyIncomeDialogs } from './dialog-parts'
import { dialogOf } from './dialog-of'
import { callsReadingVouchers, useUndo } from './vouchers'

const LoadedMeetingItems = lazy(async () => ({ default: (await import('./MeetingItems')).MeetingItems }))

/** The warning about household items. The dialog around it doesn't wait for it. */
const MeetingItems = (props: ComponentProps<typeof LoadedMeetingItems>) => (
  <Suspense>
    <LoadedMeetingItems {...props} />
  </Suspense>
)

const LoadedPayment = lazy(async () => ({ default: (await import('./PaidByPayment')).PaidByPayment }))

/** The payment of an income. The dialog around it doesn't wait for it. */
const PaidIncome = ({ id }: { readonly id: number }) => (
  <Suspense>
    <LoadedPayment kind="income" id={id} />
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

/**
 * The dialogs of vouchers. A dialog is fetched when the address first opens it, or earlier when a
 * click on it is likely.
 */
export function VoucherDialogs({
  incoming = noFiles,
  personals,
  invalidates = callsReadingVouchers,
}: VoucherDialogsProps) {
  const t = useWords(expenseWords)
  const { kind, isNew } = dialogOf(useLocation({ select: (at) => at.searchStr }))
  // The frame answers the press. The dialog is made after it.
  const drawn = useAfterPaint(kind, null)
  const undo = useUndo(invalidates)
  const isExpense = kind === 'expense'
  const frame = kind && <DialogFrame {...(isExpense && isNew && { title: t('newTitle') })} sidePane={isExpense} />
  if (drawn !== kind) return frame
  return (
    <Suspense fallback={frame}>
      {drawn === 'expense' && <LazyExpenseDialogs incoming={incoming} invalidates={invalidates} undo={undo.expense} />}
      {drawn === 'income' && <LazyIncomeDialogs invalidates={invalidates} undo={undo.income} paid={PaidIncome} />}
      {drawn === 'depreciation' && (
        <LazyDepreciationDialogs
          invalidates={invalidates}
          undo={undo.item}
          itemsWarning={MeetingItems}
          personals={personals}
        />
      )}
    </Suspense>
  )
}
