import { z } from 'zod'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'

/** The lines of a handover list in its order (docs/rules/lease.md#handover-list). */
export const checklistOptions = [
  'number_of_keys',
  'parking',
  'garage',
  'mailbox',
  'exterior_area',
  'snowshoveling',
  'lawn_moving',
  'exterior_doors',
  'home_alarm',
  'fuse_box',
  'fire_extinguisher',
  'main_stopcock',
  'fireplaces',
  'smoke_detectors',
  'escape_routes',
  'stove_guard',
  'washer',
  'panel_heaters',
  'furniture',
  'review_rules',
  'common_area',
  'condition',
  'stalls',
] as const
export type ChecklistOption = (typeof checklistOptions)[number]

/** The lines that have a count. A count above zero ticks the line. */
export const countedOptions = {
  number_keys: 'number_of_keys',
  parking_space: 'parking',
  garage: 'garage',
  fire_extinguisher_count: 'fire_extinguisher',
  stalls_count: 'stalls',
} as const satisfies Record<string, ChecklistOption>
export type CountedField = keyof typeof countedOptions
export const countFields = Object.keys(countedOptions) as readonly CountedField[]

/** The highest count, because counts have two digits. */
export const maxCount = 99

const count = () => field.optionalCount({ max: maxCount })

/** A handover list (docs/rules/lease.md#handover-list). */
export const checklistRecord = record({
  options: field.choices(checklistOptions),
  number_keys: count(),
  parking_space: count(),
  garage: count(),
  fire_extinguisher_count: count(),
  stalls_count: count(),
})

export const ChecklistForm = z.strictObject(checklistRecord.body)
export const Checklist = z.strictObject(checklistRecord.answer)

export type ChecklistForm = z.output<typeof ChecklistForm>
export type Checklist = z.output<typeof Checklist>
export type ChecklistValues = FormValues<typeof checklistRecord.fields>
