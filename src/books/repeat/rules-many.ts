import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { dueDates, secondDate, type RepeatSchedule } from '../expense/rules-repeat'

/** More are only generated after a question, because the start date may be wrong. */
export const mostUnasked = 60

/** Including the voucher itself. */
export interface Many {
  readonly count: number
  /** In øre. It may exceed the limit of a single voucher. */
  readonly sum: number
}

/** Null for no question. `quota`: vouchers after this one, null for any number (docs/rules/books.md#repeats). */
export function manyVouchers(schedule: RepeatSchedule, sum: Ore | null, today: Day, quota: number | null): Many | null {
  const { dates } = dueDates(schedule, secondDate(schedule), today, quota ?? Number.POSITIVE_INFINITY)
  const count = dates.length + 1
  return count > mostUnasked ? { count, sum: count * (sum ?? 0) } : null
}
