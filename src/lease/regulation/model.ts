import { z } from 'zod'
import { dateOf, isDay } from '../../base/kit/day'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'
import { refining } from '../../base/kit/schemas'

/** A new rent from a month on (docs/rules.md#rent-changes). */
export const regulationRecord = record({
  /** Rent of one month. */
  month_sum: field.money(),
  /** The first day of the first month in which it is owed. */
  from: field.day(),
  /** The tenant has agreed in writing. */
  agreed: field.tick(false),
})

export const RegulationForm = z
  .strictObject(regulationRecord.body)
  .refine(({ from }) => !isDay(from) || dateOf(from) === 1, refining('from', 'firstOfMonth'))

export type RegulationForm = z.output<typeof RegulationForm>
export type RegulationValues = FormValues<typeof regulationRecord.fields>
