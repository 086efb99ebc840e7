import { z } from 'zod'
import { fromKroner, maxOre } from '../../base/kit/money'
import { Id, requiredOrError } from '../../base/kit/schemas'
import { MonthText } from '../../lease/rent-account/model-form'
import { ShownSuggestion } from '../transaction/model'

const mostKroner = maxOre / 100

/** An amount in kroner, with the sign of the transaction. */
const SignedMoney = z
  .number({ error: requiredOrError('money') })
  .min(-mostKroner, 'tooMuch')
  .max(mostKroner, 'tooMuch')
  .refine((kroner) => kroner !== 0 && Math.round(kroner * 100) / 100 === kroner, 'money')
  .transform(fromKroner)

const [maxMonths, maxVouchers] = [24, 50]
const maxAccepted = 200

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)]

/**
 * A transaction is matched with one of these: rent of a contract, a payment of rent that was registered by hand,
 * existing expense vouchers, or separate income.
 */
export const MatchForm = z
  .strictObject({
    rent: z
      .strictObject({
        contractId: Id,
        /**
         * The sums have the sign of the transaction. Without months, the transaction pays the
         * oldest unpaid months.
         */
        months: z
          .array(z.strictObject({ month: MonthText, sum: SignedMoney }), { error: 'invalid' })
          .max(maxMonths, 'manyMonths')
          .nullish(),
      })
      .optional(),
    paymentId: Id.optional(),
    bilagIds: z
      .array(Id, { error: 'invalid' })
      .min(1, 'required')
      .max(maxVouchers, 'invalid')
      .transform(unique)
      .optional(),
    incomeId: Id.optional(),
  })
  .refine((form) => Object.values(form).filter((each) => each !== undefined).length === 1, {
    path: ['rent'],
    error: 'choose',
  })

/**
 * The suggestions exactly as the list showed them, so that the landlord accepts what they saw. If a transaction is
 * named twice, the second entry doesn't count.
 */
export const AcceptForm = z.strictObject({
  rows: z
    .array(z.strictObject({ id: Id, suggestion: ShownSuggestion }), { error: 'invalid' })
    .min(1, 'required')
    .max(maxAccepted, 'invalid')
    .transform((rows) => rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)),
})

/** The accepted transactions and the refused ones. `message` is the reason of a refusal. */
export const AcceptAnswer = z.strictObject({
  accepted: z.array(z.int()),
  refused: z.array(z.strictObject({ id: z.int(), message: z.string() })),
})

export type MatchForm = z.output<typeof MatchForm>
export type AcceptForm = z.output<typeof AcceptForm>
export type AcceptAnswer = z.output<typeof AcceptAnswer>
