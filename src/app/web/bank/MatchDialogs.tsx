import { lazy, Suspense } from 'react'
import type { OpenMatchDialog, MatchDialogProps } from './match-dialog'

const dialogs = {
  rent: lazy(() => import('./RentDialog')),
  vouchers: lazy(() => import('./VouchersDialog')),
  expense: lazy(() => import('./ExpenseOfPayment')),
}

/** The dialogs of a payment. Each is fetched when it is first opened. */
export function MatchDialogs({
  asked,
  ...given
}: { asked: OpenMatchDialog } & Pick<MatchDialogProps, 'onDone' | 'onClose' | 'onNewVoucher' | 'isSaving'>) {
  const Shown = dialogs[asked.kind]
  return (
    <Suspense>
      <Shown row={asked.row} says={asked.says} {...given} />
    </Suspense>
  )
}
