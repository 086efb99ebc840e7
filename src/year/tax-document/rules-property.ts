import { houseNumberNames, landNumberNames, type HouseNumbers, type LandNumbers } from '../../landlord/house/model'
import type { FoundProperty, RegisteredProperty, Rental } from './model'

/** How a property is known: by its numbers in the land register or its share in a cooperative, and by its address. Null: not said. */
export interface PropertyFacts extends HouseNumbers {
  readonly registerId: string | null
  readonly postcode: string | null
  /** Street with number; a property may have several. */
  readonly streets: readonly string[]
}

type House = Rental['house']

/** Which of the properties a house is, as its index; `missing`: none. `ambiguous`: it may be several. */
export function findProperty(
  house: House,
  found: RegisteredProperty | null,
  properties: readonly PropertyFacts[],
): number | 'missing' | 'ambiguous' {
  const possible = properties
    .map((facts, index) => ({ facts, index }))
    .filter(({ facts }) => !contradicts(house, facts))
  const ways: ((facts: PropertyFacts) => boolean)[] = [
    ({ registerId }) => found !== null && registerId === found.registerId,
    ({ share_number: share }) => house.share_number !== null && share === house.share_number,
    (facts) => hasNumbers(house) && hasNumbers(facts),
    (facts) => isAt(house, facts),
  ]
  for (const isIt of ways) {
    const hits = possible.filter(({ facts }) => isIt(facts))
    if (hits.length === 0) continue
    const [only, ...others] = hits.length === 1 ? hits : hits.filter(({ facts }) => isAt(house, facts))
    return only && others.length === 0 ? only.index : 'ambiguous'
  }
  return 'missing'
}

/** What a house lacks of the numbers that its property has; a number that is there is never exchanged. Null: nothing. */
export function lackingNumbers(house: HouseNumbers, facts: PropertyFacts): Partial<HouseNumbers> | null {
  // Where the land register has no lease and no section it says 0.
  const isKnown = (name: keyof HouseNumbers) =>
    facts[name] !== null && !(facts[name] === 0 && landNumberNames.some((land) => land === name))
  const lacking = houseNumberNames.filter((name) => house[name] === null && isKnown(name))
  return lacking.length === 0 ? null : Object.fromEntries(lacking.map((name) => [name, facts[name]]))
}

/** Without both of these a number in the land register names nothing. */
const hasNumbers = ({ property_number: farm, holding_number: holding }: LandNumbers): boolean =>
  Boolean(farm && holding)

/** Of two that have numbers; that of a lease or section that is not there is 0. */
const sameNumbers = (a: LandNumbers, b: LandNumbers): boolean =>
  landNumberNames.every((name) => (a[name] ?? 0) === (b[name] ?? 0))

const differs = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b

/** Both say something, and not the same. A share of a cooperative is known by its number; its building's say nothing of it. */
function contradicts(house: House, facts: PropertyFacts): boolean {
  const alone = ['municipality_number', 'organisation_number', 'share_number'] as const
  if (alone.some((name) => differs(house[name], facts[name]))) return true
  const isSameShare = house.share_number !== null && house.share_number === facts.share_number
  if (!isSameShare && hasNumbers(house) && hasNumbers(facts) && !sameNumbers(house, facts)) return true
  // The same numbers are given out in each municipality, those of shares in each cooperative.
  const isCertain = isSameShare
    ? house.organisation_number !== null && facts.organisation_number !== null
    : house.municipality_number !== null && facts.municipality_number !== null && hasNumbers(house) && hasNumbers(facts)
  return !isCertain && differs(house.postcode, facts.postcode)
}

const isAt = (house: House, { postcode, streets }: PropertyFacts): boolean =>
  postcode === house.postcode && streets.some((street) => streetKey(street) === streetKey(house.address))

/** `Storgata 12 B, 2. etg.` -> `storgata 12b`. */
function streetKey(street: string): string {
  const plain = street.normalize('NFC').toLowerCase().replace(/[.]/g, ' ').replace(/\s+/g, ' ').trim()
  const [, name, number, letter = ''] = /^(.*?\D)\s*(\d+)(?: ?([a-zæøå])(?![a-zæøå]))?/.exec(plain) ?? []
  return name === undefined ? plain : `${name.trim()} ${number}${letter}`
}

/**
 * The one property of the register that a search has found for a house, or null when it may be none or several: with the
 * house's numbers in its municipality, or at its postcode and street where one of them isn't known.
 */
export function chooseFound(house: House, hits: readonly FoundProperty[]): RegisteredProperty | null {
  const fitting = hits.filter((hit) => {
    if (differs(house.municipality_number, hit.municipality)) return false
    if (hasNumbers(house) && !sameNumbers(house, hit)) return false
    const isThere = hit.postcode !== '' && hit.postcode === house.postcode
    return hasNumbers(house)
      ? isThere || house.municipality_number !== null
      : isThere && streetKey(hit.address) === streetKey(house.address)
  })
  const [only, ...others] = new Map(fitting.map((hit) => [hit.registerId, hit])).values()
  return only && others.length === 0 ? { registerId: only.registerId, municipality: only.municipality } : null
}
