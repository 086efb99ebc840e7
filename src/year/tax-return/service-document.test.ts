import { describe, expect, it } from 'vitest'
import { ProviderFailure } from '../../base/provider/failure'
import { withXml } from '../../base/xml/document'
import { elementsAt } from '../../base/xml/element'
import { loadXml } from '../../base/xml/library'
import type { Rental } from './model-document'
import { rentalId } from './rules'
import { hasChangesOutsideRental } from './service-guard'
import { rentalsOf, validateDocument } from './service-return'
import {
  testDraft,
  oreOfKr,
  testLines,
  testRental,
  storgataProperty,
  returnYears,
  type DraftProperty,
} from './test-draft'
import { mergeWithCountedIds, netOfHouse, asSentReturn } from './test-entry'
import { amountXml, derivedXml, olderEntryXml, secondProperty } from './test-entry-xml'

await loadXml()

const third: DraftProperty = { id: 'p-3', registerId: '12', municipality: '5001', numbers: [3, 4], postcode: '7011' }
const share: DraftProperty = {
  id: 'p-4',
  registerId: '13',
  municipality: '0301',
  share: { organisation: '947590003', number: 42 },
  postcode: '0170',
}
const bryggen = testRental({
  house: {
    id: 8,
    address: 'Bryggen 1',
    postcode: '5003',
    municipality_number: '4601',
    property_number: 1,
    holding_number: 2,
    section_number: 3,
  },
  lines: testLines({ income: oreOfKr(60_000), maintenance: oreOfKr(90_000) }),
})
const trondheim = testRental({
  house: {
    id: 9,
    address: 'Munkegata 2',
    postcode: '7011',
    municipality_number: null,
    property_number: 3,
    holding_number: 4,
  },
})
const cooperative = testRental({
  house: {
    id: 10,
    address: 'Trondheimsveien 3',
    postcode: '0170',
    property_number: null,
    holding_number: null,
    organisation_number: '947590003',
    share_number: 42,
  },
})
const all = [storgataProperty, secondProperty, third, share]

const balance = { opening: oreOfKr(12_000), bought: oreOfKr(15_000), rate: 20, sum: oreOfKr(5400) }
const found = { registerId: '77', municipality: '0301' }

/** Combinations of the draft's properties and the landlord's houses. */
const cases: [string, readonly DraftProperty[], readonly Rental[]][] = [
  [
    'one house',
    [storgataProperty],
    [
      testRental({
        lines: testLines({ maintenance: oreOfKr(1), municipal_taxes: oreOfKr(2), other_costs: oreOfKr(3) }),
      }),
    ],
  ],
  ['four houses', all, [testRental(), bryggen, trondheim, cooperative]],
  [
    'only costs',
    [storgataProperty],
    [testRental({ lines: testLines({ income: oreOfKr(0), other_costs: oreOfKr(9000) }) })],
  ],
  [
    'a deficit',
    [storgataProperty],
    [testRental({ lines: testLines({ income: oreOfKr(5000), maintenance: oreOfKr(99_000) }) })],
  ],
  ['the shortest names', [storgataProperty], [testRental({ tenants: ['Å'] })]],
  [
    'the longest names and signs of XML',
    [storgataProperty],
    [testRental({ tenants: ['Ø'.repeat(5000), '<&>"\' ]]> \u0001', '  '] })],
  ],
  ['nobody', [storgataProperty], [testRental({ tenants: [] })]],
  ['personal use', [storgataProperty], [testRental({ lines: testLines({ flat_rate: oreOfKr(18_000) }) })]],
  [
    'household items at the limit',
    [storgataProperty],
    [testRental({ lines: testLines({ other_costs: oreOfKr(30_000) }) })],
  ],
  ['household items above it', [storgataProperty], [testRental({ lines: testLines({ balance }) })]],
  ['both', [storgataProperty], [testRental({ lines: testLines({ balance, flat_rate: oreOfKr(18_000) }) })]],
  ['a cooperative share', [share], [cooperative]],
  ['a co-owned house', [storgataProperty], [testRental({ share: 33.33 })]],
  ['the largest amounts', [storgataProperty], [testRental({ lines: testLines({ income: oreOfKr(9_999_999_999) }) })]],
  ['a property that only the register has', [], [testRental({ found })]],
  ['a share that only the register has', [secondProperty], [{ ...cooperative, found }]],
  [
    'two houses in one property',
    [storgataProperty],
    [testRental(), testRental({ house: { id: 8, name: 'Kjelleren' }, tenants: ['Per'] })],
  ],
  [
    'insurance and common costs',
    [storgataProperty],
    [testRental({ lines: testLines({ insurance: oreOfKr(4000), common_costs: oreOfKr(20_000) }) })],
  ],
  [
    'items past their lifetime',
    [storgataProperty],
    [
      testRental({
        lines: testLines({
          balance: { opening: oreOfKr(57_600), bought: oreOfKr(20_000), rate: 13.402, sum: oreOfKr(10_400) },
        }),
      }),
    ],
  ],
]

