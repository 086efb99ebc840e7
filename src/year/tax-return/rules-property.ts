import { houseNumberNames, landNumberNames, type HouseNumbers, type LandNumbers } from '../../landlord/house/model'
import type { FoundProperty, RegisteredProperty, Rental } from './model-document'

/**
 * Municipalities whose number changed on 1 January 2024: the number until then, and those since. 1507 was divided:
 * Ålesund is 1508, Haram 1580. Nothing changed from 2024 to 2026. Source: Statistics Norway, KLASS 131 (standard of
 * municipalities), read on 28 November 2026. The tax authority publishes it for each income year (code list
 * `aktiveKommunenummer` of 2023 to 2026, with `nesteKommunenummer`).
 */
const changed2024: ReadonlyMap<string, readonly string[]> = new Map(
  `1507 1508 1580|3001 3101|3002 3103|3003 3105|3004 3107|3005 3301|3006 3303|3007 3305|3011 3110|3012 3124
3013 3122|3014 3118|3015 3116|3016 3120|3017 3112|3018 3114|3019 3216|3020 3207|3021 3218|3022 3214|3023 3212
3024 3201|3025 3203|3026 3226|3027 3224|3028 3220|3029 3222|3030 3205|3031 3232|3032 3230|3033 3209|3034 3228
3035 3240|3036 3238|3037 3242|3038 3310|3039 3320|3040 3322|3041 3324|3042 3326|3043 3328|3044 3330|3045 3332
3046 3318|3047 3316|3048 3314|3049 3312|3050 3334|3051 3336|3052 3338|3053 3236|3054 3234|3801 3901|3802 3903
3803 3905|3804 3907|3805 3909|3806 4001|3807 4003|3808 4005|3811 3911|3812 4010|3813 4012|3814 4014|3815 4016
3816 4018|3817 4020|3818 4026|3819 4024|3820 4022|3821 4028|3822 4030|3823 4032|3824 4034|3825 4036|5401 5501
5402 5503|5403 5601|5404 5634|5405 5607|5406 5603|5411 5510|5412 5512|5413 5514|5414 5516|5415 5518|5416 5520
5417 5522|5418 5524|5419 5526|5420 5528|5421 5530|5422 5532|5423 5534|5424 5536|5425 5538|5426 5540|5427 5542
5428 5544|5429 5546|5430 5612|5432 5614|5433 5616|5434 5618|5435 5620|5436 5622|5437 5610|5438 5624|5439 5626
5440 5630|5441 5628|5442 5636|5443 5632|5444 5605`
    .split(/[|\n]/)
    .map((line) => line.split(' '))
    .map(([old, ...now]) => [old!, now]),
)

/** The first income year with the present numbers. */
const firstYear = 2024

const before2024: ReadonlyMap<string, string> = new Map(
  [...changed2024].flatMap(([old, now]) => now.map((number) => [number, old] as const)),
)

/**
 * Returns the numbers of a municipality in a year. `municipality` is its number in any year. A
 * municipality that was divided has several numbers.
 */
export const municipalityNumbersIn = (year: number, municipality: string): readonly string[] =>
  year < firstYear ? [before2024.get(municipality) ?? municipality] : (changed2024.get(municipality) ?? [municipality])

/**
 * A municipality's present number. Null if the municipality was divided, because then nobody knows which part is meant.
 */
export const municipalityNumberNow = (municipality: string): string | null => {
  const [only, ...others] = changed2024.get(municipality) ?? [municipality]
  return only !== undefined && others.length === 0 ? only : null
}

/** True if two numbers mean the same municipality. They may be from different years. */
export const isSameMunicipality = (year: number, one: string, other: string): boolean =>
  municipalityNumbersIn(year, one).some((number) => municipalityNumbersIn(year, other).includes(number))

/** A property's land number, or its share in a cooperative, and its address. A value that isn't known is null. */
export interface PropertyFacts extends HouseNumbers {
  readonly registerId: string | null
  readonly postcode: string | null
  /** Street names with house numbers. A property may have several. */
  readonly streets: readonly string[]
}

type House = Rental['house']

