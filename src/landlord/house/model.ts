import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText } from '../../base/kit/day'
import { withDescription, addedLater, optional, orDefault, withInitialValue } from '../../base/kit/field-variants'
import { placeName, properName, registerNumber } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { records } from '../../base/kit/field-records'
import { wholeNumber } from '../../base/kit/schemas'
import { record, type FormValues, type Stored } from '../../base/kit/record'

/** The maximum number of houses of an account (docs/rules/landlord.md#houses). */
export const maxHouses = 4

/** The maximum number of owners in addition to the landlord (docs/rules/landlord.md#co-owners). */
export const maxCoOwners = 3
/** Another owner of a house, with the share in percent. */
export const coOwnerRecord = record({
  name: properName({ max: 50 }),
  share: field.decimalPercent('ownerShare'),
})
export type CoOwner = Stored<typeof coOwnerRecord.fields>

/** Proof that the house belongs to the caller and is not deleted. Only ./service.ts creates it. */
export type OwnedHouseId = number & { readonly proof: 'OwnedHouseId' }

/** The numbers of a piece of land: farm, holding, lease and section. */
const landNumbers = record({
  property_number: registerNumber(),
  holding_number: registerNumber(),
  lease_number: registerNumber(),
  section_number: registerNumber(),
})
/** The numbers by which the land register and the tax authority name a house. */
const houseNumbers = record({
  municipality_number: field.optionalDigits(4, 'municipality'),
  ...landNumbers.fields,
  /** The housing cooperative that the dwelling belongs to, if it does. */
  organisation_number: field.optionalDigits(9, 'organisation'),
  share_number: registerNumber(),
})
export const landNumberNames = landNumbers.names
export const houseNumberNames = houseNumbers.names
/**
 * The numbers by which the tax authority finds a dwelling: the numbers of its land, or of its share
 * in a cooperative.
 */
export const houseIdentities = {
  land: ['municipality_number', 'property_number', 'holding_number'],
  share: ['organisation_number', 'share_number'],
} as const satisfies Record<string, readonly (typeof houseNumberNames)[number][]>

export const placeRecord = record({
  address: placeName({ min: 2, max: 100 }),
  postcode: field.postcode(),
  city: placeName({ min: 2, max: 50 }),
})
export type HousePlace = FormValues<typeof placeRecord.fields>

/** The landlord's use of a house in addition to letting: none, living there, or using it as a cabin. */
export const homeUses = ['let_only', 'own_home', 'own_cabin'] as const
export type HomeUse = (typeof homeUses)[number]

/** The facts that may differ between income years (docs/rules/landlord.md#facts-of-a-year). */
const yearFactsRecord = record({
  holiday_home: withDescription(addedLater(field.checkbox(false)), 'True means the same as home_use own_cabin'),
  home_use: withDescription(
    addedLater(orDefault(withInitialValue(field.choice(homeUses), 'let_only'), 'let_only')),
    'How the landlord uses the house beside letting it. Left out: let_only',
  ),
  /** The co-owners. The landlord's own share is what remains of 100 percent. */
  co_owners: addedLater(orDefault(records(coOwnerRecord, { max: maxCoOwners, error: 'manyCoOwners' }), [])),
})
export type YearFactsForm = Stored<typeof yearFactsRecord.fields>

export const houseRecord = record({
  name: properName({ max: 50 }),
  ...placeRecord.fields,
  ...houseNumbers.fields,
  ...yearFactsRecord.fields,
  house_rules: withDescription(
    addedLater(files('house_rules_files')),
    'The urls of the house rules, as uploaded. The screens attach them to a new lease. A cooperative’s articles belong here too',
  ),
})

/** The landlord's own share: 100 percent less the co-owners' shares. Exact, with at most two decimals. */
export const ownShare = (coOwners: readonly Pick<CoOwner, 'share'>[]): number =>
  (100_00 - coOwners.reduce((sum, { share }) => sum + Math.round(share * 100), 0)) / 100

/**
 * Keeps the co-owners whose share is a number below 100. The others already have errors of their
 * own.
 */
export const validShares = (coOwners: unknown) =>
  (Array.isArray(coOwners) ? (coOwners as unknown[]) : []).filter(
    (one): one is Pick<CoOwner, 'share'> =>
      typeof one === 'object' && one !== null && 'share' in one && typeof one.share === 'number' && one.share < 100,
  )

