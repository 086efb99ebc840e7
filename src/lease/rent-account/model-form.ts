import { z } from 'zod'
import type { Day } from '../../base/kit/day'
import { orValue } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { Money } from '../../base/kit/money'
import { record, type FormValues } from '../../base/kit/record'
import { requiredOrError } from '../../base/kit/schemas'

/** A month: `2026-11` on the wire, its first day in the code. */
export const MonthText = z
  .string({ error: requiredOrError('month') })
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'month')
  .transform((month) => `${month}-01` as Day)
  .meta({ description: 'YYYY-MM' })

/** The maximum number of KIDs of one contract. */
const maxReferences = 20
/** The maximum number of months that one payment names. */
const maxMonths = 24

const Reference = z
  .string({ error: requiredOrError('reference') })
  .transform((typed) => typed.replace(/\s/g, ''))
  // The check digit is not verified here. The landlord's agreement with the bank decides whether the bank verifies it.
  .pipe(z.string().regex(/^\d{1,24}[\d-]$/, 'reference'))

/** Changes of a rent account. A missing field stays as it is. */
export const RentAccountForm = z.strictObject({
  follows_from: MonthText.nullable().optional(),
  references: z
    .array(Reference, { error: 'invalid' })
    .max(maxReferences, 'manyReferences')
    .transform((all) => [...new Set(all)])
    .optional(),
})

/** A payment that the landlord has written down (docs/rules/lease.md#rent-account). */
export const paymentRecord = record({
  date: field.date(),
  sum: field.money(),
  note: orValue(field.optionalText({ max: 100 }), ''),
})

const aboveZero = Money.refine((sum) => sum > 0, 'aboveZero')

export const PaymentForm = z
  .strictObject({
    ...paymentRecord.body,
    /** The months that the payment pays. Left out: it pays the oldest unpaid months. */
    months: z
      .array(
        z.strictObject({
          month: MonthText,
          sum: aboveZero,
          /** The unpaid part as the caller saw it. If it differs by now, the payment is refused. */
          open: Money.optional(),
        }),
        { error: 'invalid' },
      )
      .max(maxMonths, 'manyMonths')
      .nullish(),
    anyway: z
      .boolean({ error: 'invalid' })
      .optional()
      .meta({ description: 'True: also if an open transaction pays the month' }),
  })
  .refine(({ sum }) => sum > 0, { path: ['sum'], error: 'aboveZero' })
  .refine(({ months }) => new Set(months?.map(({ month }) => month)).size === (months?.length ?? 0), {
    path: ['months'],
    error: 'sameMonth',
  })
  .refine(({ sum, months }) => sum <= 0 || (months ?? []).reduce((total, part) => total + part.sum, 0) <= sum, {
    path: ['months'],
    error: 'monthsAboveSum',
  })
  .transform(({ months, ...form }) => ({
    ...paymentRecord.fill(form),
    months: months && months.length > 0 ? months : null,
  }))

export type RentAccountForm = z.output<typeof RentAccountForm>
export type PaymentForm = z.output<typeof PaymentForm>
export type PaymentValues = FormValues<typeof paymentRecord.fields>
