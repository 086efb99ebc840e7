import { z } from 'zod'
import { whole } from '../../base/kit/field'

/** What a handover list can hold, in the order of the specification (2, section 3). */
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

/** The counts of a handover list, and the option that a count above zero ticks. */
export const countedOptions = {
  number_keys: 'number_of_keys',
  parking_space: 'parking',
  garage: 'garage',
  fire_extinguisher_count: 'fire_extinguisher',
  stalls_count: 'stalls',
} as const satisfies Record<string, ChecklistOption>
export type CountField = keyof typeof countedOptions
export const countFields = Object.keys(countedOptions) as readonly CountField[]

/** Counts have two digits. */
export const maxCount = 99

const count = () => whole(0, maxCount).default(0)

/** A handover list, and the extras of a contract, as they are written. */
export const ChecklistForm = z.strictObject({
  options: z
    .array(z.enum(checklistOptions, { error: 'choose' }), { error: 'invalid' })
    .refine((options) => new Set(options).size === options.length, 'invalid')
    .default([]),
  number_keys: count(),
  parking_space: count(),
  garage: count(),
  fire_extinguisher_count: count(),
  stalls_count: count(),
})

export const Checklist = z.strictObject({
  options: z.array(z.enum(checklistOptions)),
  number_keys: z.int(),
  parking_space: z.int(),
  garage: z.int(),
  fire_extinguisher_count: z.int(),
  stalls_count: z.int(),
})

export type ChecklistForm = z.output<typeof ChecklistForm>
export type Checklist = z.output<typeof Checklist>
