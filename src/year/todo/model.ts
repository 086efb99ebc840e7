import { z } from 'zod'
import { DayText } from '../../base/kit/day'

/** The facts that a voucher may lack, in the order in which they are named. */
export const missingFacts = ['sum', 'date', 'supplier', 'cost_type', 'description'] as const

/**
 * Things to do that aren't about contracts. The screen finds those about contracts in the contracts
 * themselves.
 */
export const WaitingWork = z.strictObject({
  /** Archived vouchers, the oldest first. Those in the trash folder are left out. */
  unfinished: z.array(
    z.strictObject({
      id: z.int(),
      houseId: z.int(),
      /** The day of the voucher, or the day on which it was saved if it has no day yet. */
      date: DayText,
      /** The first missing fact. Null if no fact is missing. */
      missing: z.enum(missingFacts).nullable(),
    }),
  ),
  /** Last year, if the books have entries for its tax return and it isn't handed in. Otherwise null. */
  return_year: z.int().nullable(),
  /** Landlord's notices that were protested against in time, with the last day to bring the case. Left out: none. */
  protests: z.array(z.strictObject({ contractId: z.int(), sue_by: DayText })).optional(),
  /** Landlord's notices that were made to be printed and aren't handed over yet. Left out: none. */
  undelivered: z.array(z.strictObject({ contractId: z.int(), made_on: DayText })).optional(),
  /**
   * Contracts that were finished in the last 90 days, whose tenants aren't erased, and that have no settlement. Left out:
   * none.
   */
  unsettled: z.array(z.int()).optional(),
  /** The number of open transactions at the bank. Left out: none is open. */
  bank_open: z.int().optional(),
})
export type WaitingWork = z.output<typeof WaitingWork>

/** The number of lines, without loading what they say. */
export const TodoCount = z.strictObject({
  /** The lines without that of the tax return. */
  lines: z.int(),
  /** As in `WaitingWork`. It is a line too, if this installation can send tax returns. */
  return_year: z.int().nullable(),
})
export type TodoCount = z.output<typeof TodoCount>
