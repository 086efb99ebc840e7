import type { AssignedEntry, RememberedEntry, Rental, StoredPlace, WrittenHouse } from './model-document'
import {
  entryOfHouse,
  houseOfOwnEntry,
  housesOfEntries,
  type HouseWithEntry,
  type DraftEntry,
  type EntryOwners,
} from './rules'
import { findProperty, differingNumbers, isInDraft, type DifferingNumbers, type PropertyFacts } from './rules-property'
import {
  addEntry,
  addProperty,
  draftEntriesOf,
  draftKindsOf,
  elementId,
  factsOf,
  removeEntry,
} from './service-property'
import type { HouseDraftKinds } from '../tax/service-draft-kind'
import { changeReturn, propertiesOf, rentalsOf, type OpenReturn } from './service-return'
import { clearRental, hasRentAmount, writeRental, type EntryExtras } from './service-rental'

export interface PlacedHouse {
  readonly houseId: number
  readonly objectId: string
  readonly propertyId: string
  /** The property that was added for the house, now or by an earlier sending. Null if the draft has it. */
  readonly madeProperty: string | null
  /** True if the property is added now, because the draft doesn't have it. */
  readonly isAdded: boolean
  /** The property as the return or the register has it. */
  readonly property: PropertyFacts
  /** The share in percent. Null if the draft's own share was kept. */
  readonly share: number | null
  readonly hasTenants: boolean
  readonly remaining: EntryExtras
}

/** A house whose property was not found, or may be one of several. */
export interface UnplacedHouse {
  readonly houseId: number
  readonly reason: 'missing' | 'ambiguous'
  /**
   * The numbers that differ from the likely property in the draft, with the draft's values. Missing
   * if there is no such property.
   */
  readonly inDraft?: DifferingNumbers
}

/** Entries that may belong to any of these houses. */
export interface DisputedEntries {
  readonly houseIds: readonly number[]
  readonly entryIds: readonly string[]
}

export interface MergedDraft {
  readonly xml: string
  readonly placed: readonly PlacedHouse[]
  readonly unplaced: readonly UnplacedHouse[]
  readonly disputed: readonly DisputedEntries[]
  /** Entries from which our figures were removed, and properties that were removed with them. */
  readonly withdrawn: readonly string[]
  readonly removedProperties: readonly string[]
  /** Houses without figures, whose earlier rent was removed. */
  readonly clearedHouses: readonly number[]
  /**
   * Further entries at a house's property, which did not change. They have no owner, or the
   * landlord said that they belong to this house too.
   */
  readonly unownedEntries: readonly { readonly houseId: number; readonly entryId: string }[]
  /** The draft's kinds of each house's property, including houses that are left out. */
  readonly kinds: readonly HouseDraftKinds[]
}

export type OtherHouse = Pick<Rental, 'house' | 'knownTenants' | 'isEntered'>

/** The data about a written house that a later sending needs. */
export const toStoredHouse = ({
  houseId,
  objectId,
  madeProperty,
  share,
  hasTenants,
  remaining,
}: PlacedHouse): StoredPlace => ({
  houseId,
  entryId: objectId,
  madeProperty,
  share,
  hasTenants,
  insurance: remaining.insurance,
  common_costs: remaining.common_costs,
})

interface Merge {
  readonly year: number
  readonly draft: string
  readonly rentals: readonly Rental[]
  readonly others: readonly OtherHouse[]
  /** The entries of the houses in all years, the newest first. */
  readonly remembered: readonly RememberedEntry[]
  /** The houses that the year's last sending wrote. */
  readonly written: readonly WrittenHouse[]
  readonly assigned: readonly AssignedEntry[]
  /** Makes ids for objects that the draft doesn't have. */
  readonly newId: () => string
}

interface Found extends Merge {
  readonly entries: readonly DraftEntry[]
  readonly owners: EntryOwners
  readonly houses: readonly HouseWithEntry[]
}

/**
 * Merges figures into the draft (docs/rules/year.md#tax-return-document). They go into the rental
 * entry of the house's property. If the entry is missing, it is made. Figures that an earlier
 * sending wrote into another entry of the house are removed. If the house is left out now, all its
 * earlier figures are removed. Nothing else changes. Merging the result again changes nothing.
 * Throws ProviderFailure if the draft can't be read, or is of another year.
 */
export function mergeRentals(merge: Merge): MergedDraft {
  const { xml, value } = changeReturn(merge.year, merge.draft, (open) => {
    const found = claimed(open, merge)
    const results = {
      placed: [] as PlacedHouse[],
      unplaced: [] as UnplacedHouse[],
      disputed: [] as DisputedEntries[],
      withdrawn: [] as string[],
      removedProperties: [] as string[],
      clearedHouses: [] as number[],
    }
    // The order is always the same. So houses at the same property get the same entries each time.
    for (const rental of merge.rentals.toSorted((a, b) => a.house.id - b.house.id)) {
      const place = rental.isEntered ? placeFor(open, rental, found) : 'leftOut'
      if (place !== 'leftOut' && 'reason' in place) results.unplaced.push(place)
      else if (place !== 'leftOut' && 'houseIds' in place) results.disputed.push(place)
      else {
        const keeps = place === 'leftOut' ? null : place.entryId
        const { withdrawn, removed, isTaken } = withdraw(open, rental.house.id, keeps, found)
        results.withdrawn.push(...withdrawn)
        results.removedProperties.push(...removed)
        if (place !== 'leftOut') results.placed.push(enter(open, rental, place, found))
        else if (isTaken) results.clearedHouses.push(rental.house.id)
      }
    }
    return { ...results, unownedEntries: unownedEntriesOf(results.placed, found), kinds: kindsOf(open, found) }
  })
  return { xml, ...value }
}

