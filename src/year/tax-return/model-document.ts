import type { Ore } from '../../base/kit/money'
import { landNumberNames, type House, type HouseNumbers, type LandNumbers } from '../../landlord/house/model'
import type { TaxLines } from '../tax/model'

/**
 * `ikkeKomplett`: the landlord hands in the return on the authority's pages. `komplett`: it is handed in when it is
 * sent.
 */
export const submissionTypes = ['ikkeKomplett', 'komplett'] as const
export type SubmissionType = (typeof submissionTypes)[number]

/** A property's number in the land register. Its municipality is that of the income year. */
export interface RegisteredProperty {
  readonly registerId: string
  readonly municipality: string
}

export interface FoundProperty extends RegisteredProperty, Readonly<Record<keyof LandNumbers, number>> {
  /** The postcode of the found address. Empty if the search was by number. */
  readonly postcode: string
  readonly address: string
  /**
   * `948677733/23`: the organisation number of a cooperative, and the share of a dwelling in it. Empty for other
   * properties.
   */
  readonly share: string
}

/** The beginnings of the authority's names for the land numbers. The ending (`nummer` or `nr`) is added. */
export const landNumberPrefixes = {
  property_number: 'gaards',
  holding_number: 'bruks',
  lease_number: 'feste',
  section_number: 'seksjons',
} as const satisfies Record<keyof LandNumbers, string>
/** The names of the numbers in form RF-1189, in its order, each with the authority's field number. */
export const formNumberFields = [
  ['municipality_number', 'EiendomKommuneNummer-datadef-23'],
  ['property_number', 'EiendomGardsnummer-datadef-30514'],
  ['holding_number', 'EiendomBruksnummer-datadef-30515'],
  ['section_number', 'EiendomSeksjonsnummer-datadef-30516'],
  ['share_number', 'EiendomAndelsnummer-datadef-37196'],
  ['organisation_number', 'EiendomOrganisasjonsnummer-datadef-37197'],
] as const satisfies readonly (readonly [keyof HouseNumbers, string])[]
export const landNumbersOf = <T>(
  read: (stem: (typeof landNumberPrefixes)[keyof LandNumbers]) => T,
): Record<keyof LandNumbers, T> =>
  Object.fromEntries(landNumberNames.map((name) => [name, read(landNumberPrefixes[name])])) as Record<
    keyof LandNumbers,
    T
  >

export interface Rental {
  readonly house: Pick<House, 'id' | 'name' | 'address' | 'postcode' | 'city'> & HouseNumbers
  readonly lines: TaxLines
  /** In percent, with at most two decimals. */
  readonly share: number
  /** Tenants of the year whose lease is taxed, in the order of the leases. The return names them. */
  readonly tenants: readonly string[]
  /**
   * Tenants of any lease or income, in the year or the year before. They help to recognize the house's entry in a
   * draft.
   */
  readonly knownTenants: readonly string[]
  /** True if the house has only rent that follows the flat rule. Then the return has no costs for it. */
  readonly isShortAlone: boolean
  /** True if the landlord uses the house as a cabin. The entry then states that. */
  readonly isCabin: boolean
  /**
   * True if the house has an entry in the return. If false, figures that an earlier sending wrote
   * for the house are removed.
   */
  readonly isEntered: boolean
  /**
   * The property that was found in the land register. Null if the draft already has the house's
   * property.
   */
  readonly found: RegisteredProperty | null
}

/** The draft's costs on two lines. They may stay if the books have no costs on that line. */
export interface LineCosts {
  readonly insurance: Ore
  readonly common_costs: Ore
}

/** The entry that a house had in an earlier return. */
export interface RememberedEntry {
  readonly year: number
  readonly houseId: number
  readonly entryId: string
}

/** The data that the year's last submission in force wrote for a house. */
export interface WrittenHouse {
  readonly houseId: number
  /** Null if an older version of the product did not store it. */
  readonly entryId: string | null
  readonly lines: TaxLines
  /** The landlord's share that was written. Null if the draft's own share was kept. */
  readonly share: number | null
  readonly hasTenants: boolean
  /** The amounts that were kept from the draft. */
  readonly remaining: LineCosts
  /** The property that was added for the house. Null if the draft already had it. */
  readonly madeProperty: string | null
}

export interface StoredPlace extends Omit<RememberedEntry, 'year'>, LineCosts {
  readonly madeProperty: string | null
  readonly share: number | null
  readonly hasTenants: boolean
}

/**
 * The landlord's answer: the house that an entry belongs to. Null if it belongs to none of the
 * houses.
 */
export interface AssignedEntry {
  readonly entryId: string
  readonly houseId: number | null
}
