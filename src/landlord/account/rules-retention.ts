import { startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { retentionWords } from './words-retention'

/** The number of years for which a voucher's amounts are kept after the end of its year (bokføringsloven § 13). */
export const retentionYears = 5

/**
 * The records of a deleted account that are kept. Everything else is erased at once. `words-retention.ts` tells the
 * owner about them.
 */
export const retainedRecords: readonly {
  readonly what: keyof (typeof retentionWords)['texts']
  readonly values: Readonly<Record<string, number>>
}[] = [
  { what: 'vouchers', values: { years: retentionYears } },
  { what: 'payments', values: {} },
  { what: 'audit', values: {} },
  { what: 'sendlog', values: { days: 90 } },
  { what: 'answers', values: { hours: 24 } },
]

/** The first day whose amounts are kept: 1 January of the year five years ago. */
export const retainedFrom = (today: Day): Day => startOfYear(yearOf(today) - retentionYears)
