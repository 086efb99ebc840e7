import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'

const ColumnName = z.string({ error: 'required' }).min(1, 'required').max(1000, 'invalid')

/** Columns that a mapping may name besides. */
const others = {
  counterparty: ColumnName.optional(),
  counter_account: ColumnName.optional(),
  reference: ColumnName.optional(),
  currency: ColumnName.optional(),
  /** What the bank has kept of the sum: it is subtracted. */
  fee: ColumnName.optional(),
}

/** The number of a line of the file: from 1, lines without anything counted too. */
const LineNumber = z.int({ error: 'invalid' }).min(1, 'invalid').max(10_000_000, 'invalid')

/** What of the file's columns is what, by their names: one column of amounts, or one for money in and one for money out. */
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

/**
 * The further columns may stand beside the mapping too. No column is two things. `header_line` where the first lines are no
 * header; alone it shows what the columns are called then.
 */
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

/** The mapping as it was recognised, which may lack what the file lacks. */
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

/** One row of a file as it is shown before it is imported. */
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

/** What is told of a file that was read (docs/rules.md#bank-files). */
export const BankFile = z.strictObject({
  id: z.int(),
  name: z.string(),
  format: z.string(),
  encoding: z.string(),
  /** Null where nothing says what the columns are, and of camt, which has none. */
  mapping: ReadMapping.nullable(),
  columns: z.array(z.string()),
  /** The first records as they stand, for whoever names the columns. */
  sample: z.array(z.array(z.string())),
  /** The first lines as they stand, one of which is the header; of camt none. */
  lines: z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) })),
  /** The line of the header; null where the file has none. */
  header_line: z.int().nullable(),
  /** Accounts that the file names, with how many rows it has of each. */
  accounts: z.array(z.strictObject({ account_number: z.string(), rows: z.int() })),
  /** The first 50. */
  rows: z.array(FileRow),
  total: z.int(),
  pending: z.int(),
  skipped: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
  /** Statements whose balances do not meet: opening and the rows that were read are not closing. */
  differences: z.array(z.strictObject({ account_number: z.string().nullable(), difference: Balance })),
  /** The first and the last day of what is booked. */
  from: DayText.nullable(),
  to: DayText.nullable(),
})

export type FileMapping = z.output<typeof FileMapping>
export type MappingForm = z.output<typeof MappingForm>
export type BankFile = z.output<typeof BankFile>
