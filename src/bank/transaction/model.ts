import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { Id, IdText, Unreadable } from '../../base/kit/schemas'
import { ExpenseHabit } from '../../books/expense/model'

export const transactionStates = ['open', 'matched', 'ignored'] as const
export type TransactionState = (typeof transactionStates)[number]

/** `anyway`: days that were read before from a file of another format are read once more. */
export const ImportForm = z.strictObject({
  bankAccountId: Id,
  anyway: z
    .boolean({ error: 'invalid' })
    .optional()
    .meta({ description: 'True: also if a file of another format had days of this one' }),
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

/** Months of rent and what of a movement is for each, with its sign. */
const RentParts = z.array(z.strictObject({ month: z.string().meta({ description: 'YYYY-MM' }), sum: Balance }))

/** What a movement was matched with: rent, vouchers or income. */
const Match = z.strictObject({
  /** `months`: null where nobody said for which. */
  rent: z.strictObject({ contractId: z.int(), months: RentParts.nullable() }).optional(),
  /** Beside `rent`: the payment that the landlord had written down, which the movement was linked with. */
  paymentId: z.int().optional(),
  bilagIds: z.array(z.int()).optional(),
  incomeId: z.int().optional(),
})

/** How certain a suggestion is, and what speaks for it. */
const grounds = {
  certainty: z.enum(['sure', 'likely']),
  because: z.array(z.enum(['reference', 'account', 'name', 'sum', 'date'])),
}

/** What an open movement may be (docs/rules.md#suggestions-for-payments). */
export const ShownSuggestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rent'), contractId: z.int(), months: RentParts, ...grounds }),
  z.strictObject({ kind: z.literal('bilag'), bilagId: z.int(), ...grounds }),
  /** A payment of rent that the landlord has written down: the same money. */
  z.strictObject({ kind: z.literal('payment'), paymentId: z.int(), ...grounds }),
  z.strictObject({
    kind: z.literal('new-bilag'),
    /** What the form of a new voucher begins with: as the last one to the same payee was. */
    values: z.strictObject({
      ...ExpenseHabit.shape,
      sum: Balance,
      date: DayText,
    }),
  }),
])

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
  /** What it was matched with. */
  match: Match.nullable(),
  /** What it may be; of open ones alone. */
  suggestion: ShownSuggestion.nullable(),
  unreadable: Unreadable,
})

/** A suggestion as the list gave it, for the request that takes it. */
export const asGiven = (suggestion: ShownSuggestion): z.input<typeof ShownSuggestion> =>
  z.encode(ShownSuggestion, suggestion)

export type ImportForm = z.output<typeof ImportForm>
export type ImportResult = z.output<typeof ImportResult>
export type TransactionQuery = z.output<typeof TransactionQuery>
export type BankTransaction = z.output<typeof BankTransaction>
export type ShownSuggestion = z.output<typeof ShownSuggestion>
/** One of the three that `Match` tells apart by what is there. */
export type Match =
  | { readonly rent: NonNullable<z.output<typeof Match>['rent']>; readonly paymentId?: number }
  | { readonly bilagIds: number[] }
  | { readonly incomeId: number }
