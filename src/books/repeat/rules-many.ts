import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { dueDates, secondDate, type RepeatSchedule } from '../expense/rules-repeat'

/** More vouchers than these are not made without a question: the start date may be wrong. */
export const mostUnasked = 60

/** What a repeat from a date in the past makes at once, the voucher itself with it. */
export interface Many {
  readonly count: number
  /** In øre; of all of them together, which may be more than one voucher's amount. */
  readonly sum: number
}

/**
 * What to ask before a repeat is written that makes more than 60 vouchers at once (docs/rules.md#repeats); null where there
 * is nothing to ask. `quota`: how many the plan leaves beside the voucher itself; null: any number.
 */
export function manyVouchers(schedule: RepeatSchedule, sum: Ore | null, today: Day, quota: number | null): Many | null {
  const { dates } = dueDates(schedule, secondDate(schedule), today, quota ?? Number.POSITIVE_INFINITY)
  const count = dates.length + 1
  return count > mostUnasked ? { count, sum: count * (sum ?? 0) } : null
}
