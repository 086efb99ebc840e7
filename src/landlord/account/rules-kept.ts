import { startOfYear, yearOf, type Day } from '../../base/kit/day'
import type { keptWords } from './words-kept'

/** Vouchers are kept so many years after the end of their year (bokføringsloven § 13). */
export const keptYears = 5

/** What is kept of a deleted account and until when; `words-kept.ts` says each to its owner. Everything else goes at once. */
export const kept: readonly {
  readonly what: keyof (typeof keptWords)['said']
  readonly values: Readonly<Record<string, number>>
}[] = [
  { what: 'vouchers', values: { years: keptYears } },
  { what: 'audit', values: {} },
  { what: 'sendlog', values: { days: 90 } },
  { what: 'answers', values: { hours: 24 } },
]

/** The first day of which figures are still kept on `today`: 1 January five years back. */
export const keptFrom = (today: Day): Day => startOfYear(yearOf(today) - keptYears)
