import type { House, HouseNumbers } from '../../landlord/house/model'
import type { TaxLines } from '../tax/model'

/**
 * `ikkeKomplett`: the authority keeps the figures, and the landlord hands the return in at its own pages. `komplett`: what is
 * sent is the return.
 */
export const submissionTypes = ['ikkeKomplett', 'komplett'] as const
export type SubmissionType = (typeof submissionTypes)[number]

/** How the authority knows a property: its number in the register of properties, and its municipality. */
export interface RegisteredProperty {
  readonly registerId: string
  readonly municipality: string
}

/** A property that a search in the register has found. */
export interface FoundProperty extends RegisteredProperty {
  readonly property_number: number
  readonly holding_number: number
  readonly lease_number: number
  readonly section_number: number
  /** Of the address that was found; empty where the search was by number. */
  readonly postcode: string
  readonly address: string
}

/** What of one house goes into the return. */
export interface Rental {
  readonly house: Pick<House, 'id' | 'name' | 'address' | 'postcode' | 'city'> & HouseNumbers
  readonly lines: TaxLines
  /** Percent, at most two decimals. */
  readonly share: number
  /** Tenants of the year, in the order of their leases. */
  readonly tenants: readonly string[]
  /** What the search in the register has found; null while the draft's own properties are enough. */
  readonly found: RegisteredProperty | null
}
