import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Id, requiredOr, whole } from '../../base/kit/schemas'

/**
 * What may be missing before a year is handed in (docs/rules.md#tax-check-list), in the order in which it is told: first
 * what the figures lack, then what may be wrong in them, then what the authority may ask for.
 */
export const checkKinds = [
  'houseNumbers',
  'drafts',
  'monthsWithoutRent',
  'rentStopped',
  'repeatStopped',
  'unsignedContracts',
  'personalOutdated',
  'personalUnconfirmed',
  'personalTooLong',
  'itemsAndPersonal',
  'mixedCosts',
  'costsOutside',
  'itemsEnded',
  'shortLets',
  'coOwners',
  'withoutReceipt',
] as const
export type CheckKind = (typeof checkKinds)[number]

/** At most so many of what one check is about are named. */
export const maxNamed = 100

/**
 * What a check is about: a voucher, or a contract. Of a month without rent it is the contract, by its tenant, with the
 * month's first day; of personal use the year.
 */
const Named = z.strictObject({ id: z.int(), name: z.string(), date: DayText })

/** One thing that is missing in a house. */
export const Check = z.strictObject({
  houseId: z.int(),
  kind: z.enum(checkKinds),
  /** How many there are; of the house's numbers, and of its owners, 1. */
  count: z.int(),
  /** The first of them, by date; of the house itself none. */
  vouchers: z.array(Named),
  /** Of household items past their lifetime: how many can no longer be made to last longer. Left out where all can. */
  closed: z.int().optional(),
})

/** Whether a house was let or offered for rent in the months of a year in which it has no rent. */
export const LettingAnswer = z.strictObject({
  houseId: Id,
  year: whole(1900, 3000, 'year'),
  offered_for_rent: z
    .boolean({ error: requiredOr('choose') })
    .meta({ description: 'Whether the house was let or offered for rent in the months without rent' }),
})
export const ExportedLetting = z.strictObject({
  houseId: z.int(),
  year: z.int(),
  offered_for_rent: z.boolean(),
  answered_at: InstantText,
})

export type LettingAnswer = z.output<typeof LettingAnswer>
export type Check = z.output<typeof Check>
export type CheckNamed = z.output<typeof Named>
