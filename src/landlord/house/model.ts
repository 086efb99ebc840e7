import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Postcode, text, whole } from '../../base/kit/field'
import type { ValidationKey } from '../../base/kit/words-validation'

/** At most this many houses in an account (specification 1, section 6). */
export const maxHouses = 4

/** Proof that the house belongs to the caller and is not deleted. Minted only by ./service.ts. */
export type OwnedHouseId = number & { readonly proof: 'OwnedHouseId' }

const number = () => whole(0, 999_999_999, 'number').nullable().default(null)
const digits = (count: number, error: ValidationKey) =>
  z
    .union([z.literal('').transform(() => null), z.null(), z.string().regex(new RegExp(`^\\d{${count}}$`), error)], {
      error,
    })
    .default(null)

export const HouseForm = z.strictObject({
  name: text({ max: 50 }),
  address: text({ min: 2, max: 100 }),
  postcode: Postcode,
  city: text({ min: 2, max: 50 }),
  /** Gårdsnummer and its parts, as in the land register; the tax return names the dwelling by them. */
  property_number: number(),
  holding_number: number(),
  lease_number: number(),
  section_number: number(),
  share_number: number(),
  /** Four digits, leading zero kept. */
  municipality_number: digits(4, 'municipality'),
  /** Nine digits, for housing cooperatives. */
  organisation_number: digits(9, 'organisation'),
})

export const House = z.strictObject({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  property_number: z.int().nullable(),
  holding_number: z.int().nullable(),
  lease_number: z.int().nullable(),
  section_number: z.int().nullable(),
  share_number: z.int().nullable(),
  municipality_number: z.string().nullable(),
  organisation_number: z.string().nullable(),
  /** Years in which personal use of household items has been deducted already. */
  depreciationYears: z.array(z.int()),
  created_at: InstantText,
  updated_at: InstantText,
})

export type HouseForm = z.output<typeof HouseForm>
export type House = z.output<typeof House>
/** A house by itself, without what other rooms know of it. */
export type HouseFacts = Omit<House, 'depreciationYears'>
