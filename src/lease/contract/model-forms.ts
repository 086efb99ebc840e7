import { z } from 'zod'
import { optional, orNull, withDescription, withInitialValue } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { record } from '../../base/kit/record'
import { ChecklistForm } from '../checklist/model'

// Parts of a contract that have a form of their own, apart from its fields.

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

export const splitCategories = ['TENANT', 'LANDLORD', 'SPLIT'] as const

export const splitPeriods = ['month', 'quarter', 'year'] as const

/** By what shared costs are divided: by a meter, as a fraction, or by the persons who live there. */
export const splitKeys = ['meter', 'fraction', 'persons'] as const

/** A fraction above zero and below one, like `2/3`. */
function isFraction(text: string): boolean {
  const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []
  return Number(part) > 0 && Number(part) < Number(whole)
}

/** Shared costs. When they are split, the two parts count, otherwise the sum (docs/rules/lease.md#cost-split). */
export const costSplitRecord = record({
  category: field.choice(splitCategories),
  costs: optional(field.text({ max: 100 })),
  /** The total, when one side bears all of it. */
  sum: optional(field.money()),
  /** The period of the amounts. Left out: a month. */
  period: optional(withInitialValue(field.choice(splitPeriods), 'month')),
  key: withDescription(
    optional(field.choice(splitKeys)),
    'By what the tenant’s part is reckoned: an own meter, a fraction, or the persons who live there. Left out: not agreed',
  ),
  fraction: withDescription(
    optional(field.text({ max: 15 })),
    'The tenant’s fraction of the costs, such as 2/3. Required with the key fraction, and only stored with it',
  ),
  tenant: orNull(field.money()),
  landlord: orNull(field.money()),
})
export const CostSplit = z.strictObject(costSplitRecord.answer)
const splitBody = z.strictObject(costSplitRecord.body)
const parts = ['tenant', 'landlord'] as const
let form: z.ZodType<z.output<typeof splitBody>, z.input<typeof splitBody>> = splitBody
for (const who of parts)
  form = form.refine((split) => split.category !== 'SPLIT' || typeof split[who] === 'number', {
    path: [who],
    error: 'required',
    when: isObject,
  })
form = form
  .refine(({ key, fraction }) => key !== 'fraction' || (fraction !== undefined && fraction !== ''), {
    path: ['fraction'],
    error: 'required',
    when: isObject,
  })
  .refine(({ key, fraction }) => key !== 'fraction' || !fraction || isFraction(fraction.replace(/\s/g, '')), {
    path: ['fraction'],
    error: 'fraction',
    when: isObject,
  })
export const CostSplitForm = form

/** The things that belong to the home, in the same words as the handover list. */
export const ExtrasForm = ChecklistForm

export type CostSplitForm = z.output<typeof CostSplitForm>
