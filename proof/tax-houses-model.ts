import fc from 'fast-check'
import { testDraft, testRental, type DraftProperty } from '../src/year/tax-return/test-draft'
import type { Rental } from '../src/year/tax-return/model-document'

/** A property. The last one is not in the authority's draft, but in the register. */
const properties: readonly (DraftProperty & { readonly registerId: string; readonly isInDraft: boolean })[] = [
  { id: 'p-1', registerId: '101', municipality: '0301', numbers: [10, 20, 0, 0], postcode: '0155', isInDraft: true },
  { id: 'p-2', registerId: '102', municipality: '4601', numbers: [1, 2, 0, 3], postcode: '5003', isInDraft: true },
  { id: 'p-3', registerId: '103', municipality: '5001', numbers: [3, 4, 0, 0], postcode: '7011', isInDraft: false },
]

/** A house at the start. `property` is an index. `hasTenant` means that a tenant of it is known. */
interface GivenHouse {
  readonly property: number
  readonly hasTenant: boolean
}

/**
 * An entry that the authority has put into its draft. `owner` is the index of the entry's house. If
 * there is no such house, the entry belongs to nobody.
 */
interface GivenEntry {
  readonly property: number
  readonly owner: number
  /** True if the entry names the house's tenant. The tenant must be known. */
  readonly isNamed: boolean
}

export type Step =
  | {
      readonly do: 'books'
      readonly house: number
      readonly isEntered: boolean
      readonly share: number
      readonly cost: number
    }
  | { readonly do: 'send'; readonly houses: readonly number[] }

export interface Scenario {
  readonly year: number
  readonly houses: readonly GivenHouse[]
  readonly entries: readonly GivenEntry[]
  readonly steps: readonly Step[]
}

const most = 5
const house = fc.nat({ max: most - 1 })

/** Up to five houses at up to three properties, with up to four entries of the authority, sent in any order. */
export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  year: fc.constantFrom(2023, 2024, 2025, 2026),
  houses: fc.array(fc.record({ property: fc.nat({ max: 2 }), hasTenant: fc.boolean() }), {
    minLength: 1,
    maxLength: most,
  }),
  entries: fc.array(fc.record({ property: fc.nat({ max: 1 }), owner: house, isNamed: fc.boolean() }), { maxLength: 4 }),
  steps: fc.array(
    fc.oneof(
      fc.record({
        do: fc.constant('books' as const),
        house,
        isEntered: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
        share: fc.constantFrom(100, 50, 33.33),
        cost: fc.constantFrom(0, 1, 999),
      }),
      fc.record({
        do: fc.constant('send' as const),
        houses: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }),
      }),
    ),
    { minLength: 4, maxLength: 14 },
  ),
})

/** An entry's amounts in kroner, and the landlord's share of them. */
export interface Amounts {
  readonly gross: number
  readonly maintenance: number
  readonly share: number
}

/** No two amounts of a run are equal. So an amount identifies the entry's house and version. */
export const grossOf = (id: number, revision: number): number => id * 1_000_000 + revision
const theirsFrom = 900_000_000

const tenantOf = (id: number): string => `Leietaker ${id}`

/** A house of a scenario as it is sent. */
export function sentRental({ houses }: Scenario, index: number): Omit<Rental, 'lines' | 'share' | 'isEntered'> {
  const { property, hasTenant } = houses[index]!
  const id = index + 1
  const { numbers = [], registerId, municipality, postcode, isInDraft } = properties[property]!
  const [farm, holding, , section] = numbers as [number, number, number, number]
  const names = hasTenant ? [tenantOf(id)] : []
  return testRental({
    house: {
      id,
      name: `Hus ${id}`,
      address: `Gata ${property}`,
      postcode: postcode!,
      municipality_number: municipality!,
      property_number: farm,
      holding_number: holding,
      section_number: section === 0 ? null : section,
    },
    tenants: names,
    knownTenants: names,
    found: isInDraft ? null : { registerId, municipality: municipality! },
  })
}

export const propertyOf = ({ houses }: Scenario, index: number): string =>
  properties[houses[index]!.property]!.registerId

const amountXml = (name: string, kroner: number) =>
  `<${name}><beloep><beloepINok><beloepSomHeltall>${kroner}</beloepSomHeltall></beloepINok><beloepIValuta><beloep>${kroner}</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode><valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></${name}>`

function entryXml(year: number, index: number, tenant: string | null): string {
  const id = `<id>${entryId(index)}</id>`
  const kind = '<utleietype><utleietype>regnskapsbehandletUtleie</utleietype></utleietype>'
  const costs = `<kostnaderVedUtleie>${amountXml('vedlikeholdskostnadVedUtleie', 77)}</kostnaderVedUtleie>`
  const name = tenant ?? 'Fremmed'
  const tenants = `<leietaker><id>t-${index}</id><navn><tekst>${name}</tekst></navn></leietaker>`
  const first = year < 2024 ? `${id}${kind}${costs}${tenants}` : `${tenants}${costs}${id}${kind}`
  const gross = amountXml('bruttoLeieinntektVedRegnskapsbehandletUtleie', authorityAmounts(index).gross)
  return `<fastEiendomSomUtleieobjekt>${first}${gross}</fastEiendomSomUtleieobjekt>`
}

export const entryId = (index: number): string => `utleie-${index}`
export const authorityAmounts = (index: number): Amounts => ({ gross: theirsFrom + index, maintenance: 77, share: 100 })

/** The index of the house at its property that an entry of the authority belongs to. Null: it belongs to nobody. */
export function houseIndexOfEntry({ houses, entries }: Scenario, index: number): number | null {
  const { property, owner } = entries[index]!
  return houses[owner]?.property === property ? owner : null
}

/** The authority's draft at the start. */
export function authorityDraft(scenario: Scenario): string {
  const { year, houses, entries } = scenario
  const rentals = entries.map(({ property, isNamed }, index) => {
    const owner = houseIndexOfEntry(scenario, index)
    const isKnown = isNamed && owner !== null && houses[owner]!.hasTenant
    return { property, xml: entryXml(year, index, isKnown ? tenantOf(owner + 1) : null) }
  })
  return testDraft(
    year,
    properties.flatMap((each, at) => {
      const own = rentals.filter(({ property }) => property === at).map(({ xml }) => xml)
      return each.isInDraft ? [{ ...each, rentals: own }] : []
    }),
  )
}
