import type { Ore } from '../../base/kit/money'
import { landNumberNames, type House, type HouseNumbers, type LandNumbers } from '../../landlord/house/model'
import type { TaxLines } from '../tax/model'

/** `ikkeKomplett`: the landlord hands in the return at the authority's pages. `komplett`: it is complete as sent. */
export const submissionTypes = ['ikkeKomplett', 'komplett'] as const
export type SubmissionType = (typeof submissionTypes)[number]

/** A property's number in the register, and its municipality in the income year. */
export interface RegisteredProperty {
  readonly registerId: string
  readonly municipality: string
}

export interface FoundProperty extends RegisteredProperty, Readonly<Record<keyof LandNumbers, number>> {
  /** The address that was found. Empty when the search was by number. */
  readonly postcode: string
  readonly address: string
  /** `948677733/23`: organisation number and share of a dwelling in a cooperative. Empty for any other property. */
  readonly share: string
}

/** The authority's names of the land numbers, without the ending `nummer` or `nr`. */
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
  /** Percent, at most two decimals. */
  readonly share: number
  /** Tenants of the year by taxed leases, in the order of the leases. The return names them. */
  readonly tenants: readonly string[]
  /** Tenants by any lease or income of the year or the year before. They may help recognize the entry in a draft. */
  readonly knownTenants: readonly string[]
  /** The house has only rent by the flat rule. Then the return states no costs. */
  readonly isShortAlone: boolean
  /** The landlord uses it as a cabin. The entry states that. */
  readonly isCabin: boolean
  /**
   * True if the house has an entry in the return. If not, it is left out, and what was written for it before is
   * removed.
   */
  readonly isEntered: boolean
  /** The property in the register. Null while the draft's own properties are enough. */
  readonly found: RegisteredProperty | null
}

/** The draft's costs that may stay when the books have none on the same line. */
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

/** What the last submission of the year in force wrote for a house. */
export interface WrittenHouse {
  readonly houseId: number
  /** Null when the entry was not stored yet. */
  readonly entryId: string | null
  readonly lines: TaxLines
  /** The landlord's share that was written. Null: the draft's own share was kept. */
  readonly share: number | null
  readonly hasTenants: boolean
  /** The amounts that were kept from the draft. */
  readonly remaining: LineCosts
  /** The property that was added for the house. Null when the draft had it. */
  readonly madeProperty: string | null
}

export interface StoredPlace extends Omit<RememberedEntry, 'year'>, LineCosts {
  readonly madeProperty: string | null
  readonly share: number | null
  readonly hasTenants: boolean
}

/** The landlord's answer about the owner of an entry. Null: it belongs to none of the houses. */
export interface AssignedEntry {
  readonly entryId: string
  readonly houseId: number | null
}
