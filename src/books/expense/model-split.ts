import { z } from 'zod'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'

/** One house and its share of a bill. */
export const splitPart = record({
  houseId: field.recordId(),
  /** Below zero for a part of a credit note. */
  sum: field.signedMoney(),
})
export type SplitPartValues = FormValues<typeof splitPart.fields>

const maxParts = 20

/** The shares of a bill. Whether they add up is judged with the voucher. */
export const SplitForm = z.strictObject({
  parts: z
    .array(z.strictObject(splitPart.body), { error: 'invalid' })
    .min(2, 'splitSum')
    .max(maxParts, 'manyParts')
    .meta({ description: 'At least two. The first keeps the id of the voucher' }),
})
export type SplitForm = z.output<typeof SplitForm>