describe.each(returnYears)('the return of %i', (year) => {
  it.each(cases)('has the figures of %s, is valid, and nothing else has changed', (_what, properties, rentals) => {
    const draft = testDraft(year, properties)
    expect(validateDocument(year, draft)).toEqual([])
    const merged = mergeWithCountedIds(year, draft, rentals)
    expect(merged.unplaced).toEqual([])
    expect(merged.placed.map(({ houseId }) => houseId)).toEqual(rentals.map(({ house }) => house.id))
    expect(validateDocument(year, merged.xml)).toEqual([])
    expect(hasChangesOutsideRental(draft, merged.xml, merged)).toBe(false)
    for (const rental of rentals) expect(netOfHouse(merged, rental.house.id)).toBe(rental.lines.net / 100)
    // Merging again finds what was merged before, and the result is identical to the byte.
    const again = mergeWithCountedIds(year, merged.xml, rentals, {
      sent: [asSentReturn(year, merged, rentals)],
      newId: () => 'never',
    })
    // The only difference is that the draft now has the property.
    const unchanged = merged.placed.map((each) => Object.assign({}, each, { isAdded: false }))
    expect(again).toEqual({ ...merged, placed: unchanged })
  })

  it('keeps of an entry what the books do not know', () => {
    const draft = testDraft(year, [{ ...storgataProperty, rentals: [olderEntryXml(year)] }, secondProperty])
    expect(validateDocument(year, draft)).toEqual([])
    const merged = mergeWithCountedIds(year, draft, [
      testRental({ tenants: ['Kari Nordmann', 'Ola'], lines: testLines({ balance }) }),
    ])
    expect(validateDocument(year, merged.xml)).toEqual([])
    expect(hasChangesOutsideRental(draft, merged.xml, merged)).toBe(false)
    expect(merged.placed).toMatchObject([{ houseId: 7, objectId: 'gammel-1', propertyId: 'p-1' }])
    withXml(merged.xml, (root) => {
      const [entry] = rentalsOf(root)
      const text = (path: string) => elementsAt(entry!, path).map((each) => each.content)
      expect(text('eksternReferanse')).toEqual(['ref-9'])
      expect(text('aarsakTilEndring/aarsakTilEndring')).toEqual(['korrigering'])
      expect(text('utleieformidler/formidlerensNavn/organisasjonsnavn')).toEqual(['Utleie & Sønn'])
      expect(text('utleietype/utleietype')).toEqual(['sjablongOgRegnskapsbehandletUtleie'])
      expect(text('leietaker/id')).toEqual(['t-1', 'new-1'])
      expect(text('leietaker/navn/tekst')).toEqual(['Kari Nordmann', 'Ola'])
      expect(text('kostnaderVedUtleie/vedlikeholdskostnadVedUtleie')).toEqual([])
      expect(text('kostnaderVedUtleie/forsikringspremie/beloep/beloepINok')).toEqual(['4000'])
      expect(text('bruttoLeieinntektVedSjablongbehandletUtleie/beloep/beloepINok')).toEqual(['8000'])
      expect(text('bruttoLeieinntektVedRegnskapsbehandletUtleie/beloep/beloepINok')).toEqual(['120000'])
      expect(text('avskrivningAvAnleggsmiddel/id')).toEqual(['a-h', 'a-d'])
      expect(text('avskrivningAvAnleggsmiddel/inngaaendeVerdi')).toEqual(['5000', '12000'])
      for (const name of ['nettoLeieinntektForAndel', 'underskuddForAndel', 'samletAvskrivning'])
        expect(text(name)).toEqual([])
    })
  })

  it('writes no derived field, and each amount in its four parts', () => {
    const { xml } = mergeWithCountedIds(year, testDraft(year, [storgataProperty]), [
      testRental({ lines: testLines({ balance, maintenance: oreOfKr(7) }) }),
    ])
    expect(xml).not.toMatch(
      /nettoLeieinntektForAndel|underskuddForAndel|samletAvskrivning|utgaaendeVerdi|<avskrivning>|grunnlag/,
    )
    expect(xml).toContain(amountXml('vedlikeholdskostnadVedUtleie', 7))
    expect(xml).toContain(derivedXml('inngaaendeVerdi', 12_000))
    expect(mergeWithCountedIds(year, testDraft(year, [storgataProperty]), [testRental()]).xml).not.toContain(
      'kostnaderVedUtleie',
    )
  })

  it('names a property that the draft does not have', () => {
    const { xml, placed } = mergeWithCountedIds(year, testDraft(year, [secondProperty]), [{ ...cooperative, found }])
    expect(xml).toContain(year < 2025 ? '<tekst>77</tekst>' : '<heltall>77</heltall>')
    expect(xml).toContain('<kommunenummer><kommunenummer>0301</kommunenummer></kommunenummer>')
    expect(xml).toContain('<andelsnummer><heltall>42</heltall></andelsnummer>')
    expect(placed).toMatchObject([{ houseId: 10, objectId: rentalId(10), propertyId: 'new-1' }])
  })
})

