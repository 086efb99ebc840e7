import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Id, requiredOr, wholeNumber } from '../../base/kit/schemas'

/**
 * The kinds of checks in order: what is lacking, possible errors, possible questions
 * (docs/rules/year.md#tax-check-list).
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

export const maxNamed = 100

/**
 * What a check names: a voucher or a contract. For a month without rent it is the contract, with its tenant's name and
 * the month's first day. For personal use it is the year.
 */
const Named = z.strictObject({ id: z.int(), name: z.string(), date: DayText })

export const Check = z.strictObject({
  houseId: z.int(),
  kind: z.enum(checkKinds),
  /** The number of things that the check names. 1 for the house's numbers and for its owners. */
  count: z.int(),
  /** The first things by date. Empty for checks of the house itself. */
  vouchers: z.array(Named),
  /** The number of household items whose ended lifetime can no longer be extended. Left out when it is 0. */
  closed: z.int().optional(),
})

export const LettingAnswer = z.strictObject({
  houseId: Id,
  year: wholeNumber(1900, 3000, 'year'),
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
