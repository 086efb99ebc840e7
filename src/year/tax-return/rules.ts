import { firstTaxYear, type TaxLines } from '../tax/model'
import type { Assigned, Remembered } from './model-document'

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

/** A rental entry of the authority's draft; `property`: the id of the property that it is of. */
export interface DraftEntry {
  readonly id: string
  readonly property: string
  readonly tenants: readonly string[]
}

/** A house of the account that is not deleted. */
export interface Claimant {
  readonly id: number
  /** The id of its property in the draft; null where it has none there. */
  readonly property: string | null
  /** Whether it has an entry in the return of this year. */
  readonly isEntered: boolean
  readonly knownTenants: readonly string[]
}

export interface EntryEvidence {
  readonly year: number
  readonly houses: readonly Claimant[]
  /** The newest first. */
  readonly remembered: readonly Remembered[]
  readonly assigned: readonly Assigned[]
}

/**
 * Whose an entry is. `written`: it was written for that house, so what stands in it is ours. `told`: the landlord says so
 * (null: of none of the houses). `known`: by another year, or by its tenants.
 */
type Owner =
  | { readonly how: 'written' | 'known'; readonly houseId: number }
  | { readonly how: 'told'; readonly houseId: number | null }
  | { readonly how: 'disputed'; readonly between: readonly number[] }
export type Owners = ReadonlyMap<string, Owner>

function ownerOf(entry: DraftEntry, { year, houses, remembered, assigned }: EntryEvidence): Owner | null {
  const isHere = (id: number | null) => houses.some((house) => house.id === id && house.property === entry.property)
  const made = madeFor(entry.id)
  if (houses.some(({ id }) => id === made)) return { how: 'written', houseId: made! }
  const before = remembered.filter(
    ({ entryId, houseId }) => entryId === entry.id && houses.some((h) => h.id === houseId),
  )
  const written = before.find((each) => each.year === year)
  if (written) return { how: 'written', houseId: written.houseId }
  const assignment = assigned.find(({ entryId }) => entryId === entry.id)
  if (assignment && (assignment.houseId === null || isHere(assignment.houseId)))
    return { how: 'told', houseId: assignment.houseId }
  // An id may be given out anew in another year: it counts where the house still is.
  const earlier = before.find(({ houseId }) => isHere(houseId))
  if (earlier) return { how: 'known', houseId: earlier.houseId }
  const named = houses.filter(
    ({ id, knownTenants }) => isHere(id) && entry.tenants.some((tenant) => knownTenants.includes(tenant)),
  )
  // Whoever has nothing to enter disputes nothing.
  const claiming = named.length > 1 ? named.filter(({ isEntered }) => isEntered) : named
  if (claiming.length > 1) return { how: 'disputed', between: claiming.map(({ id }) => id) }
  return claiming[0] ? { how: 'known', houseId: claiming[0].id } : null
}

/** Whose each entry of the draft is, as far as that can be told. */
export const ownersOf = (entries: readonly DraftEntry[], known: EntryEvidence): Owners =>
  new Map(
    entries.flatMap((entry): [string, Owner][] => {
      const owner = ownerOf(entry, known)
      return owner ? [[entry.id, owner]] : []
    }),
  )

/** Where a house's figures go: into an entry, or a new one (null). Or it can't be told which of the houses the entries are of. */
type Place =
  | { readonly entryId: string | null }
  | { readonly houseIds: readonly number[]; readonly entryIds: readonly string[] }

const houseOf = (owner: Owner | undefined): number | null => (owner && 'houseId' in owner ? owner.houseId : null)

/**
 * The entry of a house at its property (docs/rules.md#tax-return-document): the one that was written for it, or is said or
 * known to be its own; the only one, where no other house of the account stands there; else a new one. Where two houses
 * could claim an entry, or one house several, nothing is taken.
 */
export function entryPlaceOf(
  house: Pick<Claimant, 'id' | 'property'>,
  entries: readonly DraftEntry[],
  owners: Owners,
  houses: readonly Claimant[],
): Place {
  const here = entries.filter(({ property }) => property === house.property)
  const own = (how: Owner['how']) =>
    here.filter(({ id }) => owners.get(id)?.how === how && houseOf(owners.get(id)) === house.id).map(({ id }) => id)
  const [entryId] = [...own('written'), ...own('told')]
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
  const standing = houses.filter(({ property, isEntered }) => isEntered && property === house.property)
  if (standing.length === 1) return free.length === 1 ? { entryId: free[0]! } : { houseIds: [house.id], entryIds: free }
  const without = standing.filter(({ id }) => !here.some((entry) => houseOf(owners.get(entry.id)) === id))
  return without.length > 1 ? { houseIds: without.map(({ id }) => id), entryIds: free } : { entryId: null }
}
