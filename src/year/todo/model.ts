import { z } from 'zod'

/** What there is to do apart from contracts. The screen reads the rest from the contracts themselves. */
export const WaitingWork = z.strictObject({
  /** Saved to be filled out later, the oldest first. None is from the trash folder. */
  unfinished: z.array(z.strictObject({ id: z.int(), houseId: z.int() })),
  /**
   * The year before this one, when the books have entries for its tax return and it isn't handed in. Otherwise null.
   */
  return_year: z.int().nullable(),
})
export type WaitingWork = z.output<typeof WaitingWork>
