import { z } from 'zod'
import { dateOf, isDay } from '../../base/kit/day'
import { withDescription, orNull } from '../../base/kit/field-variants'
import { optionalCode } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'
import { refinementOptions } from '../../base/kit/field-errors'

/** An index figure as published, with one decimal. */
const indexValue = /^\d{2,3}[.,]\d$/
export const isIndexValue = (typed: string): boolean => indexValue.test(typed.trim())

/** A change of the rent (docs/rules/lease.md#rent-changes). */
export const regulationRecord = record({
  month_sum: field.money(),
  /** The first day of the first month for which the new rent is owed. */
  from: field.date(),
  agreed: withDescription(field.checkbox(false), 'The tenant has agreed in writing'),
  difference_due_on: withDescription(
    orNull(field.date()),
    'From which day the rise of months that are already due is owed. Needed only if there are such months',
  ),
  /** A newer month, by its first day, and its index as Statistics Norway has published it (`103,4`). */
  index_month: orNull(field.date()),
  index_value: optionalCode({ length: 5, pattern: indexValue, error: 'indexValue' }),
})

export const RegulationForm = z
  .strictObject(regulationRecord.body)
  .refine(({ from }) => !isDay(from) || dateOf(from) === 1, refinementOptions('from', 'firstOfMonth'))
  .transform((form) => regulationRecord.fill(form))

export type RegulationForm = z.output<typeof RegulationForm>
export type RegulationValues = FormValues<typeof regulationRecord.fields>
