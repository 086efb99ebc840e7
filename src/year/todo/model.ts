import { z } from 'zod'

/** Things to do that aren't about contracts. The screen finds the others in the contracts. */
export const WaitingWork = z.strictObject({
  /** Archived vouchers, the oldest first. Those in the trash folder are left out. */
  unfinished: z.array(z.strictObject({ id: z.int(), houseId: z.int() })),
  /** Last year, if the books have entries for its tax return and it isn't handed in. Otherwise null. */
  return_year: z.int().nullable(),
})
export type WaitingWork = z.output<typeof WaitingWork>
