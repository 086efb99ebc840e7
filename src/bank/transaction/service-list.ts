import { z } from 'zod'
import { mapWithPauses } from '../../base/call/in-turns'
import type { Encryption } from '../../base/db/encryption'
import { DayText, InstantText } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { BankTransaction } from './model'
import { allTransactions, shownTransaction } from './service'

const { suggestion: _suggestion, same_as: _same, ...stored } = BankTransaction.shape
const ExportedTransaction = z.strictObject({
  ...stored,
  bank_reference: z.string().nullable(),
  importId: z.int(),
})

const ExportedImport = z.strictObject({
  id: z.int(),
  bankAccountId: z.int(),
  file_name: z.string(),
  format: z.string(),
  days_from: DayText.nullable(),
  days_to: DayText.nullable(),
  imported: z.int(),
  known: z.int(),
  pending: z.int(),
  created_at: InstantText,
})

/** The number of transactions that are assembled without a pause. They take a millisecond or two. */
const shownAtOnce = 1000

/** Exports transactions as data only. In a workbook, a bank's text could act as a formula. */
export const exportedTransactions = (encryption: Pick<Encryption, 'decrypt'>): readonly ExportedList[] => [
  {
    path: 'data/bank-transactions.json',
    answer: ExportedTransaction,
    read: async (ctx) =>
      await mapWithPauses(await allTransactions(ctx, encryption), shownAtOnce, (row) => {
        const { suggestion: _none, ...shown } = shownTransaction(row)
        return Object.assign(shown, { bank_reference: row.bank_reference, importId: row.import_id })
      }),
  },
  {
    path: 'data/bank-imports.json',
    answer: ExportedImport,
    read: async (ctx) =>
      await ctx.db
        .selectFrom('bank_import')
        .select(['id', 'bank_account_id as bankAccountId', 'file_name', 'format', 'days_from', 'days_to'])
        .select(['imported', 'known', 'pending', 'created_at'])
        .where('account_id', '=', ctx.owner)
        .orderBy('id')
        .execute(),
  },
]
