import { z } from 'zod'
import { transactionStates } from '../../../bank/transaction/model'

/** What the page of the bank shows, as its address keeps it. */
export const bankAddress = z.object({
  state: z.enum(transactionStates).default('open').catch('open'),
  /** 0: all accounts. */
  account: z.coerce.number().int().min(0).default(0).catch(0),
  q: z.string().default('').catch(''),
  /** Where one comes to read a file: the button for it has the focus. */
  choose: z.enum(['', 'file']).default('').catch(''),
})
export type BankAddress = z.output<typeof bankAddress>
