import { firstTaxYear, type TaxLines } from '../tax/model'

/** Above this the authority asks for the receipts of maintenance and other costs (its control EIENDOM_UTLEIE_HØYE_KOSTNADER). */
const receiptsFrom = 150_000_00

/** Whether the authority asks for the receipts of a house's maintenance and other costs. */
export const needsReceipts = ({ maintenance, other_costs }: Pick<TaxLines, 'maintenance' | 'other_costs'>): boolean =>
  maintenance + other_costs > receiptsFrom

/** The last income year whose schema the product has. */
const lastReturnYear = 2026

/** Whether the return of a year can be handed in: it is over, and its schema is known. */
export const isReturnYear = (year: number, currentYear: number): boolean =>
  year >= firstTaxYear && year <= lastReturnYear && year < currentYear

/** Income year -> version of the return's schema: 2023 has version 11, and each year since the next. */
export const versionOf = (year: number): number => year - 2012

export const namespaceOf = (version: number): string =>
  `urn:no:skatteetaten:fastsetting:formueinntekt:skattemelding:ekstern:v${version}`

/** A percentage as the return has it: digits with at most ten decimals. */
export const decimalText = (percent: number): string => percent.toFixed(10).replace(/\.?0+$/, '')

/**
 * The id of a house's rental entry where we make a new one: always the same, so that the entry is found again among
 * others, as a UUID of version 8 (RFC 9562), of "Husbok" in ASCII and the house's own id.
 */
export const rentalId = (houseId: number): string => `${ownIds}${houseId.toString(16).padStart(12, '0')}`

/** The house that we have made an entry for; null for an entry that is none of ours. */
export function madeFor(id: string): number | null {
  const house = id.startsWith(ownIds) ? id.slice(ownIds.length) : ''
  return /^[0-9a-f]{12}$/.test(house) ? parseInt(house, 16) : null
}

const ownIds = '48757362-6f6b-8000-8000-'
