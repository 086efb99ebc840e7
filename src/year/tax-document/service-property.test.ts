import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import { rentalId } from './rules'
import { draftOf, kr, linesOf, rentalOf, storgata } from './test-draft'
import { merge, netIn } from './test-entry'

await loadXml()

const draft = draftOf(2025, [storgata])
const cellar = rentalOf({ house: { id: 8 }, lines: linesOf({ income: kr(1) }) })

describe('the entry of a house', () => {
  it('leaves out a house whose property is not there, or may be several', () => {
    const twins = [storgata, { ...storgata, id: 'p-9' }]
    expect(merge(2025, draft, [rentalOf({ house: { property_number: 11 } })]).unplaced).toEqual([
      { houseId: 7, reason: 'missing' },
    ])
    expect(merge(2025, draftOf(2025, twins), [rentalOf()])).toMatchObject({
      placed: [],
      unplaced: [{ houseId: 7, reason: 'ambiguous' }],
    })
  })

  it('of several entries takes the one whose tenant is the same, or none', () => {
    const entry = (id: string, tenant: string) =>
      `<fastEiendomSomUtleieobjekt><leietaker><id>t</id><navn><tekst>${tenant}</tekst></navn></leietaker><id>${id}</id></fastEiendomSomUtleieobjekt>`
    const two = draftOf(2025, [{ ...storgata, rentals: [entry('a', 'Ola'), entry('b', 'Kari Nordmann')] }])
    expect(merge(2025, two, [rentalOf()]).placed[0]?.objectId).toBe('b')
    expect(merge(2025, two, [rentalOf({ tenants: ['Per'] })]).unplaced).toEqual([{ houseId: 7, reason: 'ambiguous' }])
  })

  it('gives two houses at a property whose entry was there before an entry each, and finds both again', () => {
    const entry = '<fastEiendomSomUtleieobjekt><id>gammel</id></fastEiendomSomUtleieobjekt>'
    const both = merge(2025, draftOf(2025, [{ ...storgata, rentals: [entry] }]), [cellar, rentalOf()])
    expect(both.placed.map(({ objectId }) => objectId)).toEqual(['gammel', rentalId(8)])
    expect([netIn(both, 7), netIn(both, 8)]).toEqual([120_000, 1])
    expect(merge(2025, both.xml, [cellar])).toMatchObject({ xml: both.xml, placed: [{ objectId: rentalId(8) }] })
    expect(merge(2025, both.xml, [rentalOf()])).toMatchObject({ xml: both.xml, placed: [{ objectId: 'gammel' }] })
  })

  it('leaves the entry of a house that is no longer chosen, and finds its own beside it', () => {
    const both = merge(2025, draft, [rentalOf(), cellar])
    const one = merge(2025, both.xml, [cellar])
    expect(one).toMatchObject({ xml: both.xml, placed: [{ objectId: rentalId(8) }] })
    const alone = merge(2025, merge(2025, draft, [rentalOf()]).xml, [cellar])
    expect(netIn({ ...alone, placed: both.placed }, 7)).toBe(120_000)
    expect(alone.placed[0]?.objectId).toBe(rentalId(8))
  })
})
