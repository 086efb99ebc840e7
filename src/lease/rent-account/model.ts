import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'

const Month = z.string().meta({ description: 'YYYY-MM' })
const Part = z.strictObject({ month: Month, sum: Balance })

export const PaymentAnswer = z.strictObject({
  id: z.int(),
  date: DayText,
  /** The sum. It is below zero for money that went back. */
  sum: Balance,
  note: z.string(),
  /** The bank transaction that is this payment. Null: the landlord wrote the payment down. */
  transactionId: z.int().nullable(),
  months: z.array(Part),
  /** The part of the payment that pays no month yet. */
  rest: Balance,
})

/** `future`: due after today. `due`: due today. `late`: due before today, nothing paid. `part`: paid in part. */
export const rentStates = ['future', 'due', 'late', 'part', 'paid'] as const

/** A rise of the rent of a month that was already due, with the day from which the rise is owed. */
export const RiseAfterDue = z
  .strictObject({ sum: Balance, due_on: DayText })
  .meta({ description: 'The rise of the month after it was due, and the day from which all of it is owed' })

/** The rises one by one, each with its own day, the earliest first. Left out: the month has at most one. */
export const Rises = z
  .array(z.strictObject({ sum: Balance, due_on: DayText }))
  .meta({ description: 'Each rise of a month that rose more than once, and the day from which it is owed' })

/** The last reminder or demand to the tenants since the oldest unpaid rent was due. */
const RemindedOn = DayText.meta({
  description: 'The day of the last reminder or demand since the oldest unpaid rent was due. Left out: there is none',
})

/** A rent account without the charges for paying late. */
export const RentAccountRecord = z.strictObject({
  follows_from: Month.nullable(),
  /** All payments minus all rent that was due up to today. */
  balance: Balance,
  /** The unpaid rent of the months that are due up to today. */
  owed: Balance,
  /** The due day of the oldest unpaid part. */
  late_since: DayText.nullable(),
  reminded_on: RemindedOn.optional(),
  months: z.array(
    z.strictObject({
      month: Month,
      due_on: DayText,
      sum: Balance,
      paid: Balance,
      state: z.enum(rentStates),
      payments: z.array(z.int()),
      /** The rise that was agreed after the month was due. It is owed from another day. Left out: there is none. */
      later: RiseAfterDue.optional(),
      rises: Rises.optional(),
    }),
  ),
  payments: z.array(PaymentAnswer),
})

/** Charges for paying late. They are only shown, never added to what is owed. */
const LateAnswer = z.strictObject({
  interest: z.strictObject({
    /** For the days whose rate is known. */
    sum: Balance,
    periods: z.array(z.strictObject({ from: DayText, to: DayText, percent: z.number(), sum: Balance })),
    /** The first day for which no rate is known. */
    unknown_from: DayText.nullable(),
  }),
  fee: z.strictObject({
    /** The highest fee of a reminder. Null: it is not known. */
    sum: Balance.nullable(),
    /** The first day on which a reminder may cost something. */
    from: DayText,
  }),
})

export const RentAccountAnswer = z.strictObject({
  ...RentAccountRecord.shape,
  /** Null: nothing is late. Interest is that of the days whose rate is known. */
  late: LateAnswer.nullable(),
})

/** A contract whose rent is unpaid. */
export const ContractArrears = z.strictObject({
  contractId: z.int(),
  houseId: z.int(),
  tenants: z.array(z.string()),
  owed: Balance,
  /** When the oldest unpaid month was due. */
  since: DayText,
  /** The days from `since` to today. */
  days: z.int(),
  months: z.array(
    z.strictObject({
      month: Month,
      owed: Balance,
      due_today: Balance.optional().meta({
        description: 'The part of `owed` that is due today, and therefore not late. Left out: none',
      }),
    }),
  ),
  reminded_on: RemindedOn.optional(),
})

/** Rent in bank transactions that nobody has matched. */
export const RentInBank = z.strictObject({
  /**
   * The day up to which the bank files were read. It is the earliest such day of the bank accounts
   * that got rent in the last 100 days. If none got rent, it is the latest day of all bank
   * accounts. Null: no file was read.
   */
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
  /** Open transactions that seem to be a payment of rent that the landlord has written down. Left out: there are none. */
  registered: z
    .array(z.strictObject({ transactionId: z.int(), contractId: z.int(), paymentId: z.int(), date: DayText }))
    .optional(),
})

export type RentState = (typeof rentStates)[number]
export type PaymentAnswer = z.output<typeof PaymentAnswer>
export type LateAnswer = z.output<typeof LateAnswer>
export type RentAccountRecord = z.output<typeof RentAccountRecord>
export type RentAccountAnswer = z.output<typeof RentAccountAnswer>
export type RentInBank = z.output<typeof RentInBank>
export type RiseAfterDue = z.output<typeof RiseAfterDue>
export type ContractArrears = z.output<typeof ContractArrears>
