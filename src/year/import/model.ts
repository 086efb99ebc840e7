import { z } from 'zod'
import { InstantText, type Day } from '../../base/kit/day'
import { Balance, Money } from '../../base/kit/money'
import { costLines, costTypes } from '../../books/expense/model'

/** A record's line in its sheet. Lines are counted from 1. */
const From = z.strictObject({ sheet: z.string(), line: z.int() })

const ofHouse = {
  /** The place in `houses`, from 0. Left out where the account has the house. */
  house: z.int().optional(),
  houseId: z.int().optional(),
}

const AnyDay = z.string().transform((d) => d as Day)

const ProposedHouse = z.strictObject({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  from: From,
})

const ProposedSupplier = z.strictObject({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  from: From,
})

const ProposedExpense = z.strictObject({
  ...ofHouse,
  /** The place in `suppliers`, from 0. Left out where the account has the supplier, and where nobody is named. */
  supplier: z.int().optional(),
  supplierId: z.int().optional(),
  cost_type: z.enum(costTypes),
  cost_line: z.enum(costLines),
  description: z.string(),
  repeat: z.literal('never'),
  sum: Balance,
  date: AnyDay,
  franchise: z.int(),
  /** Receipts of the uploaded archive, by their paths. */
  documents: z.array(z.string()),
  from: From,
})

const ProposedIncome = z.strictObject({
  ...ofHouse,
  title: z.string(),
  tenant_first_name: z.string(),
  tenant_last_name: z.string(),
  tenant_birthday: z.null(),
  start_date: AnyDay,
  end_date: AnyDay,
  sum: Money,
  separatedTaxable: z.boolean(),
  short_term: z.boolean(),
  from: From,
})

const ProposedItem = z.strictObject({
  ...ofHouse,
  name: z.string(),
  date: AnyDay,
  sum: Money,
  lifetime: z.int(),
  at_once: z.boolean(),
  carried: z.strictObject({ balance: Money, on: AnyDay }).nullable(),
  from: From,
})

const ProposedContract = z.strictObject({
  ...ofHouse,
  tenant_first_name: z.string(),
  tenant_last_name: z.string(),
  tenant_birthday: z.null(),
  type: z.enum(['running', 'time-bound']),
  month_sum: Money,
  /** Null where the books don't tell it. Such a lease is proposed, and not made. */
  start_date: AnyDay.nullable(),
  end_date: AnyDay.nullable(),
  deposit_sum: Money.nullable(),
  books_from: AnyDay,
  from: From,
})

const Counts = z.strictObject({
  houses: z.int(),
  suppliers: z.int(),
  expenses: z.int(),
  income: z.int(),
  items: z.int(),
  contracts: z.int(),
})

const readsOfTables = ['expenses', 'income', 'months', 'items', 'contracts', 'suppliers', 'houses', 'nothing'] as const

const skipReasons = [
  'loan',
  'deposit',
  'private',
  'improvement',
  'total',
  'known',
  'not_a_day',
  'not_a_sum',
  'other',
] as const

const OldTable = z.strictObject({
  sheet: z.string(),
  rows: z.int(),
  reads: z.enum(readsOfTables),
  /** The columns by their names, with what each holds. Empty where it isn't known. */
  columns: z.record(z.string(), z.string()),
  /** Null where no header was found. */
  header_line: z.int().nullable(),
})

const OldQuestion = z.strictObject({
  id: z.string(),
  about: z.strictObject({ sheet: z.string(), lines: z.array(z.int()), text: z.string() }),
  choices: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  /** True if its rows are not booked before it is answered. */
  blocks: z.boolean(),
  answer: z.string().nullable(),
})

export const OldBooks = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** `export`: the zip of `GET export`. It is taken over whole, so its proposal lists no records. */
  kind: z.enum(['sheet', 'export']),
  tables: z.array(OldTable),
  proposal: z.strictObject({
    houses: z.array(ProposedHouse),
    suppliers: z.array(ProposedSupplier),
    expenses: z.array(ProposedExpense),
    income: z.array(ProposedIncome),
    items: z.array(ProposedItem),
    contracts: z.array(ProposedContract),
  }),
  counts: Counts,
  /** `kind` is income, items or a cost type. */
  totals: z.array(z.strictObject({ year: z.int(), kind: z.string(), sum: Balance })),
  /** The totals that the sheets themselves state, with what was read of the rows above each of them. */
  sheet_totals: z.array(
    z.strictObject({
      sheet: z.string(),
      line: z.int(),
      text: z.string(),
      stated: Balance,
      read: Balance,
      difference: Balance,
    }),
  ),
  questions: z.array(OldQuestion),
  skipped: z.array(
    z.strictObject({
      sheet: z.string(),
      line: z.int(),
      reason: z.enum(skipReasons),
      text: z.string(),
      sum: Balance.nullable(),
    }),
  ),
  applied_at: InstantText.nullable(),
})

export const ListedImport = z.strictObject({
  id: z.int(),
  name: z.string(),
  created_at: InstantText,
  applied_at: InstantText.nullable(),
  /** False once the file is forgotten: 7 days after the upload or the last change. */
  readable: z.boolean(),
  created: Counts,
})

const SheetName = z.string({ error: 'required' }).max(400, 'invalid')
const Line = z.int({ error: 'invalid' }).min(1, 'invalid').max(2_000_000, 'invalid')
const ShortText = z.string({ error: 'invalid' }).max(400, 'invalid')

export const OldBooksForm = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        sheet: SheetName,
        header_line: Line.meta({ description: 'The line of the file that has the headers, from 1' }),
        columns: z.record(ShortText, ShortText),
      }),
    )
    .max(40, 'invalid')
    .optional(),
  answers: z
    .record(ShortText, ShortText)
    .optional()
    .meta({ description: 'The id of a choice for the id of a question' }),
  leave_out: z
    .array(z.strictObject({ sheet: SheetName, line: Line }))
    .max(20_000, 'invalid')
    .optional(),
})

export const ApplyForm = z.strictObject({
  only: z
    .strictObject({
      years: z
        .array(z.int({ error: 'invalid' }))
        .max(100, 'invalid')
        .optional(),
      houses: z
        .array(z.int({ error: 'invalid' }))
        .max(100, 'invalid')
        .optional(),
    })
    .optional()
    .meta({ description: 'Book only these years, or these houses by their place in the proposal' }),
})

export const Applied = z.strictObject({ created: Counts })

export type OldBooks = z.output<typeof OldBooks>
export type OldBooksForm = z.output<typeof OldBooksForm>
export type ApplyForm = z.output<typeof ApplyForm>
export type Applied = z.output<typeof Applied>
export type Counts = z.output<typeof Counts>
export type ListedImport = z.output<typeof ListedImport>
/** The landlord's answers about an uploaded file. */
export interface StoredChoices {
  readonly columns: NonNullable<OldBooksForm['columns']>
  readonly answers: Readonly<Record<string, string>>
  readonly leave_out: NonNullable<OldBooksForm['leave_out']>
}
export const recordKinds = ['house', 'supplier', 'expense', 'income', 'item', 'contract'] as const
export type RecordKind = (typeof recordKinds)[number]
/** The largest file, in bytes. */
export const maxOldBooks = 20 * 1024 * 1024
/** The days for which a file is kept that isn't applied. */
export const daysKept = 7