/** Refuses shares that leave nothing for the landlord. The error is reported together with the form's other errors. */
const withOwnShare = <F extends z.ZodType<{ readonly co_owners: readonly Pick<CoOwner, 'share'>[] }>>(form: F): F =>
  Array.from({ length: maxCoOwners }, (_, index) => index).reduce(
    (checked, index) =>
      checked.refine(({ co_owners }) => co_owners.length !== index + 1 || !(ownShare(validShares(co_owners)) <= 0), {
        path: ['co_owners', index, 'share'],
        error: 'nothingLeft',
        when: ({ value }) => Array.isArray((value as { readonly co_owners?: unknown } | null)?.co_owners),
      }),
    form,
  )

const firstFactsYear = 1900

/** The year from which the facts in a form apply. If missing, this year. */
const fromYearRecord = record({
  from_year: withDescription(
    optional(field.countOf(wholeNumber(firstFactsYear, 9999, 'dateRange'))),
    'The income year from which co_owners, holiday_home and home_use hold. Left out: this year',
  ),
})

export const HouseForm = withOwnShare(z.strictObject(houseRecord.body))
export const HouseChangeForm = withOwnShare(z.strictObject({ ...houseRecord.body, ...fromYearRecord.body }))

/** Facts that apply from an income year on. If `from_year` is 0, they apply from the beginning. */
const YearFacts = z.strictObject({ from_year: z.int(), ...yearFactsRecord.answer })
export const yearFactNames = yearFactsRecord.names

/**
 * A house. `co_owners`, `home_use` and `holiday_home` are those of this year. `years` has the facts
 * of all years, the earliest first.
 */
export const House = z.strictObject({
  id: z.int(),
  ...houseRecord.answer,
  /** The facts about the files of the house rules. */
  house_rules_files: z.array(FileInfo),
  years: z.array(YearFacts),
  depreciationYears: z.array(z.int()),
  created_at: InstantText,
  updated_at: InstantText,
})

/** The number of days for which a deleted house can be restored (docs/rules/landlord.md#houses). */
export const restorableDays = 30

/** The numbers of a house's records. Records in the trash folder count too. */
export const HouseContents = z.strictObject({
  expenses: z.int(),
  incomes: z.int(),
  items: z.int(),
  personal: z.int(),
  contracts: z.int(),
})

export const DeletedHouse = z.strictObject({
  id: z.int(),
  name: z.string(),
  deleted_at: InstantText,
  restorable_until: InstantText,
  contents: HouseContents,
})

export type HouseContents = z.output<typeof HouseContents>
export type DeletedHouse = z.output<typeof DeletedHouse>
export type HouseForm = z.output<typeof HouseForm>
export type HouseChangeForm = z.output<typeof HouseChangeForm>
export type YearFacts = z.output<typeof YearFacts>
export type House = z.output<typeof House>
export type HouseNumbers = Stored<typeof houseNumbers.fields>
export type LandNumbers = Stored<typeof landNumbers.fields>
/** The facts that are the same every year. The facts that other modules know about the house are left out. */
export type HouseFacts = Omit<
  House,
  'depreciationYears' | 'years' | 'house_rules' | 'house_rules_files' | keyof YearFactsForm
>
export type HouseValues = FormValues<typeof houseRecord.fields>

type Address = HousePlace & { readonly country: string }
type NamedPlace = HousePlace & { readonly name: string }

/** The place of a house at this address. Null if no house can be there: the address is abroad or incomplete. */
export function homePlace({ country, ...profile }: Address): HousePlace | null {
  const home = placeRecord.pick(profile)
  return country === 'NO' && z.strictObject(placeRecord.body).safeParse(home).success ? home : null
}

/** A house name made of its address, without characters that a name may not have. */
export const houseNameOfAddress = ({ address }: Pick<HousePlace, 'address'>): string =>
  address.replaceAll('/', '-').slice(0, houseRecord.fields.name.maxLength)

export const isAtPlace = (house: HousePlace, place: HousePlace): boolean =>
  placeRecord.differing(house, place).length === 0

/** The house at another place. If its name was only the old address, the name changes too. */
export const moveHouseTo = <H extends NamedPlace>(house: H, place: HousePlace): H => ({
  ...house,
  ...place,
  name: house.name === '' || house.name === houseNameOfAddress(house) ? houseNameOfAddress(place) : house.name,
})

/** A new house. If it has no address yet, it gets the landlord's own. */
export const newHouseAt = <H extends NamedPlace>(house: H, home: HousePlace | null): H =>
  home && isAtPlace(house, placeRecord.empty) ? moveHouseTo(house, home) : house

/** The house after the landlord's address has changed. If the house was at the old address, it moves too. */
export function houseAfterAddressChange<H extends NamedPlace>(house: H, before: Address, now: Address): H {
  const [from, to] = [homePlace(before), homePlace(now)]
  return from && to && isAtPlace(house, from) ? moveHouseTo(house, to) : house
}
