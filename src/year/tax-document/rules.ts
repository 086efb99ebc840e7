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

/**
 * The id of a house's rental entry where we make a new one: always the same, so that the entry is found again among
 * others, as a UUID of version 8 (RFC 9562), of "Husbok" in ASCII and the house's own id.
 */
export const rentalId = (houseId: number): string => `${ownIds}${houseId.toString(16).padStart(12, '0')}`

/** Whether an entry is one of another house of ours. */
export const isOtherHouse = (id: string, houseId: number): boolean => id.startsWith(ownIds) && id !== rentalId(houseId)

const ownIds = '48757362-6f6b-8000-8000-'
