import { ore } from '../../base/kit/money'
import type { HouseTax, TaxLines } from '../tax/model'
import type { RememberedEntry, StoredPlace, AssignedEntry, WrittenHouse } from './model-document'

export interface RememberedReturn {
  readonly year: number
  readonly houses: readonly (Pick<HouseTax, 'houseId' | 'share'> & { readonly lines: TaxLines })[]
  /** The entries of the houses. Empty for old submissions, which were stored without places. */
  readonly places: readonly StoredPlace[]
  readonly assigned: readonly AssignedEntry[]
}

interface Memory {
  /** The entries of the houses in all years, the newest first. */
  readonly remembered: readonly RememberedEntry[]
  readonly written: readonly WrittenHouse[]
  /** The landlord's answers from earlier sendings of the year, the newest first. */
  readonly assigned: readonly AssignedEntry[]
}

/**
 * Finds out from earlier submissions which entries belong to which house
 * (docs/rules/year.md#tax-return-document). `sent` has the newest submission first.
 */
export function memoryOfReturns(sent: readonly RememberedReturn[], year: number): Memory {
  const remembered = sent.flatMap((each) =>
    each.places.map(({ houseId, entryId }): RememberedEntry => ({ year: each.year, houseId, entryId })),
  )
  const ofYear = sent.filter((each) => each.year === year)
  const written = new Map<number, WrittenHouse>()
  for (const { houses, places } of ofYear)
    for (const { houseId, lines, share } of houses) {
      const place = places.find((each) => each.houseId === houseId)
      // If only this house has no place, it was left out of the return.
      if (written.has(houseId) || (!place && places.length > 0)) continue
      written.set(houseId, place ? { houseId, lines, ...fromPlace(place) } : { houseId, lines, ...beforePlaces(share) })
    }
  return { remembered, written: [...written.values()], assigned: ofYear.flatMap(({ assigned }) => assigned) }
}

const fromPlace = ({ entryId, madeProperty, share, hasTenants, insurance, common_costs }: StoredPlace) => ({
  entryId,
  madeProperty,
  share,
  hasTenants,
  remaining: { insurance, common_costs },
})

/**
 * The place of a house in an old submission, which was stored without places. Such a submission
 * wrote only shares below 100.
 */
const beforePlaces = (share: number) => ({
  entryId: null,
  madeProperty: null,
  share: share === 100 ? null : share,
  hasTenants: false,
  remaining: { insurance: ore(0), common_costs: ore(0) },
})
