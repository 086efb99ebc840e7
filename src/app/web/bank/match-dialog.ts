import type { BankTransaction } from '../../../bank/transaction/model'
import type { RowTexts } from './use-row-texts'

export interface OpenMatchDialog {
  readonly kind: 'rent' | 'vouchers' | 'expense'
  readonly row: BankTransaction
  readonly says: RowTexts
  readonly onMatched: () => void
}

export interface MatchDialogProps extends Pick<OpenMatchDialog, 'row' | 'says'> {
  readonly onDone: () => void
  readonly onClose: () => void
  /** Called when the landlord finds no existing voucher that fits. */
  readonly onNewVoucher: () => void
  /** True if the server has not stored all accepted rows yet. Until then, the books that were read are out of date. */
  readonly isSaving: boolean
}
