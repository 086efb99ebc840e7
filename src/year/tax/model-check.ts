import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Id, requiredOrError, wholeNumber } from '../../base/kit/schemas'
import { homeUses } from '../../landlord/house/model'

/**
 * The kinds of checks in order: first what is missing, then possible errors, then possible questions
 * (docs/rules/year.md#tax-check-list).
 */
export const checkKinds = [
  'houseNumbers',
  'homeUseDiffers',
  'drafts',
  'monthsWithoutRent',
  'rentAtNewYear',
  'rentStopped',
  'repeatStopped',
  'unsignedContracts',
  'personalOutdated',
  'personalUnconfirmed',
  'personalTooLong',
  'personalLetBefore',
  'itemsAndPersonal',
  'mixedCosts',
  'costsOutside',
  'creditsAboveCosts',
  'itemsEnded',
  'shortLets',
  'coOwners',
  'withoutReceipt',
] as const
export type CheckKind = (typeof checkKinds)[number]

export const maxNamedRecords = 100

/**
 * A record that a check names. For a month without rent, the contract with its tenant's name and
 * the first day of the month. For personal use, the id is the year.
 */
const Named = z.strictObject({ id: z.int(), name: z.string(), date: DayText })

export const Check = z.strictObject({
  houseId: z.int(),
  kind: z.enum(checkKinds),
  /** The number of things that the check names. It is 1 for a check of the house itself: its numbers, use or owners. */
  count: z.int(),
  /** The first named records, by date. Empty if the check is about the house itself. */
  vouchers: z.array(Named),
  /**
   * The number of household items that are past their lifetime and can no longer get a longer one. Missing if there are
   * none.
   */
  closed: z.int().optional(),
  /**
   * The use of the house according to the landlord, and the codes of the authority's draft that contradict it. Only for
   * `homeUseDiffers`.
   */
  use: z.strictObject({ home_use: z.enum(homeUses), in_draft: z.array(z.string()) }).optional(),
})

export const LettingAnswer = z.strictObject({
  houseId: Id,
  year: wholeNumber(1900, 3000, 'year'),
  offered_for_rent: z
    .boolean({ error: requiredOrError('choose') })
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
