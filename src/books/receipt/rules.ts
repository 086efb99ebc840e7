import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { ReceiptRow } from './rules-paper'
import { suggestDate } from './rules-date'
import { suggestSum } from './rules-sum'
import { suggestSupplier, type KnownSupplier, type SuggestedSupplier } from './rules-supplier'

/** What a receipt says about itself; null where it doesn't, or not for certain. A wrong suggestion costs more than none. */
export interface Suggestion {
  readonly sum: Ore | null
  readonly date: Day | null
  readonly supplier: SuggestedSupplier | null
}

export interface Reader {
  readonly today: Day
  readonly suppliers: readonly KnownSupplier[]
  /** Names of the landlord, who is no supplier. */
  readonly own: readonly string[]
}

/** Reads amount, date and supplier out of the lines of a receipt. */
export const suggest = (rows: readonly ReceiptRow[], { today, suppliers, own }: Reader): Suggestion => ({
  sum: suggestSum(rows),
  date: suggestDate(rows, today),
  supplier: suggestSupplier(rows, suppliers, own),
})
