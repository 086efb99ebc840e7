import type { Encryption } from '../../base/db/encryption'
import type { changesOf } from './rules-changes'
import type { SubmissionRow } from './service-select'
import type { HouseRental } from '../tax-return/service-rentals'

const purpose = 'tenant of a tax return'

/**
 * The tenants who are sent of each house, as keyed hashes: whether others are tenants by now can be told by them, and who
 * they were need not be kept.
 */
export const tenantHashes = (
  houses: readonly HouseRental[],
  encryption: Pick<Encryption, 'lookup'>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    houses.map(({ rental: { house, tenants } }) => [
      String(house.id),
      tenants.map((name) => encryption.lookup(name, purpose)),
    ]),
  )

/** The tenants of a submission beside those of now, by house. */
export const tenantsSince =
  (row: Pick<SubmissionRow, 'tenants'>, now: readonly HouseRental[], encryption: Pick<Encryption, 'matches'>) =>
  (houseId: number): ReturnType<Parameters<typeof changesOf>[0]['tenants']> => {
    const house = now.find(({ rental }) => rental.house.id === houseId)
    const isKnown = house === undefined || house.unreadable.length === 0
    return {
      // Of whom it can't be read who rents now, nothing can be compared.
      sent: isKnown
        ? ((row.tenants as unknown as Readonly<Record<string, readonly string[]>>)[String(houseId)] ?? null)
        : null,
      now: house?.rental.tenants ?? [],
      isHashOf: (hash, name) => encryption.matches(name, purpose, hash),
    }
  }
