import { z } from 'zod'
import { DayText } from '../../base/kit/day'

/** What a voucher may lack, in the order in which it is named. */
export const missingFacts = ['sum', 'date', 'supplier', 'cost_type', 'description'] as const

/** Things to do that aren't about contracts. The screen finds the others in the contracts. */
export const WaitingWork = z.strictObject({
  /** Archived vouchers, the oldest first. Those in the trash folder are left out. */
  unfinished: z.array(
    z.strictObject({
      id: z.int(),
      houseId: z.int(),
      /** The day of the voucher. The day on which it was saved, if it has none. */
      date: DayText,
      /** The first fact that is missing. Null: it has all of them. */
      missing: z.enum(missingFacts).nullable(),
    }),
  ),
  /** Last year, if the books have entries for its tax return and it isn't handed in. Otherwise null. */
  return_year: z.int().nullable(),
  /** The number of open transactions at the bank. Left out: none is open. */
  bank_open: z.int().optional(),
})
export type WaitingWork = z.output<typeof WaitingWork>
