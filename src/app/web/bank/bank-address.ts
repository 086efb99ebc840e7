import { z } from 'zod'
import { transactionStates } from '../../../bank/transaction/model'

export const bankSearchParams = z.object({
  state: z.enum(transactionStates).default('open').catch('open'),
  /** The bank account. 0: all of them. */
  account: z.coerce.number().int().min(0).default(0).catch(0),
  q: z.string().default('').catch(''),
  /** Says whether the button to import a file has the focus. */
  choose: z.enum(['', 'file']).default('').catch(''),
})
export type BankSearchParams = z.output<typeof bankSearchParams>
