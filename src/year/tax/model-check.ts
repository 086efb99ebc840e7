import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Id, requiredOr, whole } from '../../base/kit/schemas'

/**
 * What may be missing before a year is handed in (docs/rules/year.md#tax-check-list), in the order shown. First what the
 * figures lack, then possible errors in them, then what the authority may ask for.
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

/** The most things that one check names. */
export const maxNamed = 100

/**
 * What a check is about: a voucher or a contract. For a month without rent it is the contract, with its tenant's name
 * and the month's first day. For personal use it is the year.
 */
const Named = z.strictObject({ id: z.int(), name: z.string(), date: DayText })

/** One thing that is missing in a house. */
export const Check = z.strictObject({
  houseId: z.int(),
  kind: z.enum(checkKinds),
  /** How many there are. 1 for the house's numbers and for its owners. */
  count: z.int(),
  /** The first of them, by date. Empty for checks of the house itself. */
  vouchers: z.array(Named),
  /** For household items past their lifetime: how many can no longer get a longer one. Left out when all can. */
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
