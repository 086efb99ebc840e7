import { lazy, Suspense } from 'react'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { RowSays } from './use-says'

export interface Asked {
  readonly kind: 'rent' | 'vouchers' | 'expense'
  readonly row: BankTransaction
  readonly says: RowSays
  readonly onMatched: () => void
}

export interface MatchDialogProps extends Pick<Asked, 'row' | 'says'> {
  readonly onDone: () => void
  readonly onClose: () => void
  /** No existing voucher fits. */
  readonly onNewVoucher: () => void
  /** Until accepted rows have arrived, the data from the books is out of date. */
  readonly isSaving: boolean
}

const dialogs = {
  rent: lazy(() => import('./RentDialog')),
  vouchers: lazy(() => import('./VouchersDialog')),
  expense: lazy(() => import('./ExpenseOfPayment')),
}

/** A dialog is fetched when it is first opened. */
export function MatchDialogs({
  asked,
  ...given
}: { asked: Asked } & Pick<MatchDialogProps, 'onDone' | 'onClose' | 'onNewVoucher' | 'isSaving'>) {
  const Shown = dialogs[asked.kind]
  return (
    <Suspense>
      <Shown row={asked.row} says={asked.says} {...given} />
    </Suspense>
  )
}
