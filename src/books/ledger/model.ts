import { z } from 'zod'
import { Item, ListedPersonalUse } from '../depreciation/model'
import { Expense } from '../expense/model'
import { Income } from '../income/model'
import { DayText } from '../../base/kit/day'
import { IdText } from '../../base/kit/schemas'

export const VoucherQuery = z.strictObject({
  /** The house. Left out: all houses of the account. */
  houseId: IdText.optional(),
  /** Default: 1 January of this year. */
  date_from: DayText.optional(),
  /** Default: no end. */
  date_to: DayText.optional(),
  /** True: only the content of the trash folder. False, the default: everything else. */
  trashed: z.enum(['true', 'false']).optional(),
})

/** An income in a list. Only the single voucher has the tenant's birth date. */
export const IncomeRow = Income.omit({ tenant_birthday: true })

/**
 * The vouchers of a period. Income counts in the period of its `start_date`. Household items have a deduction in one
 * of the period's years, and `expensed` is the sum of these. Personal use is dated 31 December of its year.
 */
export const AllVouchers = z.strictObject({
  bilags: z.array(Expense),
  incomeBilags: z.array(IncomeRow),
  depreciationBilags: z.array(Item),
  depreciationPersonalBilags: z.array(ListedPersonalUse),
})
export type IncomeRow = z.output<typeof IncomeRow>
export type AllVouchers = z.output<typeof AllVouchers>
