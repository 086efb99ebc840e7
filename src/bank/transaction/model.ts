import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { Id, IdText, Unreadable } from '../../base/kit/schemas'

export const transactionStates = ['open', 'matched', 'ignored'] as const
export type TransactionState = (typeof transactionStates)[number]

/** `anyway`: days that were read before from a file of another format are read once more. */
export const ImportForm = z.strictObject({
  bankAccountId: Id,
  anyway: z.boolean({ error: 'invalid' }).optional(),
})

/** What an import came to: rows that are new, rows that another file had brought, and those that wait at the bank. */
export const ImportResult = z.strictObject({
  importId: z.int(),
  imported: z.int(),
  known: z.int(),
  pending: z.int(),
})

/** Rows that one answer has at most, and where nothing is said. */
export const mostListed = 2000

const Count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'invalid')
  .transform(Number)
  .refine((count) => count <= mostListed, 'invalid')

/** `before`: the id of a row of the list, behind which it goes on. */
export const TransactionQuery = z.strictObject({
  bankAccountId: IdText.optional(),
  state: z.enum(transactionStates, { error: 'choose' }).optional(),
  from: DayText.optional(),
  to: DayText.optional(),
  before: IdText.optional(),
  limit: Count.optional(),
})

/** What a movement was matched with: the payment that it made on a contract's rent, vouchers, or an income. */
export const MatchedWith = z.strictObject({
  contractId: z.int().nullable(),
  paymentId: z.int().nullable(),
  bilagIds: z.array(z.int()),
  incomeId: z.int().nullable(),
})

/** One movement on an account, as it was imported. */
export const BankTransaction = z.strictObject({
  id: z.int(),
  bankAccountId: z.int(),
  date: DayText,
  /** Below zero is money out. */
  sum: Balance,
  text: z.string(),
  counterparty: z.string().nullable(),
  counter_account: z.string().nullable(),
  reference: z.string().nullable(),
  /** Many payments in one sum, which belong to no single tenant. */
  lump_sum: z.boolean(),
  state: z.enum(transactionStates),
  match: MatchedWith.nullable(),
  /** What it may be: nobody knows yet. */
  suggestion: z.null(),
  unreadable: Unreadable,
})

export type MatchedWith = z.output<typeof MatchedWith>
export type ImportForm = z.output<typeof ImportForm>
export type ImportResult = z.output<typeof ImportResult>
export type TransactionQuery = z.output<typeof TransactionQuery>
export type BankTransaction = z.output<typeof BankTransaction>
