import { textAt } from '../../base/xml/element'
import type { Rental } from './model'
import { findProperty, type PropertyFacts } from './rules-property'
import { addProperty, entryOf, factsOf } from './service-property'
import { writeRental } from './service-rental'
import { changeReturn, propertiesOf, type OpenReturn } from './service-return'

/** A house whose figures stand in the return. */
export interface Placed {
  readonly houseId: number
  /** Of the rental entry. */
  readonly objectId: string
  readonly propertyId: string
  /** As the return, or the register, knows the property. */
  readonly property: PropertyFacts
}

/** A house whose figures do not: its property isn't there, or may be one of several. */
export interface Unplaced {
  readonly houseId: number
  readonly reason: 'missing' | 'ambiguous'
}

/** The return with the figures of the houses in it. */
export interface Merged {
  readonly xml: string
  readonly placed: readonly Placed[]
  readonly unplaced: readonly Unplaced[]
}

interface Merge {
  readonly year: number
  /** The authority's draft of that year. */
  readonly draft: string
  readonly rentals: readonly Rental[]
  /** For objects that the draft doesn't have. */
  readonly newId: () => string
}

/**
 * Puts the houses' figures into the authority's draft (docs/rules.md#tax-return-document): each into the rental entry of
 * its property, which is made when there is none; nothing else of the draft changes. Merging what was merged gives the same.
 * Throws ProviderFailure for a draft that can't be read or is of another year.
 */
export function mergeRentals({ year, draft, rentals, newId }: Merge): Merged {
  const { xml, value } = changeReturn(year, draft, (open) => {
    const placed: Placed[] = []
    const unplaced: Unplaced[] = []
    // In one order, so that houses at the same property get the same entries each time.
    for (const rental of rentals.toSorted((a, b) => a.house.id - b.house.id)) {
      const place = placeOf(open, rental, newId, new Set(placed.map(({ objectId }) => objectId)))
      if (typeof place === 'string') unplaced.push({ houseId: rental.house.id, reason: place })
      else placed.push(place)
    }
    return { placed, unplaced }
  })
  return { xml, ...value }
}

function placeOf(
  open: OpenReturn,
  rental: Rental,
  newId: () => string,
  taken: ReadonlySet<string>,
): Placed | Unplaced['reason'] {
  const properties = propertiesOf(open)
  const index = findProperty(rental.house, rental.found, properties.map(factsOf))
  if (index === 'ambiguous') return index
  if (index === 'missing' && rental.found === null) return index
  const property = index === 'missing' ? addProperty(open, rental, rental.found!, newId) : properties[index]!
  const entry = entryOf(open, property, rental, taken)
  if (entry === null) return 'ambiguous'
  writeRental(open, entry, rental, newId)
  return {
    houseId: rental.house.id,
    objectId: textAt(entry, 'id') ?? '',
    propertyId: textAt(property, 'id') ?? '',
    property: factsOf(property),
  }
}
