import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'

/** A voucher or income with its matched transaction. The text of the transaction may say more than the voucher. */
export const PaidVoucher = z.strictObject({
  kind: z.enum(['bilag', 'income']),
  /** The id of the voucher or income. */
  id: z.int(),
  transactionId: z.int(),
  bankAccountId: z.int(),
  date: DayText,
  /** Below zero for money out. */
  sum: Balance,
  text: z.string(),
  counterparty: z.string().nullable(),
})

export type PaidVoucher = z.output<typeof PaidVoucher>
