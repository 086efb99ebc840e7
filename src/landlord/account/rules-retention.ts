import { startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { retentionWords } from './words-retention'

/** After the end of a voucher's year (bokføringsloven § 13). */
export const retentionYears = 5

/** Everything else is erased at once. `words-retention.ts` says each to the owner of the account. */
export const retained: readonly {
  readonly what: keyof (typeof retentionWords)['texts']
  readonly values: Readonly<Record<string, number>>
}[] = [
  { what: 'vouchers', values: { years: retentionYears } },
  { what: 'payments', values: {} },
  { what: 'audit', values: {} },
  { what: 'sendlog', values: { days: 90 } },
  { what: 'answers', values: { hours: 24 } },
]

/** 1 January five years earlier. */
export const retainedFrom = (today: Day): Day => startOfYear(yearOf(today) - retentionYears)
