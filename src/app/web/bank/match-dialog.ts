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