function claimed(open: OpenReturn, merge: Merge): Found {
  const properties = propertiesOf(open)
  const facts = properties.map(factsOf)
  const others = merge.others.map((other) => ({ ...other, found: null }))
  const houses = [...merge.rentals, ...others].map(({ house, found, isEntered, knownTenants }): HouseWithEntry => {
    const index = findProperty(merge.year, house, found, facts)
    return {
      id: house.id,
      property: typeof index === 'number' ? elementId(properties[index]!) : null,
      isEntered,
      knownTenants,
    }
  })
  const entries = draftEntriesOf(open, properties)
  return { ...merge, entries, houses, owners: housesOfEntries(entries, { ...merge, houses }) }
}

function kindsOf(open: OpenReturn, { rentals, houses }: Found): HouseDraftKinds[] {
  const properties = propertiesOf(open)
  return rentals.map(({ house }) => {
    const id = houses.find((each) => each.id === house.id)?.property ?? null
    const property = id === null ? undefined : properties.find((each) => elementId(each) === id)
    return { houseId: house.id, kinds: property ? draftKindsOf(open, property) : [] }
  })
}

/**
 * The target of a house's figures. `property` is null if it must be added. `entryId` is null if the entry must be made.
 */
interface Place {
  readonly property: string | null
  readonly entryId: string | null
}

function placeFor(open: OpenReturn, { house, found }: Rental, merge: Found): Place | UnplacedHouse | DisputedEntries {
  const properties = propertiesOf(open)
  const facts = properties.map(factsOf)
  const index = findProperty(open.year, house, found, facts)
  if (index === 'ambiguous') return { houseId: house.id, reason: index }
  if (index === 'missing') {
    if (found !== null && !isInDraft(open.year, house, found, facts)) return { property: null, entryId: null }
    const inDraft = differingNumbers(open.year, house, facts)
    return { houseId: house.id, reason: index, ...(inDraft === null ? {} : { inDraft }) }
  }
  const property = elementId(properties[index]!)
  const place = entryOfHouse({ id: house.id, property }, merge.entries, merge.owners, merge.houses)
  return 'houseIds' in place ? place : { property, ...place }
}

function enter(open: OpenReturn, rental: Rental, { property: propertyId, entryId }: Place, merge: Found): PlacedHouse {
  const { house, found } = rental
  const property =
    propertiesOf(open).find((each) => propertyId !== null && elementId(each) === propertyId) ??
    addProperty(open, rental, found!, merge.newId)
  const known = rentalsOf(open.root).find((each) => entryId !== null && elementId(each) === entryId)
  const entry = known ?? addEntry(open, property, house.id)
  const objectId = elementId(entry)
  const written = merge.written.find(({ houseId }) => houseId === house.id) ?? null
  const isMade = houseOfOwnEntry(objectId) === house.id
  const isOurs = isMade || merge.remembered.some((each) => each.houseId === house.id && each.entryId === objectId)
  // Only figures that were written into this entry count as written before.
  const isSame = known !== undefined && (written?.entryId === objectId || written?.entryId === null)
  const before = { written: isSame ? written : null, isOurs, isMade }
  const result = writeRental(open, entry, rental, before, merge.newId)
  const madeProperty = propertyId === null || written?.madeProperty === propertyId ? elementId(property) : null
  return {
    houseId: house.id,
    objectId,
    propertyId: elementId(property),
    madeProperty,
    isAdded: propertyId === null,
    property: factsOf(property),
    ...result,
  }
}

/**
 * Removes the house's figures from all entries except the entry `keeps`. Entries that were made for
 * the house are removed completely.
 */
function withdraw(open: OpenReturn, house: number, keeps: string | null, { owners, written }: Found) {
  const before = written.find(({ houseId }) => houseId === house) ?? null
  const stale = [...owners].flatMap(([id, owner]) =>
    owner.how === 'written' && owner.houseId === house && id !== keeps ? [id] : [],
  )
  let isTaken = false
  const removed = stale.flatMap((id) => {
    const entry = rentalsOf(open.root).find((each) => elementId(each) === id)
    isTaken ||= entry !== undefined && hasRentAmount(entry)
    if (houseOfOwnEntry(id) !== null) return removeEntry(open, id, before?.madeProperty ?? null) ?? []
    if (entry) clearRental(open, entry, before)
    return []
  })
  return { withdrawn: stale, removed, isTaken }
}

/**
 * Returns further entries at the properties of the written houses. They have no owner, or belong to
 * a house whose figures are in another entry.
 */
function unownedEntriesOf(placed: readonly PlacedHouse[], { entries, owners }: Found): MergedDraft['unownedEntries'] {
  const isOf = (id: string, house: number) => {
    const owner = owners.get(id)
    // Figures that were written for the house elsewhere have been removed already.
    return !owner || (owner.how !== 'written' && 'houseId' in owner && owner.houseId === house)
  }
  return placed.flatMap(({ houseId, propertyId }) =>
    entries
      .filter(({ id, property }) => property === propertyId && isOf(id, houseId))
      .filter(({ id }) => !placed.some(({ objectId }) => objectId === id))
      .map(({ id }) => ({ houseId, entryId: id })),
  )
}
