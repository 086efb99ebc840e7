import { firstTaxYear, type TaxLines } from '../tax/model'
import type { AssignedEntry, RememberedEntry } from './model-document'

/** In øre. Above this sum the authority asks for receipts (its control EIENDOM_UTLEIE_HØYE_KOSTNADER). */
const receiptsFrom = 150_000_00

export const needsReceipts = ({ maintenance, other_costs }: Pick<TaxLines, 'maintenance' | 'other_costs'>): boolean =>
  maintenance + other_costs > receiptsFrom

/** The last income year whose schema the product has. */
const lastReturnYear = 2026

/** True if the product can write the tax return of that year: the year is over, and its schema is known. */
export const isReturnYear = (year: number, currentYear: number): boolean =>
  year >= firstTaxYear && year <= lastReturnYear && year < currentYear

/** The version of the year's schema. 2023 has version 11, and each later year has the next one. */
export const versionOf = (year: number): number => year - 2012

export const namespaceOf = (version: number): string =>
  `urn:no:skatteetaten:fastsetting:formueinntekt:skattemelding:ekstern:v${version}`

/** A percentage as text, with at most ten decimals. */
export const decimalText = (percent: number): string => percent.toFixed(10).replace(/\.?0+$/, '')

/**
 * The id of a house's entry: a UUID of version 8 (RFC 9562), made of "Husbok" in ASCII and the house's id. A house
 * always has the same id, so that its entry can be found again.
 */
export const rentalId = (houseId: number): string => `${ownIds}${houseId.toString(16).padStart(12, '0')}`

/** The house for which the entry was made. Null if the entry was not made by us. */
export function houseOfOwnEntry(id: string): number | null {
  const house = id.startsWith(ownIds) ? id.slice(ownIds.length) : ''
  return /^[0-9a-f]{12}$/.test(house) ? parseInt(house, 16) : null
}

const ownIds = '48757362-6f6b-8000-8000-'

/** An entry of the draft. `property` is the id of its property. */
export interface DraftEntry {
  readonly id: string
  readonly property: string
  readonly tenants: readonly string[]
}

/** A house of the account that is not deleted. */
export interface HouseWithEntry {
  readonly id: number
  /** The property's id in the draft. Null if the draft doesn't have it. */
  readonly property: string | null
  /** True if the house has an entry in the return of this year. */
  readonly isEntered: boolean
  readonly knownTenants: readonly string[]
}

export interface EntryEvidence {
  readonly year: number
  readonly houses: readonly HouseWithEntry[]
  /** The entries of the houses in all years, the newest first. */
  readonly remembered: readonly RememberedEntry[]
  readonly assigned: readonly AssignedEntry[]
}

/**
 * The owner of an entry, and how we know. `written`: we wrote the entry for that house, so its
 * content is ours. `answered`: the landlord has answered. A null house then means none of the houses.
 * `known`: the entry was the house's in another year, or has the house's tenants. `disputed`: the
 * entry may belong to several houses.
 */
type Owner =
  | { readonly how: 'written' | 'known'; readonly houseId: number }
  | { readonly how: 'answered'; readonly houseId: number | null }
  | { readonly how: 'disputed'; readonly between: readonly number[] }
export type EntryOwners = ReadonlyMap<string, Owner>

function ownerOf(entry: DraftEntry, { year, houses, remembered, assigned }: EntryEvidence): Owner | null {
  const isHere = (id: number | null) => houses.some((house) => house.id === id && house.property === entry.property)
  const made = houseOfOwnEntry(entry.id)
  if (houses.some(({ id }) => id === made)) return { how: 'written', houseId: made! }
  const before = remembered.filter(
    ({ entryId, houseId }) => entryId === entry.id && houses.some((h) => h.id === houseId),
  )
  const written = before.find((each) => each.year === year)
  if (written) return { how: 'written', houseId: written.houseId }
  const assignment = assigned.find(({ entryId }) => entryId === entry.id)
  if (assignment && (assignment.houseId === null || isHere(assignment.houseId)))
    return { how: 'answered', houseId: assignment.houseId }
  // The authority may reuse an entry's id in another year. So the id counts only if the house is
  // still at that property.
  const earlier = before.find(({ houseId }) => isHere(houseId))
  if (earlier) return { how: 'known', houseId: earlier.houseId }
  const named = houses.filter(
    ({ id, knownTenants }) => isHere(id) && entry.tenants.some((tenant) => knownTenants.includes(tenant)),
  )
  // A house with nothing to enter doesn't claim the entry.
  const claiming = named.length > 1 ? named.filter(({ isEntered }) => isEntered) : named
  if (claiming.length > 1) return { how: 'disputed', between: claiming.map(({ id }) => id) }
  return claiming[0] ? { how: 'known', houseId: claiming[0].id } : null
}

export const housesOfEntries = (entries: readonly DraftEntry[], known: EntryEvidence): EntryOwners =>
  new Map(
    entries.flatMap((entry): [string, Owner][] => {
      const owner = ownerOf(entry, known)
      return owner ? [[entry.id, owner]] : []
    }),
  )

/**
 * The entry for a house's figures. A null id means a new entry. If the owner is unclear, the
 * entries in question and the houses that they may belong to.
 */
type Place =
  | { readonly entryId: string | null }
  | { readonly houseIds: readonly number[]; readonly entryIds: readonly string[] }

const houseOf = (owner: Owner | undefined): number | null => (owner && 'houseId' in owner ? owner.houseId : null)

/**
 * Chooses the entry of a house (docs/rules/year.md#tax-return-document). Preferred are entries that
 * we wrote for the house, that the landlord assigned to it, or that are known to be its own. If
 * there is none, the property's only entry without an owner is chosen, unless another house with
 * figures is at the property. Otherwise a new entry is made. If an entry may belong to two houses,
 * or a house may have several entries, none is chosen.
 */
export function entryOfHouse(
  house: Pick<HouseWithEntry, 'id' | 'property'>,
  entries: readonly DraftEntry[],
  owners: EntryOwners,
  houses: readonly HouseWithEntry[],
): Place {
  const here = entries.filter(({ property }) => property === house.property)
  const own = (how: Owner['how']) =>
    here.filter(({ id }) => owners.get(id)?.how === how && houseOf(owners.get(id)) === house.id).map(({ id }) => id)
  const [entryId] = [...own('written'), ...own('answered')]
  if (entryId !== undefined) return { entryId }
  const known = own('known')
  if (known.length === 1) return { entryId: known[0]! }
  if (known.length > 1) return { houseIds: [house.id], entryIds: known }
  for (const { id } of here) {
    const owner = owners.get(id)
    if (owner?.how === 'disputed' && owner.between.includes(house.id))
      return { houseIds: owner.between, entryIds: [id] }
  }
  const free = here.filter(({ id }) => !owners.has(id)).map(({ id }) => id)
  if (free.length === 0) return { entryId: null }
  const entered = houses.filter(({ property, isEntered }) => isEntered && property === house.property)
  if (entered.length === 1) return free.length === 1 ? { entryId: free[0]! } : { houseIds: [house.id], entryIds: free }
  const without = entered.filter(({ id }) => !here.some((entry) => houseOf(owners.get(entry.id)) === id))
  return without.length > 1 ? { houseIds: without.map(({ id }) => id), entryIds: free } : { entryId: null }
}