describe('merging', () => {
  const draft = testDraft(2025, [storgataProperty])

  it('takes no øre', () => {
    expect(() =>
      mergeWithCountedIds(2025, draft, [testRental({ lines: testLines({ maintenance: 150 as never }) })]),
    ).toThrow(RangeError)
  })

  it('refuses what is no return of the year', () => {
    for (const text of [
      '',
      '<a/>',
      testDraft(2024, [storgataProperty]),
      draft.replace('>2025<', '>2024<'),
      `<!DOCTYPE a>${draft}`,
    ]) {
      expect(() => mergeWithCountedIds(2025, text, [testRental()])).toThrow(ProviderFailure)
    }
  })

  it('takes away what the books no longer have', () => {
    const full = [testRental({ lines: testLines({ balance, flat_rate: oreOfKr(18_000), maintenance: oreOfKr(5) }) })]
    const before = mergeWithCountedIds(2025, draft, full)
    const after = mergeWithCountedIds(2025, before.xml, [testRental()], { sent: [asSentReturn(2025, before, full)] })
    expect(after.xml).toBe(mergeWithCountedIds(2025, draft, [testRental()]).xml)
  })

  it('writes into a draft that has a prefix for its namespace', () => {
    const prefixed = draft.replace('xmlns=', 'xmlns:s=').replace(/<(\/?)(?=[a-z])(?!\?)/gi, '<$1s:')
    expect(validateDocument(2025, prefixed)).toEqual([])
    const merged = mergeWithCountedIds(2025, prefixed, [testRental()])
    expect(validateDocument(2025, merged.xml)).toEqual([])
    expect(hasChangesOutsideRental(prefixed, merged.xml, merged)).toBe(false)
    expect(netOfHouse(merged, 7)).toBe(120_000)
  })
})