/** Finds the house's property, and returns its index. `missing`: no property fits. `ambiguous`: several may fit. */
export function findProperty(
  year: number,
  house: House,
  found: RegisteredProperty | null,
  properties: readonly PropertyFacts[],
): number | 'missing' | 'ambiguous' {
  const possible = properties
    .map((facts, index) => ({ facts, index }))
    .filter(({ facts }) => !contradicts(year, house, facts))
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

/**
 * True if the draft already has the property, by register number, share or land number. A property must not be in the
 * return twice.
 */
export const isInDraft = (
  year: number,
  house: House,
  { registerId, municipality }: RegisteredProperty,
  properties: readonly PropertyFacts[],
): boolean =>
  properties.some((facts) => {
    if (facts.registerId === registerId) return true
    if (house.share_number !== null || facts.share_number !== null)
      return shareNumberOf(house) !== null && shareNumberOf(house) === shareNumberOf(facts)
    const isThere =
      facts.municipality_number !== null && isSameMunicipality(year, facts.municipality_number, municipality)
    return isThere && hasNumbers(house) && hasNumbers(facts) && sameNumbers(house, facts)
  })

/**
 * Returns the numbers that the property has and the house lacks. The municipality's number is the
 * present one. Numbers that the house has are never replaced. Null if nothing can be filled in.
 */
export function missingHouseNumbers(house: HouseNumbers, facts: PropertyFacts): Partial<HouseNumbers> | null {
  const isKnown = (name: keyof HouseNumbers) => facts[name] !== null && facts[name] !== zeroOf(name)
  const now = {
    ...facts,
    municipality_number: facts.municipality_number && municipalityNumberNow(facts.municipality_number),
  }
  const lacking = houseNumberNames.filter((name) => house[name] === null && isKnown(name) && now[name] !== null)
  return lacking.length === 0 ? null : Object.fromEntries(lacking.map((name) => [name, now[name]]))
}

/** The numbers that differ, with the values of the draft. */
export type DifferingNumbers = Partial<HouseNumbers>

/**
 * Compares the house with the likely property of the draft, and returns the numbers that differ.
 * The likely property is the only property at the house's address. If none is at the address, the
 * only property with the same farm and holding number is used. Null if there is no such property,
 * if there are several, or if nothing differs. A number that is missing in the draft doesn't count
 * as a difference.
 */
export function differingNumbers(
  year: number,
  house: House,
  properties: readonly PropertyFacts[],
): DifferingNumbers | null {
  const isLand = (facts: PropertyFacts) =>
    hasNumbers(house) &&
    facts.property_number === house.property_number &&
    facts.holding_number === house.holding_number &&
    !differsPlace(year, house.municipality_number, facts.municipality_number)
  const near = [(facts: PropertyFacts) => isAt(house, facts), isLand]
    .map((isNear) => properties.filter(isNear))
    .find(({ length }) => length > 0)
  const [only, ...others] = near ?? []
  if (!only || others.length > 0) return null
  const numberIn = (name: keyof HouseNumbers) => only[name] ?? zeroOf(name)
  const differing = houseNumberNames.filter((name) => {
    if (name === 'municipality_number') return differsPlace(year, house.municipality_number, only.municipality_number)
    return numberIn(name) !== null && (house[name] ?? zeroOf(name)) !== numberIn(name)
  })
  return differing.length === 0 ? null : Object.fromEntries(differing.map((name) => [name, numberIn(name)]))
}

/**
 * The value of a number that the property doesn't have. The land register writes 0 for no lease and
 * no section.
 */
const zeroOf = (name: keyof HouseNumbers): 0 | null => (landNumberNames.some((land) => land === name) ? 0 : null)

/** A share's number in the form that the register searches for. Null if one of its two numbers isn't known. */
export const shareNumberOf = ({
  organisation_number: organisation,
  share_number: share,
}: Pick<HouseNumbers, 'organisation_number' | 'share_number'>): string | null =>
  organisation !== null && share !== null ? `${organisation}/${share}` : null

/** True if the first two land numbers are known. If one is missing, they don't identify a property. */
const hasNumbers = ({ property_number: farm, holding_number: holding }: LandNumbers): boolean =>
  Boolean(farm && holding)

/** True if land numbers are equal. A missing lease or section counts as 0. */
const sameNumbers = (a: LandNumbers, b: LandNumbers): boolean =>
  landNumberNames.every((name) => (a[name] ?? 0) === (b[name] ?? 0))

const differs = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b

/** True if two numbers mean different municipalities. They may be from different years. */
const differsPlace = (year: number, a: string | null, b: string | null): boolean =>
  a !== null && b !== null && !isSameMunicipality(year, a, b)

/**
 * True if house and property both state a value, and the values differ. If they have the same
 * share, the land numbers of the building don't count.
 */
function contradicts(year: number, house: House, facts: PropertyFacts): boolean {
  if (differsPlace(year, house.municipality_number, facts.municipality_number)) return true
  const alone = ['organisation_number', 'share_number'] as const
  if (alone.some((name) => differs(house[name], facts[name]))) return true
  const isSameShare = house.share_number !== null && house.share_number === facts.share_number
  if (!isSameShare && hasNumbers(house) && hasNumbers(facts) && !sameNumbers(house, facts)) return true
  // A land number is unique only within a municipality, and a share's number only within a cooperative.
  const isCertain = isSameShare
    ? house.organisation_number !== null && facts.organisation_number !== null
    : house.municipality_number !== null && facts.municipality_number !== null && hasNumbers(house) && hasNumbers(facts)
  return !isCertain && differs(house.postcode, facts.postcode)
}

const isAt = (house: House, { postcode, streets }: PropertyFacts): boolean =>
  postcode === house.postcode && streets.some((street) => streetKey(street) === streetKey(house.address))

/** A street in a form that can be compared: `Storgata 12 B, 2. etg.` -> `storgata 12b`. */
function streetKey(street: string): string {
  const plain = street.normalize('NFC').toLowerCase().replace(/[.]/g, ' ').replace(/\s+/g, ' ').trim()
  const [, name, number, letter = ''] = /^(.*?\D)\s*(\d+)(?: ?([a-zæøå])(?![a-zæøå]))?/.exec(plain) ?? []
  return name === undefined ? plain : `${name.trim()} ${number}${letter}`
}

/**
 * The text to search the register for: the share, the land number, or the street. Null for a share
 * with an unknown organisation number.
 */
export function registerSearchText(house: House): string | null {
  if (house.share_number !== null) return shareNumberOf(house)
  return hasNumbers(house) ? `${house.property_number}/${house.holding_number}` : house.address
}

/**
 * Chooses the property of the house from the search results. A house with a share needs a property
 * with the same share. Otherwise the land number must match. If the land number or the municipality
 * isn't known, the postcode must match. If the land number isn't known, the street must match too.
 * Null if no property fits, or several do.
 */
export function chooseFoundProperty(
  year: number,
  house: House,
  hits: readonly FoundProperty[],
): RegisteredProperty | null {
  const fitting = hits.filter((hit) => {
    if (differsPlace(year, house.municipality_number, hit.municipality)) return false
    // Searching for 23 also finds 230.
    if (house.share_number !== null) return hit.share === shareNumberOf(house)
    if (hasNumbers(house) && !sameNumbers(house, hit)) return false
    const isThere = hit.postcode !== '' && hit.postcode === house.postcode
    return hasNumbers(house)
      ? isThere || house.municipality_number !== null
      : isThere && streetKey(hit.address) === streetKey(house.address)
  })
  const [only, ...others] = new Map(fitting.map((hit) => [hit.registerId, hit])).values()
  const municipality = only && placeIn(year, house.municipality_number, only.municipality)
  return only && municipality && others.length === 0 ? { registerId: only.registerId, municipality } : null
}

/**
 * The municipality's number in the year. It comes from the register or from the house. Null if the municipality was
 * divided and neither of them decides.
 */
function placeIn(year: number, own: string | null, registered: string): string | null {
  const possible = municipalityNumbersIn(year, registered)
  const fitting =
    possible.length === 1
      ? possible
      : possible.filter((number) => own && municipalityNumbersIn(year, own).includes(number))
  return fitting.length === 1 ? fitting[0]! : null
}
