import { lazy, Suspense } from 'react'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { RowSays } from './use-says'

/** A payment whose dialog is open. */
export interface Asked {
  readonly kind: 'rent' | 'vouchers' | 'expense'
  readonly row: BankTransaction
  readonly says: RowSays
  /** It leaves the list. */
  readonly onMatched: () => void
}

/** What each of the dialogs is given. */
export interface MatchDialogProps extends Pick<Asked, 'row' | 'says'> {
  readonly onDone: () => void
  readonly onClose: () => void
  /** It is none of the vouchers that are there: the form of a new one instead. */
  readonly onNewVoucher: () => void
  /** Rows that were accepted before are still on their way: what the books say is old until they have arrived. */
  readonly isSaving: boolean
}

const dialogs = {
  rent: lazy(() => import('./RentDialog')),
  vouchers: lazy(() => import('./VouchersDialog')),
  expense: lazy(() => import('./ExpenseOfPayment')),
}

/** The dialog that says by hand what a payment is, fetched when it is first opened. */
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
