import { z } from 'zod'
import { Documents, FileInfo } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { Id, requiredOr, text, TypedDay, whole } from '../../base/kit/field'
import { Balance, Money } from '../../base/kit/money'

/** Longest lifetime that is taken, in years. */
export const maxLifetime = 100

/** A household item as it is written (type 1 of the wizard). */
export const ItemForm = z.strictObject({
  houseId: Id,
  name: text({ max: 50 }),
  date: TypedDay,
  sum: Money,
  /** Years; 0 means under three years. */
  lifetime: z
    .int({ error: requiredOr('wholeNumber') })
    .min(0, 'lifetime')
    .max(maxLifetime, 'lifetime')
    .refine((years) => years === 0 || years >= 3, 'lifetime'),
  /** Deduct the whole sum at once where the authority's own limit for that year allows it (decisions 5). */
  at_once: z.boolean({ error: 'choose' }).default(false),
  documents: Documents.default([]),
})

/** Which house and year personal use is deducted for (type 2 of the wizard). */
export const PersonalForm = z.strictObject({ houseId: Id, year: whole(1900, 3000, 'year') })

/** Gross rent of the year, and 15 percent of it: sums of vouchers, which may be more than one voucher's amount. */
export const PersonalSum = z.strictObject({ totalSum: Balance, sum: Balance })

const AnyDay = z.string().transform((d) => d as Day)

/** One year of the calculation table. */
export const DepreciationRow = z.strictObject({ year: z.int(), depreciation: Money, residual: Money })

/** A household item. `expensed` is the deduction of the asked year or years; of the year of purchase where none was asked. */
export const Item = z.strictObject({
  id: z.int(),
  houseId: z.int(),
  name: z.string(),
  date: AnyDay,
  sum: Money,
  lifetime: z.int(),
  at_once: z.boolean(),
  expensed: Money,
  /** Percent of the residual that is deducted each year; 100 where the whole sum is. */
  depreciation: z.int(),
  documents: z.array(z.string()),
  isTrashed: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const ItemDetail = z.strictObject({ ...Item.shape, rows: z.array(DepreciationRow), files: z.array(FileInfo) })

/** Personal use of one house in one year; its id is the year. */
export const Personal = z.strictObject({
  id: z.int(),
  houseId: z.int(),
  year: z.int(),
  sum: Balance,
  totalSum: Balance,
  date: AnyDay,
})

export type ItemForm = z.output<typeof ItemForm>
export type Item = z.output<typeof Item>
export type ItemDetail = z.output<typeof ItemDetail>
export type DepreciationRow = z.output<typeof DepreciationRow>
export type PersonalForm = z.output<typeof PersonalForm>
export type PersonalSum = z.output<typeof PersonalSum>
export type Personal = z.output<typeof Personal>
