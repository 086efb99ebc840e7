import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'

/** A month as an answer names it. */
const Month = z.string().meta({ description: 'YYYY-MM' })

const Part = z.strictObject({ month: Month, sum: Balance })

/** A payment as the API answers it. */
export const PaymentAnswer = z.strictObject({
  id: z.int(),
  date: DayText,
  /** Below zero: money that went back. */
  sum: Balance,
  note: z.string(),
  /** The row of the bank that it is; null: the landlord wrote it down. */
  transactionId: z.int().nullable(),
  /** What it pays of which month. */
  months: z.array(Part),
  /** What of it no month takes yet. */
  rest: Balance,
})

/** `future`: due after today; `due`: today; `late`: due before today, and nothing paid; `part`: something of it is paid. */
export const rentStates = ['future', 'due', 'late', 'part', 'paid'] as const

/** What a month rose by that was due already, and from when that is owed. */
export const Later = z
  .strictObject({ sum: Balance, due_on: DayText })
  .meta({ description: 'What the month rose by after it was due, and from which day that is owed' })

/** The rent of a contract, and what of it is paid. */
export const RentAccountAnswer = z.strictObject({
  follows_from: Month.nullable(),
  /** All payments less all that was due up to today. */
  balance: Balance,
  /** The unpaid parts of months that are due up to today. */
  owed: Balance,
  /** When the oldest of them was due. */
  late_since: DayText.nullable(),
  months: z.array(
    z.strictObject({
      month: Month,
      due_on: DayText,
      sum: Balance,
      paid: Balance,
      state: z.enum(rentStates),
      payments: z.array(z.int()),
      /** What of its sum is owed from another day: it rose after it was due. Left out: nothing. */
      later: Later.optional(),
    }),
  ),
  payments: z.array(PaymentAnswer),
})

/** A contract whose rent is unpaid. */
export const Arrear = z.strictObject({
  contractId: z.int(),
  houseId: z.int(),
  /** All who rent, by their names. */
  tenants: z.array(z.string()),
  owed: Balance,
  /** When the oldest unpaid month was due. */
  since: DayText,
  /** Days from then to today. */
  days: z.int(),
  months: z.array(z.strictObject({ month: Month, owed: Balance })),
})

/** Money at the bank that is rent as it seems, and that nobody has matched. */
export const RentInBank = z.strictObject({
  /** The last day of the files of banks that were read; null: none was. */
  read_until: DayText.nullable(),
  rents: z.array(
    z.strictObject({
      transactionId: z.int(),
      contractId: z.int(),
      date: DayText,
      sum: Balance,
      certainty: z.enum(['sure', 'likely']),
      months: z.array(Part),
    }),
  ),
})

export type RentState = (typeof rentStates)[number]
export type PaymentAnswer = z.output<typeof PaymentAnswer>
export type RentAccountAnswer = z.output<typeof RentAccountAnswer>
export type RentInBank = z.output<typeof RentInBank>
export type Later = z.output<typeof Later>
export type Arrear = z.output<typeof Arrear>
