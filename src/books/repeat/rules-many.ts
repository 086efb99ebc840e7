import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { dueDates, secondDateOfRepeat, type RepeatSchedule } from '../expense/rules-repeat'

/** The maximum number of vouchers that are generated without asking. If there are more, the start date may be wrong. */
export const maxWithoutQuestion = 60

/** The vouchers that a repeat generates immediately, including the repeating voucher itself. */
export interface ManyVouchersToMake {
  readonly count: number
  /** The total in øre. It may exceed the limit of a single voucher. */
  readonly sum: number
}

/**
 * The vouchers to ask about. Null if nothing needs to be asked. `quota` is how many vouchers the plan allows after this
 * one, or null if there is no limit (docs/rules/books.md#repeats).
 */
export function vouchersToAskAbout(
  schedule: RepeatSchedule,
  sum: Ore | null,
  today: Day,
  quota: number | null,
): ManyVouchersToMake | null {
  const { dates } = dueDates(schedule, secondDateOfRepeat(schedule), today, quota ?? Number.POSITIVE_INFINITY)
  const count = dates.length + 1
  return count > maxWithoutQuestion ? { count, sum: count * (sum ?? 0) } : null
}
