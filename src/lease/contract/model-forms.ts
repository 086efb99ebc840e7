import { z } from 'zod'
import { files } from '../../base/file/model'
import { optional, orNull, startingWith, mustBeFilled } from '../../base/kit/field'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'
import { TypedDay } from '../../base/kit/schemas'
import { ChecklistForm } from '../checklist/model'

// What is done to a contract once it is written, each with a form of its own.

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

export const splitCategories = ['TENANT', 'LANDLORD', 'SPLIT'] as const

export const splitPeriods = ['month', 'quarter', 'year'] as const

/** Who bears the costs that are shared; the parts count when they are split, else the sum (docs/rules.md#cost-split). */
export const costSplitRecord = record({
  category: field.choice(splitCategories),
  /** What the costs are for. */
  costs: optional(field.text({ max: 100 })),
  /** What they come to, where one bears them all. */
  sum: optional(field.money()),
  /** What the amounts are for; a month where nothing is said. */
  period: optional(startingWith(field.choice(splitPeriods), 'month')),
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
export const CostSplitForm = form

/** What belongs to the home, in the same words as the handover list. */
export const ExtrasForm = ChecklistForm

/** The lease as signed on paper. */
export const signManualRecord = record({ documents: files('signed_files') })
export const SignManualForm = z.strictObject(signManualRecord.body)

/** The same, added or replaced after the signing: there is something to add. */
export const signedPaperRecord = record({ documents: mustBeFilled(files('signed_files')) })
export const SignedPaperForm = z
  .strictObject(signedPaperRecord.body)
  .refine(({ documents }) => documents.length > 0, { path: ['documents'], error: 'required' })

/** The end of a contract. */
export const finishRecord = record({
  /** All of its income goes to the trash folder, not only that of later months. */
  deleteIncome: field.tick(false),
  /** The last day rent is owed; left out: today. */
  date: optional(field.date()),
})
export const FinishForm = z.strictObject(finishRecord.body)

/** A lease that goes on after its fixed term. */
export const GoOnForm = z.strictObject({
  /** The day from which it is open-ended; left out: the one after the term. */
  from: TypedDay.optional(),
})

/** Everything that says who rented goes, and the papers. */
export const eraseTenantRecord = record({
  /** Also before the time is over in which the papers may be needed. */
  confirm: field.tick(false),
})
export const EraseTenantForm = z.strictObject(eraseTenantRecord.body)

export type EraseTenantForm = z.output<typeof EraseTenantForm>
export type GoOnForm = z.output<typeof GoOnForm>
export type CostSplitForm = z.output<typeof CostSplitForm>
export type SignManualForm = z.output<typeof SignManualForm>
export type SignedPaperForm = z.output<typeof SignedPaperForm>
export type FinishForm = z.output<typeof FinishForm>
export type FinishValues = FormValues<typeof finishRecord.fields>
