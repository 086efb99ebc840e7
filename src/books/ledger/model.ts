import { z } from 'zod'
import { Item, ListedPersonalUse } from '../depreciation/model'
import { Expense } from '../expense/model'
import { Income } from '../income/model'
import { DayText } from '../../base/kit/day'
import { IdText } from '../../base/kit/schemas'

export const VoucherQuery = z.strictObject({
  /** The house. If missing, all houses of the account. */
  houseId: IdText.optional(),
  /** If missing, 1 January of this year. */
  date_from: DayText.optional(),
  /** If missing, the period has no end. */
  date_to: DayText.optional(),
  /** `true`: only the content of the trash folder. `false` or missing: everything else. */
  trashed: z.enum(['true', 'false']).optional(),
})

/** An income in a list. Only the single voucher has the tenant's birth date. */
export const IncomeRow = Income.omit({ tenant_birthday: true })

/**
 * The vouchers of a period. Income counts in the period of its `start_date`. A household item is listed if it has a
 * deduction in one of the period's years. Its `expensed` is the sum of these deductions. Personal use is dated 31
 * December of its year.
 */
export const AllVouchers = z.strictObject({
  bilags: z.array(Expense),
  incomeBilags: z.array(IncomeRow),
  depreciationBilags: z.array(Item),
  depreciationPersonalBilags: z.array(ListedPersonalUse),
})
export type IncomeRow = z.output<typeof IncomeRow>
export type AllVouchers = z.output<typeof AllVouchers>
