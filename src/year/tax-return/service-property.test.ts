import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import type { Rental } from './model-document'
import { rentalId } from './rules'
import { hasChangesOutsideRental } from './service-guard'
import { testDraft, oreOfKr, testLines, testRental, storgataProperty, type DraftProperty } from './test-draft'
import { mergeWithCountedIds, netOfHouse, asSentReturn } from './test-entry'

await loadXml()

const draft = testDraft(2025, [storgataProperty])
const cellar = testRental({ house: { id: 8 }, lines: testLines({ income: oreOfKr(1) }) })

describe('the entry of a house', () => {
  it('leaves out a house whose property is not there, or may be several', () => {
    const twins = [storgataProperty, { ...storgataProperty, id: 'p-9' }]
    expect(mergeWithCountedIds(2025, draft, [testRental({ house: { property_number: 11 } })]).unplaced).toEqual([
      // `inDraft` has the number that the draft's property at this address has.
      { houseId: 7, reason: 'missing', inDraft: { property_number: 10 } },
    ])
    expect(mergeWithCountedIds(2025, testDraft(2025, twins), [testRental()])).toMatchObject({
      placed: [],
      unplaced: [{ houseId: 7, reason: 'ambiguous' }],
    })
  })

  it('of several entries takes the one whose tenant is the same, or none', () => {
    const entry = (id: string, tenant: string) =>
      `<fastEiendomSomUtleieobjekt><leietaker><id>t</id><navn><tekst>${tenant}</tekst></navn></leietaker><id>${id}</id></fastEiendomSomUtleieobjekt>`
    const two = testDraft(2025, [{ ...storgataProperty, rentals: [entry('a', 'Ola'), entry('b', 'Kari Nordmann')] }])
    expect(mergeWithCountedIds(2025, two, [testRental()]).placed[0]?.objectId).toBe('b')
    expect(mergeWithCountedIds(2025, two, [testRental({ tenants: ['Per'] })])).toMatchObject({
      placed: [],
      disputed: [{ houseIds: [7], entryIds: ['a', 'b'] }],
    })
  })

  const gammel = '<fastEiendomSomUtleieobjekt><id>gammel</id></fastEiendomSomUtleieobjekt>'
  const withEntry = testDraft(2025, [{ ...storgataProperty, rentals: [gammel] }])
  const other = ({ house, knownTenants, isEntered }: Rental) => ({ house, knownTenants, isEntered })

  it('takes none that two houses at the property could claim, whichever of them is sent', () => {
    const both = { placed: [], disputed: [{ houseIds: [8, 7], entryIds: ['gammel'] }, { entryIds: ['gammel'] }] }
    expect(mergeWithCountedIds(2025, withEntry, [cellar, testRental()])).toMatchObject(both)
    for (const [one, two] of [
      [testRental(), cellar],
      [cellar, testRental()],
    ] as const) {
      const { placed, disputed } = mergeWithCountedIds(2025, withEntry, [one], { others: [other(two)] })
      expect(placed).toEqual([])
      expect(disputed.map(({ houseIds }) => houseIds.toSorted((a, b) => a - b))).toEqual([[7, 8]])
    }
    // Another house with nothing to enter doesn't change the result.
    const idle = { ...cellar, isEntered: false }
    expect(mergeWithCountedIds(2025, withEntry, [testRental()], { others: [other(idle)] }).placed[0]?.objectId).toBe(
      'gammel',
    )
  })

  it('gives two houses at a property an entry each once it is said whose is whose, and finds both again', () => {
    const rentals = [cellar, testRental()]
    const assigned = [{ entryId: 'gammel', houseId: 7 }]
    const both = mergeWithCountedIds(2025, withEntry, rentals, { assigned })
    expect(both.placed.map(({ objectId }) => objectId)).toEqual(['gammel', rentalId(8)])
    expect([netOfHouse(both, 7), netOfHouse(both, 8)]).toEqual([120_000, 1])
    const sent = [asSentReturn(2025, both, rentals)]
    // The second house, sent alone, must not take the entry of the first house.
    expect(mergeWithCountedIds(2025, both.xml, [cellar], { others: [other(testRental())], sent })).toMatchObject({
      xml: both.xml,
      placed: [{ objectId: rentalId(8) }],
    })
    expect(mergeWithCountedIds(2025, both.xml, [testRental()], { others: [other(cellar)], sent })).toMatchObject({
      xml: both.xml,
      placed: [{ objectId: 'gammel' }],
    })
  })

  it('of a first house that took the draft’s entry is not taken by a second one that comes later', () => {
    const first = mergeWithCountedIds(2025, withEntry, [testRental()])
    expect(first.placed[0]?.objectId).toBe('gammel')
    const sent = [asSentReturn(2025, first, [testRental()])]
    const second = mergeWithCountedIds(2025, first.xml, [cellar], { others: [other(testRental())], sent })
    expect(second.placed[0]?.objectId).toBe(rentalId(8))
    expect(netOfHouse({ ...second, placed: first.placed }, 7)).toBe(120_000)
    expect(netOfHouse(second, 8)).toBe(1)
  })

  it('nobody’s is left beside a new one, and told', () => {
    const assigned = [{ entryId: 'gammel', houseId: null }]
    const { placed, unownedEntries } = mergeWithCountedIds(2025, withEntry, [testRental()], { assigned })
    expect([placed[0]?.objectId, unownedEntries]).toEqual([rentalId(7), []])
    // One house owns an entry, and the other gets a new one. The draft's further entry doesn't change and is reported.
    const made = mergeWithCountedIds(2025, draft, [cellar])
    const entry = '<fastEiendomSomUtleieobjekt><id>gammel</id></fastEiendomSomUtleieobjekt>'
    const both = made.xml.replace('<fastEiendomSomUtleieobjekt>', `${entry}<fastEiendomSomUtleieobjekt>`)
    const later = mergeWithCountedIds(2025, both, [testRental()], { others: [other(cellar)] })
    expect(later.placed[0]?.objectId).toBe(rentalId(7))
    expect(later.unownedEntries).toEqual([{ houseId: 7, entryId: 'gammel' }])
    expect(later.xml).toContain(entry)
  })

  it('is taken back where the house has moved, and made at its new property', () => {
    const bryggen: DraftProperty = { id: 'p-2', municipality: '4601', numbers: [1, 2], postcode: '5003' }
    const start = testDraft(2025, [storgataProperty, bryggen])
    const first = mergeWithCountedIds(2025, start, [testRental()])
    const moved = testRental({
      house: {
        municipality_number: '4601',
        property_number: 1,
        holding_number: 2,
        postcode: '5003',
        address: 'Bryggen 1',
      },
    })
    const second = mergeWithCountedIds(2025, first.xml, [moved], { sent: [asSentReturn(2025, first, [testRental()])] })
    expect(second.withdrawn).toEqual([rentalId(7)])
    expect(hasChangesOutsideRental(first.xml, second.xml, second)).toBe(false)
    expect(second.placed).toMatchObject([{ objectId: rentalId(7), propertyId: 'p-2' }])
    expect(second.xml.match(/<fastEiendomSomUtleieobjekt>/g)).toHaveLength(1)
  })

  it('leaves the entry of a house that is no longer chosen, and finds its own beside it', () => {
    const both = mergeWithCountedIds(2025, draft, [testRental(), cellar])
    const one = mergeWithCountedIds(2025, both.xml, [cellar], { others: [other(testRental())] })
    expect(one).toMatchObject({ xml: both.xml, placed: [{ objectId: rentalId(8) }] })
    const alone = mergeWithCountedIds(2025, mergeWithCountedIds(2025, draft, [testRental()]).xml, [cellar], {
      others: [other(testRental())],
    })
    expect(netOfHouse({ ...alone, placed: both.placed }, 7)).toBe(120_000)
    expect(alone.placed[0]?.objectId).toBe(rentalId(8))
  })
})
