import { persons, type Property } from '../idporten/persons'

/** What the authority knows of a property besides its number and address. */
export interface Holding extends Property {
  /** Its number in the register of properties. */
  readonly registerId: number
  /** How much of it the taxpayer owns, in percent. */
  readonly share: number
  /** What was let last year, as the draft has it; `locked`: the authority has set the rent itself. */
  readonly letting: 'none' | 'amounts' | 'share' | 'locked'
  readonly cooperative: string
}

export interface Taxpayer {
  readonly pid: string
  readonly name: string
  /** The number that the authority and Altinn have instead of the national id. */
  readonly party: number
  readonly hasDraft: boolean
  /** Whether there is the document of a business beside the return. */
  readonly hasBusiness: boolean
  /** What the authority was told and the draft doesn't have: rent of short lets by a platform, in kroner. */
  readonly reported: readonly { readonly id: string; readonly by: string; readonly sum: number }[]
  /** Whether there is a cabin in Sweden too, of which the register of properties knows nothing. */
  readonly ownsAbroad: boolean
  readonly holdings: readonly Holding[]
}

/** By the person's name: what is not the same of everybody. */
const lettings: Readonly<Record<string, readonly Holding['letting'][]>> = {
  'Kari Nordmann': ['amounts', 'none'],
  'Åse Bjørnstad': ['share'],
  'Laila Sæther': ['locked'],
}
const shares: Readonly<Record<string, number>> = { 'Åse Bjørnstad': 50, 'Ingrid Lie': 50, 'Tor Lie': 50 }
/** What two persons own is one property. */
const placesOf = new Map<Property, number>()

function numberOf(property: Property, next: number): number {
  const known = placesOf.get(property) ?? next
  placesOf.set(property, known)
  return known
}

/** The test persons of ID-porten, as the authority knows them; one of them has no draft. */
export const taxpayers: readonly Taxpayer[] = persons.flatMap(({ pid, name, properties }, index) => {
  if (pid === null) return []
  const holdings = properties.map((property, place): Holding => ({
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

/** The rent of last year that the authority doesn't let anybody change. */
export const lockedRent = 96_000
/** The id of a holding's entry in the return. */
export const entryOf = ({ registerId }: Holding, kind: 'eiendom' | 'formue' | 'utleie'): string =>
  `${kind}-${registerId}`
