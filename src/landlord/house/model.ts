import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { askedLater, orDefault } from '../../base/kit/field-variants'
import { placeName, properName, registerNumber } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { records } from '../../base/kit/field-records'
import { record, type FormValues, type Stored } from '../../base/kit/record'

/** At most this many houses in an account (docs/rules.md#houses). */
export const maxHouses = 4

/** Beside the landlord (docs/rules.md#co-owners). */
export const maxCoOwners = 3
/** Who owns a house together with the landlord, and how much of it in percent. */
export const coOwnerRecord = record({
  name: properName({ max: 50 }),
  share: field.decimalPercent('ownerShare'),
})
export type CoOwner = Stored<typeof coOwnerRecord.fields>

/** Proof that the house belongs to the caller and is not deleted. Minted only by ./service.ts. */
export type OwnedHouseId = number & { readonly proof: 'OwnedHouseId' }

/** The numbers of a property in its municipality: farm, holding, lease and section. */
const landNumbers = record({
  property_number: registerNumber(),
  holding_number: registerNumber(),
  lease_number: registerNumber(),
  section_number: registerNumber(),
})
/** The numbers by which the land register, and with it the tax authority, names a house. */
const houseNumbers = record({
  municipality_number: field.optionalDigits(4, 'municipality'),
  ...landNumbers.fields,
  /** Of a dwelling in a housing cooperative. */
  organisation_number: field.optionalDigits(9, 'organisation'),
  share_number: registerNumber(),
})
export const landNumberNames = landNumbers.names
export const houseNumberNames = houseNumbers.names
/** What the authority finds a dwelling by: its land, or its share in a cooperative. */
export const houseIdentities = {
  land: ['municipality_number', 'property_number', 'holding_number'],
  share: ['organisation_number', 'share_number'],
} as const satisfies Record<string, readonly (typeof houseNumberNames)[number][]>

/** Where a house stands. */
export const placeRecord = record({
  address: placeName({ min: 2, max: 100 }),
  postcode: field.postcode(),
  city: placeName({ min: 2, max: 50 }),
})
export type HousePlace = FormValues<typeof placeRecord.fields>

/** The house: how the landlord calls it, where it lies, and the numbers by which the land register names it. */
export const houseRecord = record({
  name: properName({ max: 50 }),
  ...placeRecord.fields,
  ...houseNumbers.fields,
  /** The landlord uses it too: all of its rent follows the flat rule of short lets (docs/rules.md#tax-figures). */
  holiday_home: askedLater(field.tick(false)),
  /** What they leave of 100 percent is the landlord's own. */
  co_owners: askedLater(orDefault(records(coOwnerRecord, { max: maxCoOwners, error: 'manyCoOwners' }), [])),
})

/** The landlord's own share in percent: what the co-owners leave of 100, at most two decimals, exactly. */
export const ownShare = (coOwners: readonly Pick<CoOwner, 'share'>[]): number =>
  (100_00 - coOwners.reduce((sum, { share }) => sum + Math.round(share * 100), 0)) / 100

/** What has a share of its own of less than all; what hasn't says so itself. */
export const sharesIn = (coOwners: unknown) =>
  (Array.isArray(coOwners) ? (coOwners as unknown[]) : []).filter(
    (one): one is Pick<CoOwner, 'share'> =>
      typeof one === 'object' && one !== null && 'share' in one && typeof one.share === 'number' && one.share < 100,
  )

/** At the last co-owner it is said that nothing is left for the landlord, together with what else is wrong in the form. */
export const HouseForm = Array.from({ length: maxCoOwners }, (_, index) => index).reduce(
  (form, index) =>
    form.refine(({ co_owners }) => co_owners.length !== index + 1 || !(ownShare(sharesIn(co_owners)) <= 0), {
      path: ['co_owners', index, 'share'],
      error: 'nothingLeft',
      when: ({ value }) => Array.isArray((value as { readonly co_owners?: unknown } | null)?.co_owners),
    }),
  z.strictObject(houseRecord.body),
)

export const House = z.strictObject({
  id: z.int(),
  ...houseRecord.answer,
  /** Years in which personal use of household items has been deducted already. */
  depreciationYears: z.array(z.int()),
  created_at: InstantText,
  updated_at: InstantText,
})

/** For how many days a deleted house can be restored (docs/rules.md#houses). */
export const restorableDays = 30

/** What lies in a house, in its trash folder too. */
export const HouseContents = z.strictObject({
  expenses: z.int(),
  incomes: z.int(),
  items: z.int(),
  /** Years with a deduction for personal use. */
  personal: z.int(),
  contracts: z.int(),
})

/** A house that was deleted and can still be restored. */
export const DeletedHouse = z.strictObject({
  id: z.int(),
  name: z.string(),
  deleted_at: InstantText,
  /** The last instant at which it can be restored. */
  restorable_until: InstantText,
  contents: HouseContents,
})

export type HouseContents = z.output<typeof HouseContents>
export type DeletedHouse = z.output<typeof DeletedHouse>
export type HouseForm = z.output<typeof HouseForm>
export type House = z.output<typeof House>
export type HouseNumbers = Stored<typeof houseNumbers.fields>
export type LandNumbers = Stored<typeof landNumbers.fields>
/** A house by itself, without what other modules know of it. */
export type HouseFacts = Omit<House, 'depreciationYears'>
export type HouseValues = FormValues<typeof houseRecord.fields>

type Address = HousePlace & { readonly country: string }
type NamedPlace = HousePlace & { readonly name: string }

/** The landlord's own address as the place of a house; null where no house can stand there: abroad, or while it is not whole. */
export function homeOf({ country, ...profile }: Address): HousePlace | null {
  const home = placeRecord.pick(profile)
  return country === 'NO' && z.strictObject(placeRecord.body).safeParse(home).success ? home : null
}

/** What a house is called until it has a name: its address, without what a name may not hold. */
export const nameAt = ({ address }: Pick<HousePlace, 'address'>): string =>
  address.replaceAll('/', '-').slice(0, houseRecord.fields.name.maxLength)

export const standsAt = (house: HousePlace, place: HousePlace): boolean =>
  placeRecord.differing(house, place).length === 0

/** The house at another place; a name that was only its address follows. */
export const movedTo = <H extends NamedPlace>(house: H, place: HousePlace): H => ({
  ...house,
  ...place,
  name: house.name === '' || house.name === nameAt(house) ? nameAt(place) : house.name,
})

/** A house that stands nowhere yet begins where the landlord lives. */
export const begunAt = <H extends NamedPlace>(house: H, home: HousePlace | null): H =>
  home && standsAt(house, placeRecord.empty) ? movedTo(house, home) : house

/** The house of a landlord whose own address is another by now: where it stood there, it still does. */
export function followed<H extends NamedPlace>(house: H, before: Address, now: Address): H {
  const [from, to] = [homeOf(before), homeOf(now)]
  return from && to && standsAt(house, from) ? movedTo(house, to) : house
}
