import type { House } from '../../landlord/house/model'
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

/** What of one house goes into the return. */
export interface Rental {
  readonly house: Pick<
    House,
    | 'id'
    | 'name'
    | 'address'
    | 'postcode'
    | 'city'
    | 'municipality_number'
    | 'property_number'
    | 'holding_number'
    | 'lease_number'
    | 'section_number'
    | 'organisation_number'
    | 'share_number'
  >
  readonly lines: TaxLines
  /** Percent, at most two decimals. */
  readonly share: number
  /** Tenants of the year, in the order of their leases. */
  readonly tenants: readonly string[]
  /** What the search in the register has found; null while the draft's own properties are enough. */
  readonly found: RegisteredProperty | null
}
