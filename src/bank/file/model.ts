import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'

const ColumnName = z.string({ error: 'required' }).min(1, 'required').max(1000, 'invalid')

const others = {
  counterparty: ColumnName.optional(),
  counter_account: ColumnName.optional(),
  reference: ColumnName.optional(),
  currency: ColumnName.optional(),
  /** A fee that the bank has kept, so it is subtracted from the sum. */
  fee: ColumnName.optional(),
}

/** The number of a line, from 1. Empty lines count too. */
const LineNumber = z.int({ error: 'invalid' }).min(1, 'invalid').max(10_000_000, 'invalid')

/**
 * Says which column has which role. Columns are named as in the file. Amounts are in one column, or money in and money
 * out have a column each.
 */
export const FileMapping = z.union(
  [
    z.strictObject({ date: ColumnName, text: ColumnName, sum: ColumnName, ...others }),
    z.strictObject({ date: ColumnName, text: ColumnName, in: ColumnName, out: ColumnName, ...others }),
  ],
  { error: 'invalid' },
)

const HeaderLine = LineNumber.optional().meta({
  description: 'Which line names the columns, if it is not the first one. Counted from 1, blank lines included',
})

/** Two roles can't have the same column. If only `header_line` is sent, the answer shows the columns of that header. */
export const MappingForm = z
  .strictObject({ mapping: FileMapping.optional(), header_line: HeaderLine, ...others })
  .refine(
    ({ mapping, header_line, ...more }) =>
      mapping !== undefined || (header_line !== undefined && Object.values(more).every((name) => name === undefined)),
    { path: ['mapping'], error: 'required' },
  )
  .refine(
    ({ mapping, header_line: _line, ...more }) => {
      const names = Object.values({ ...more, ...mapping }).filter((name) => name !== undefined)
      return new Set(names).size === names.length
    },
    { path: ['mapping'], error: 'invalid' },
  )

/** The mapping that the product recognised. A role is missing if the file has no column for it. */
export const ReadMapping = z.strictObject({
  date: z.string(),
  text: z.string(),
  sum: z.string().optional(),
  in: z.string().optional(),
  out: z.string().optional(),
  counterparty: z.string().optional(),
  counter_account: z.string().optional(),
  reference: z.string().optional(),
  currency: z.string().optional(),
  fee: z.string().optional(),
})

const FileRow = z.strictObject({
  line: z.int(),
  date: DayText.nullable(),
  sum: Balance,
  text: z.string(),
  counterparty: z.string().nullable(),
  counter_account: z.string().nullable(),
  reference: z.string().nullable(),
  pending: z.boolean(),
})

/** docs/rules/bank.md#bank-files */
export const BankFile = z.strictObject({
  id: z.int(),
  name: z.string(),
  format: z.string(),
  encoding: z.string(),
  /** Null if the columns are unknown. Always null for camt. */
  mapping: ReadMapping.nullable(),
  columns: z.array(z.string()),
  /** The first records as written in the file, which help the landlord name the columns. */
  sample: z.array(z.array(z.string())),
  /** The first lines as written in the file. One of them is the header. Empty for camt. */
  lines: z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) })),
  /** Null where the file has no header. */
  header_line: z.int().nullable(),
  /** Accounts that the file names, with the number of their rows. */
  accounts: z.array(z.strictObject({ account_number: z.string(), rows: z.int() })),
  /** The first 50 rows. */
  rows: z.array(FileRow),
  total: z.int(),
  pending: z.int(),
  skipped: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
  /** The statements in which the opening balance plus the rows read differs from the closing balance. */
  differences: z.array(z.strictObject({ account_number: z.string().nullable(), difference: Balance })),
  from: DayText.nullable(),
  to: DayText.nullable(),
})

export type FileMapping = z.output<typeof FileMapping>
export type MappingForm = z.output<typeof MappingForm>
export type BankFile = z.output<typeof BankFile>
