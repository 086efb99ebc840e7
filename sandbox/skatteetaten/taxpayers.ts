import { persons, type Property } from '../idporten/persons'

/** The authority's data about a property in addition to its number and address. */
export interface OwnedProperty extends Property {
  /** Its number in the register of properties. */
  readonly registerId: number
  /** The taxpayer's share of it, in percent. */
  readonly share: number
  /** The letting of last year in the draft. `locked`: the authority has set the rent itself. */
  readonly letting: 'none' | 'amounts' | 'share' | 'locked'
  readonly cooperative: string
}

export interface Taxpayer {
  readonly pid: string
  readonly name: string
  /** The number that the authority and Altinn use instead of the national id. */
  readonly party: number
  readonly hasDraft: boolean
  /** True if there is a document of a business in addition to the return. */
  readonly hasBusiness: boolean
  /** Data that were reported to the authority and are not in the draft: rent of short-term letting from a platform, in kroner. */
  readonly reported: readonly { readonly id: string; readonly by: string; readonly sum: number }[]
  /** True if the person also owns a cabin in Sweden, which is not in the register of properties. */
  readonly ownsAbroad: boolean
  readonly holdings: readonly OwnedProperty[]
}

/** The lettings that differ between persons, by the person's name. */
const lettings: Readonly<Record<string, readonly OwnedProperty['letting'][]>> = {
  'Kari Nordmann': ['amounts', 'none'],
  'Åse Bjørnstad': ['share'],
  'Laila Sæther': ['locked'],
}
const shares: Readonly<Record<string, number>> = { 'Åse Bjørnstad': 50, 'Ingrid Lie': 50, 'Tor Lie': 50 }
/** A property that two persons own is one property. */
const placesOf = new Map<Property, number>()

function numberOf(property: Property, next: number): number {
  const known = placesOf.get(property) ?? next
  placesOf.set(property, known)
  return known
}

/** The test persons of ID-porten with the authority's data. One of them has no draft. */
export const taxpayers: readonly Taxpayer[] = persons.flatMap(({ pid, name, properties }, index) => {
  if (pid === null) return []
  const holdings = properties.map((property, place): OwnedProperty => ({
    ...property,
    registerId: numberOf(property, 40_000 + 100 * index + place + 1),
    share: shares[name] ?? 100,
    letting: lettings[name]?.[place] ?? 'none',
    cooperative: property.organisation_number === null ? '' : 'Strindheim & Lade Borettslag',
  }))
  return [
    {
      pid,
      name,
      party: 50_000_001 + index,
      hasDraft: name !== 'Per Ødegård',
      hasBusiness: name === 'Henrik Strand',
      reported: name === 'Sigrid Moen' ? [{ id: 'UTV:138:1', by: 'Feriehus Formidling AS', sum: 41_250 }] : [],
      ownsAbroad: name === 'Åse Bjørnstad',
      holdings,
    },
  ]
})

export const taxpayerOf = (pid: string): Taxpayer | undefined => taxpayers.find((each) => each.pid === pid)

/** The rent of last year that nobody may change. */
export const lockedRent = 96_000
/** The id of a holding's entry in the return. */
export const entryIdOf = ({ registerId }: OwnedProperty, kind: 'eiendom' | 'formue' | 'utleie'): string =>
  `${kind}-${registerId}`
