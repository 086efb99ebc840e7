import type { Ore } from '../../base/kit/money'
import { landNumberNames, type House, type HouseNumbers, type LandNumbers } from '../../landlord/house/model'
import type { TaxLines } from '../tax/model'

/**
 * `ikkeKomplett`: the authority keeps the figures, and the landlord hands the return in at its own pages. `komplett`: what is
 * sent is the return.
 */
export const submissionTypes = ['ikkeKomplett', 'komplett'] as const
export type SubmissionType = (typeof submissionTypes)[number]

/** How the authority knows a property: its number in the register of properties, and its municipality in the income year. */
export interface RegisteredProperty {
  readonly registerId: string
  readonly municipality: string
}

/** A property that a search in the register has found. */
export interface FoundProperty extends RegisteredProperty, Readonly<Record<keyof LandNumbers, number>> {
  /** Of the address that was found; empty where the search was by number. */
  readonly postcode: string
  readonly address: string
  /** Of a dwelling in a cooperative its organisation and share number, `948677733/23`; empty for another one. */
  readonly share: string
}

/** What the authority calls the numbers of a property, but for the `nummer` or `nr` at the end. */
export const landStems = {
  property_number: 'gaards',
  holding_number: 'bruks',
  lease_number: 'feste',
  section_number: 'seksjons',
} as const satisfies Record<keyof LandNumbers, string>
/** What form RF-1189 calls those numbers of a house that it asks for, in its order; the authority's number of the field stands behind. */
export const numberElements = [
  ['municipality_number', 'EiendomKommuneNummer-datadef-23'],
  ['property_number', 'EiendomGardsnummer-datadef-30514'],
  ['holding_number', 'EiendomBruksnummer-datadef-30515'],
  ['section_number', 'EiendomSeksjonsnummer-datadef-30516'],
  ['share_number', 'EiendomAndelsnummer-datadef-37196'],
  ['organisation_number', 'EiendomOrganisasjonsnummer-datadef-37197'],
] as const satisfies readonly (readonly [keyof HouseNumbers, string])[]
/** The numbers of a property out of what the authority says, by its names for them. */
export const landNumbersOf = <T>(
  read: (stem: (typeof landStems)[keyof LandNumbers]) => T,
): Record<keyof LandNumbers, T> =>
  Object.fromEntries(landNumberNames.map((name) => [name, read(landStems[name])])) as Record<keyof LandNumbers, T>

/** What of one house goes into the return. */
export interface Rental {
  readonly house: Pick<House, 'id' | 'name' | 'address' | 'postcode' | 'city'> & HouseNumbers
  readonly lines: TaxLines
  /** Percent, at most two decimals. */
  readonly share: number
  /** Tenants of the year by taxed leases, in the order of these: they are named in the return. */
  readonly tenants: readonly string[]
  /** Whoever rents it by any lease of the year or of the year before: a draft's entry may be known by them. */
  readonly knownTenants: readonly string[]
  /** Whether its entry has rent by the flat rule alone: then no costs are said. */
  readonly isShortAlone: boolean
  /** Whether the landlord uses it as a cabin, which the entry says. */
  readonly isCabin: boolean
  /** Whether it has an entry; else it is left out, and what was written for it before is taken back. */
  readonly isEntered: boolean
  /** What the search in the register has found; null while the draft's own properties are enough. */
  readonly found: RegisteredProperty | null
}

/** The costs that the books know by a line of their own, or the authority's draft beside them. */
export interface LineCosts {
  readonly insurance: Ore
  readonly common_costs: Ore
}

/** An entry of the return that was written for a house. */
export interface Remembered {
  readonly year: number
  readonly houseId: number
  readonly entryId: string
}

/** What the last sending of the year that stands has written for a house. */
export interface Written {
  readonly houseId: number
  /** Into which entry; null where that was not remembered yet. */
  readonly entryId: string | null
  readonly lines: TaxLines
  /** Null: the draft's own was left. */
  readonly share: number | null
  readonly hasTenants: boolean
  /** What was left of the draft's own. */
  readonly remaining: LineCosts
  /** The id of the property that was added for it; null where the draft had it. */
  readonly madeProperty: string | null
}

/** The same as it is stored with the sending. */
export interface StoredPlace extends Omit<Remembered, 'year'>, LineCosts {
  readonly madeProperty: string | null
  readonly share: number | null
  readonly hasTenants: boolean
}

/** What the landlord says of an entry that nobody else can tell; null: it belongs to none of the houses. */
export interface Assigned {
  readonly entryId: string
  readonly houseId: number | null
}
