import { z } from 'zod'
import { Money } from '../../base/kit/money'
import { Id } from '../../base/kit/schemas'
import { Expense } from '../expense/model'

const { id, houseId, description, repeat } = Expense.shape
// What repeats is complete.
const named = { id, houseId, description, repeat: repeat.exclude(['never']), sum: Money }

/** A repeat that runs, and what the plan is about to do to it. */
const RunningRepeat = z.strictObject({
  ...named,
  next_on: Expense.shape.next_on.unwrap(),
  /** Its first date that gets no voucher as the plan stands now; null: none is known. */
  stops_on: Expense.shape.next_on,
})

/** A repeat that the plan has stopped. */
const StoppedRepeat = z.strictObject({
  ...named,
  stopped_by: Expense.shape.stopped_by.exclude(['']),
  /** The first date that was left out. */
  stopped_on: Expense.shape.stopped_on.unwrap(),
  /** How many dates were left out up to today. */
  left_out: z.int(),
})

/** What the plan does to the repeats of an account, in all its houses. Those that nothing but the landlord has stopped are left out. */
export const PlanRepeats = z.strictObject({
  running: z.array(RunningRepeat),
  stopped: z.array(StoppedRepeat),
})

/** The voucher that repeats of each one that is to go on; left out: all that the plan has stopped. */
export const ResumeForm = z.strictObject({ ids: z.array(Id).min(1).max(1000).optional() })

/** The vouchers that repeat, as they stand once they go on, and how many vouchers were made at once. */
export const Resumed = z.strictObject({ resumed: z.array(Expense), made: z.int() })

export type PlanRepeats = z.output<typeof PlanRepeats>
export type ResumeForm = z.output<typeof ResumeForm>
export type Resumed = z.output<typeof Resumed>
export type StoppedRepeat = PlanRepeats['stopped'][number]
