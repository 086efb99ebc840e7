import { z } from 'zod'
import { Money } from '../../base/kit/money'
import { Id } from '../../base/kit/schemas'
import { Expense } from '../expense/model'

const { id, houseId, description, repeat } = Expense.shape
// A repeating voucher is complete.
const named = { id, houseId, description, repeat: repeat.exclude(['never']), sum: Money }

const RunningRepeat = z.strictObject({
  ...named,
  next_on: Expense.shape.next_on.unwrap(),
  /** The first date for which the present plan allows no voucher. Null if there is no such date. */
  stops_on: Expense.shape.next_on,
})

const StoppedRepeat = z.strictObject({
  ...named,
  stopped_by: Expense.shape.stopped_by.exclude(['']),
  stopped_on: Expense.shape.stopped_on.unwrap(),
  /** The number of dates up to today that got no voucher. */
  left_out: z.int(),
})

/** All repeats of an account, except those that only the landlord has stopped. */
export const PlanRepeats = z.strictObject({
  running: z.array(RunningRepeat),
  stopped: z.array(StoppedRepeat),
})

/**
 * The ids of the repeating vouchers to resume. If missing, all repeats that the plan has stopped
 * are resumed.
 */
export const ResumeForm = z.strictObject({ ids: z.array(Id).min(1).max(1000).optional() })

/** The vouchers that repeat again, and how many vouchers were generated immediately. */
export const ResumedRepeats = z.strictObject({ resumed: z.array(Expense), made: z.int() })

export type PlanRepeats = z.output<typeof PlanRepeats>
export type ResumeForm = z.output<typeof ResumeForm>
export type ResumedRepeats = z.output<typeof ResumedRepeats>
export type StoppedRepeat = PlanRepeats['stopped'][number]
