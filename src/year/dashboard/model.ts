import { z } from 'zod'
import { Item, ListedPersonal } from '../../books/depreciation/model'
import { Expense } from '../../books/expense/model'
import { Income } from '../../books/income/model'
import { DayText } from '../../base/kit/day'
import { IdText } from '../../base/kit/schemas'

export const VoucherQuery = z.strictObject({
  /** Left out: all houses of the account. */
  houseId: IdText.optional(),
  /** Default: 1 January of this year. */
  date_from: DayText.optional(),
  /** Default: no end. */
  date_to: DayText.optional(),
  /** Default false: active records only; true: only what lies in the trash folder. */
  trashed: z.enum(['true', 'false']).optional(),
})

/** Income in a list; the tenant's birth date stays with the single voucher. */
export const IncomeRow = Income.omit({ tenant_birthday: true, unreadable: true })

/**
 * The four lists. Income counts in the period of its `start_date`; household items are those with a deduction in one
 * of the period's years, `expensed` being the sum of these; personal use is dated 31 December of its year.
 */
export const AllVouchers = z.strictObject({
  bilags: z.array(Expense),
  incomeBilags: z.array(IncomeRow),
  depreciationBilags: z.array(Item),
  depreciationPersonalBilags: z.array(ListedPersonal),
})
export type IncomeRow = z.output<typeof IncomeRow>
export type AllVouchers = z.output<typeof AllVouchers>
