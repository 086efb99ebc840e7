import { z } from 'zod'
import { Expense } from '../../books/expense/model'
import { DayText } from '../../base/kit/day'
import { IdText } from '../../base/kit/field'

export const VoucherQuery = z
  .strictObject({
    /** Left out: all houses of the account. */
    houseId: IdText.optional(),
    /** Default: 1 January of this year. */
    date_from: DayText.optional(),
    /** Default: no end. */
    date_to: DayText.optional(),
    /** Default false: active records only; true: only what lies in the trash folder. */
    trashed: z.enum(['true', 'false']).optional(),
  })

/** The kinds of vouchers that the product doesn't have yet: an empty list, so that clients can rely on the four names. */
const none = z.array(z.strictObject({})).max(0)

export const AllVouchers = z.strictObject({
  bilags: z.array(Expense),
  incomeBilags: none,
  depreciationBilags: none,
  depreciationPersonalBilags: none,
})
export type AllVouchers = z.output<typeof AllVouchers>
