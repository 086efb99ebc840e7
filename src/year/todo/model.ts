import { z } from 'zod'

/** What of the books waits for the landlord, beside the contracts, which say so themselves. */
export const Waiting = z.strictObject({
  /** Vouchers that are saved to be filled out later, the oldest first; none from the trash folder. */
  unfinished: z.array(z.strictObject({ id: z.int(), houseId: z.int() })),
  /** The last income year, while its return has something of the books in it and isn't handed in; else null. */
  return_year: z.int().nullable(),
})
export type Waiting = z.output<typeof Waiting>
