import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import { Id, IdText } from '../../base/kit/schemas'
import { ExpenseHabit } from '../../books/expense/model'

export const transactionStates = ['open', 'matched', 'ignored'] as const
export type TransactionState = (typeof transactionStates)[number]

/**
 * With `anyway`, also imports rows of days that a file of another format has covered already. With `only_new`, leaves out
 * those of them that have the day and sum of stored rows.
 */
export const ImportForm = z.strictObject({
  bankAccountId: Id,
  anyway: z
    .boolean({ error: 'invalid' })
    .optional()
    .meta({ description: 'True: also if a file of another format had days of this one' }),
  only_new: z.boolean({ error: 'invalid' }).optional().meta({
    description:
      'True: like `anyway`, but without the rows whose day and sum the rows of another format have just as often. They count as known',
  }),
})

/** Counts the new rows, the rows that another file already had, and the rows that are pending at the bank. */
export const ImportResult = z.strictObject({
  importId: z.int(),
  imported: z.int(),
  known: z.int(),
  pending: z.int(),
})

/** The maximum number of transactions in an answer. It is also the default limit. */
export const maxListedTransactions = 2000

const Count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'invalid')
  .transform(Number)
  .refine((count) => count <= maxListedTransactions, 'invalid')

/**
 * `before` is the id of a transaction. The answer begins with the next one. With `order: certainty`, sure suggestions
 * are first, then the likely ones, then the other transactions. `before` has no meaning then.
 */
export const TransactionQuery = z
  .strictObject({
    bankAccountId: IdText.optional(),
    state: z.enum(transactionStates, { error: 'choose' }).optional(),
    from: DayText.optional(),
    to: DayText.optional(),
    before: IdText.optional(),
    limit: Count.optional(),
    order: z.enum(['certainty'], { error: 'choose' }).optional(),
  })
  .refine(({ before, order }) => before === undefined || order === undefined, { path: ['order'], error: 'choose' })

/** The months that a transaction pays. Each part has the transaction's sign. */
const RentParts = z.array(z.strictObject({ month: z.string().meta({ description: 'YYYY-MM' }), sum: Balance }))

const Match = z.strictObject({
  /** Null if no months were named. */
  rent: z.strictObject({ contractId: z.int(), months: RentParts.nullable() }).optional(),
  /** The written-down payment that the transaction is linked with. Only sent with `rent`. */
  paymentId: z.int().optional(),
  bilagIds: z.array(z.int()).optional(),
  incomeId: z.int().optional(),
})

const grounds = {
  certainty: z.enum(['sure', 'likely']),
  because: z.array(z.enum(['reference', 'account', 'name', 'sum', 'date'])),
}

/** docs/rules/bank.md#suggestions-for-payments */
export const ShownSuggestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rent'), contractId: z.int(), months: RentParts, ...grounds }),
  z.strictObject({
    kind: z.literal('bilag'),
    bilagId: z.int(),
    /** The voucher's house. A request may leave it out. */
    houseId: z.int().optional().meta({ description: 'The house of the voucher' }),
    ...grounds,
  }),
  /** A payment of rent that the landlord has written down. */
  z.strictObject({ kind: z.literal('payment'), paymentId: z.int(), ...grounds }),
  z.strictObject({
    kind: z.literal('new-bilag'),
    /** Values of the last voucher to the same payee. */
    values: z.strictObject({
      ...ExpenseHabit.shape,
      sum: Balance,
      date: DayText,
    }),
  }),
])

/** An earlier transaction of the same account, day and sum that a file of another format had. */
const SameAs = z.strictObject({ id: z.int(), read_on: DayText })
export type SameAs = z.output<typeof SameAs>

export const BankTransaction = z.strictObject({
  id: z.int(),
  bankAccountId: z.int(),
  date: DayText,
  /** Below zero for money out. */
  sum: Balance,
  text: z.string(),
  counterparty: z.string().nullable(),
  counter_account: z.string().nullable(),
  reference: z.string().nullable(),
  /** True for a transaction that combines many payments. It belongs to no single tenant. */
  lump_sum: z.boolean(),
  state: z.enum(transactionStates),
  match: Match.nullable(),
  /** The suggestion. Only open transactions have one. */
  suggestion: ShownSuggestion.nullable(),
  /** Only set for an open transaction that may be an earlier one in another format. It has no suggestion. */
  same_as: SameAs.optional().meta({
    description:
      'An earlier transaction of the same account, day and sum, read from a file of another format on `read_on`',
  }),
})

/** The suggestion in the shape of the request that accepts it. */
export const toRequestedSuggestion = (suggestion: ShownSuggestion): z.input<typeof ShownSuggestion> =>
  z.encode(ShownSuggestion, suggestion)

export type ImportForm = z.output<typeof ImportForm>
export type ImportResult = z.output<typeof ImportResult>
export type TransactionQuery = z.output<typeof TransactionQuery>
export type BankTransaction = z.output<typeof BankTransaction>
export type ShownSuggestion = z.output<typeof ShownSuggestion>
export type Match =
  | { readonly rent: NonNullable<z.output<typeof Match>['rent']>; readonly paymentId?: number }
  | { readonly bilagIds: number[] }
  | { readonly incomeId: number }
