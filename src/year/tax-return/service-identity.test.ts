import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import type { Rental } from './model-document'
import { chooseFoundProperty, missingHouseNumbers, registerSearchText } from './rules-property'
import { addsSecondProperty, hasChangesOutsideRental } from './service-guard'
import { factsOf } from './service-property'
import { changeReturn, propertiesOf, validateDocument } from './service-return'
import { testDraft, testRental, type DraftProperty } from './test-draft'
import { mergeWithCountedIds } from './test-entry'

// The expected properties were found by hand, with the numbers of the municipalities and of the test properties.

await loadXml()

type House = Partial<Rental['house']>
/** A search result of the register: municipality, number, and the property's number in the register. */
type Hit = readonly [municipality: string, number: string, registerId: string]

const noLand = { property_number: null, holding_number: null, lease_number: null, section_number: null }
const land = (municipality: string, ...[farm, holding, lease, section]: (number | null)[]): House => ({
  municipality_number: municipality,
  property_number: farm!,
  holding_number: holding!,
  lease_number: lease ?? null,
  section_number: section ?? null,
})
const share = (municipality: string | null, organisation: string, number: number): House => ({
  ...noLand,
  municipality_number: municipality,
  organisation_number: organisation,
  share_number: number,
})
/** The organisation number of the cooperative. */
const coop = '948677733'
/** A flat in Innherredsveien: share 23 of the cooperative. */
const innherred: DraftProperty = {
  id: 'p-coop',
  registerId: '40101',
  municipality: '5001',
  share: { organisation: coop, number: 23 },
  street: 'INNHERREDSVEIEN',
  houseNumber: '61',
  postcode: '7043',
}
const atInnherred = { address: 'Innherredsveien 61', postcode: '7043' }
const flat = (id: string, registerId: string, municipality: string, numbers: readonly number[]): DraftProperty => ({
  id,
  registerId,
  municipality,
  numbers,
})
const [tromso2023, tromso2025] = [
  flat('p-t', '7', '5401', [118, 77, 0, 3]),
  flat('p-t', '7', '5501', [118, 77, 0, 3]),
] as const

const hitsOf = (hits: readonly Hit[]) =>
  hits.map(([municipality, number, registerId]) => {
    const parts = number.split('/').map(Number)
    const isShare = parts.length === 2
    const [property_number = 0, holding_number = 0, lease_number = 0, section_number = 0] = isShare ? [] : parts
    return {
      municipality,
      registerId,
      property_number,
      holding_number,
      lease_number,
      section_number,
      share: isShare ? number : '',
      postcode: '',
      address: '',
    }
  })

/**
 * The place of the house's entry: the id of a property in the draft, `missing`, `ambiguous`, or `+municipality` for a
 * property that is added.
 */
function placeOf(year: number, house: House, draft: readonly DraftProperty[], hits: readonly Hit[]): string {
  const rental = testRental({ house })
  const before = testDraft(year, draft)
  const first = mergeWithCountedIds(year, before, [rental])
  const isMissing = first.unplaced.length > 0
  const found = isMissing ? chooseFoundProperty(year, rental.house, hitsOf(hits)) : null
  const merged = isMissing ? mergeWithCountedIds(year, before, [{ ...rental, found }]) : first
  expect(addsSecondProperty(before, merged.xml)).toBe(false)
  expect(hasChangesOutsideRental(before, merged.xml, merged)).toBe(false)
  expect(validateDocument(year, merged.xml)).toEqual([])
  const [placed] = merged.placed
  if (!placed) return merged.unplaced[0]!.reason
  return placed.isAdded ? `+${placed.property.municipality_number}` : placed.propertyId
}

describe('whose property it is', () => {
  it.each<[string, number, House, readonly DraftProperty[], readonly Hit[], string]>([
    // Shares of a cooperative.
    ['its share', 2025, { ...share('5001', coop, 23), ...atInnherred }, [innherred], [], 'p-coop'],
    ['its share in 2023', 2023, { ...share('5001', coop, 23), ...atInnherred }, [innherred], [], 'p-coop'],
    [
      'a share that is mistyped: the register has none',
      2025,
      { ...share('5001', coop, 32), ...atInnherred },
      [innherred],
      [],
      'missing',
    ],
    [
      'a share that is mistyped: the search finds the one in the draft',
      2025,
      { ...share('5001', coop, 32), ...atInnherred },
      [innherred],
      [['5001', `${coop}/23`, '40101']],
      'missing',
    ],
    [
      'a share under which the register has the property of the draft',
      2025,
      { ...share('5001', coop, 32), ...atInnherred },
      [innherred],
      [['5001', `${coop}/32`, '40101']],
      'missing',
    ],
    [
      'another share of one’s own there',
      2025,
      { ...share('5001', coop, 24), ...atInnherred },
      [innherred],
      [['5001', `${coop}/24`, '40102']],
      '+5001',
    ],
    [
      'a share for which the search finds longer ones',
      2025,
      share('5001', coop, 2),
      [],
      [['5001', `${coop}/23`, '40101']],
      'missing',
    ],
    [
      'a share among longer ones',
      2025,
      share('5001', coop, 2),
      [],
      [
        ['5001', `${coop}/23`, '40101'],
        ['5001', `${coop}/2`, '40102'],
      ],
      '+5001',
    ],
    ['a share in another cooperative', 2025, share('5001', '933794164', 23), [innherred], [], 'missing'],
    [
      'a share in another municipality than the register says',
      2025,
      share('0301', coop, 23),
      [],
      [['5001', `${coop}/23`, '40101']],
      'missing',
    ],
    [
      'a share without its cooperative',
      2025,
      { ...share('5001', coop, 24), organisation_number: null },
      [],
      [['5001', `${coop}/24`, '40102']],
      'missing',
    ],
    [
      'a share where the municipality isn’t known',
      2024,
      share(null, coop, 24),
      [],
      [['5001', `${coop}/24`, '40102']],
      '+5001',
    ],
    [
      'a share beside the building’s own numbers',
      2026,
      { ...land('5001', 1, 2), ...share('5001', coop, 24), property_number: 1, holding_number: 2 },
      [innherred],
      [['5001', '1/2/0/0', '99']],
      'missing',
    ],
    // Municipalities whose number changed.
    ['Tromsø of today in the draft of 2023', 2023, land('5501', 118, 77, null, 3), [tromso2023], [], 'p-t'],
    ['Tromsø of then in the draft of 2023', 2023, land('5401', 118, 77, null, 3), [tromso2023], [], 'p-t'],
    ['Tromsø of today in the draft of 2025', 2025, land('5501', 118, 77, null, 3), [tromso2025], [], 'p-t'],
    ['Tromsø of then in the draft of 2025', 2025, land('5401', 118, 77, null, 3), [tromso2025], [], 'p-t'],
    ['Harstad in the draft of Tromsø', 2023, land('5503', 118, 77, null, 3), [tromso2023], [], 'missing'],
    [
      'Tromsø added in 2023 by a register with the number of then',
      2023,
      land('5501', 118, 77, null, 3),
      [],
      [['5401', '118/77/0/3', '7']],
      '+5401',
    ],
    [
      'Tromsø added in 2023 by a register with that of today',
      2023,
      land('5501', 118, 77, null, 3),
      [],
      [['5501', '118/77/0/3', '7']],
      '+5401',
    ],
    ['Tromsø added in 2024', 2024, land('5501', 118, 77, null, 3), [], [['5501', '118/77/0/3', '7']], '+5501'],
    [
      'Drammen of 2023, which was in Viken',
      2023,
      land('3301', 110, 512),
      [flat('p-d', '8', '3005', [110, 512, 0, 0])],
      [],
      'p-d',
    ],
    [
      'Skien of 2023, which was in Vestfold og Telemark',
      2023,
      land('4003', 300, 2115),
      [],
      [['4003', '300/2115/0/0', '9']],
      '+3807',
    ],
    [
      'Ålesund before it was divided',
      2023,
      land('1508', 132, 47),
      [flat('p-a', '1', '1507', [132, 47, 0, 0])],
      [],
      'p-a',
    ],
    ['Haram before it was divided', 2023, land('1580', 140, 5), [flat('p-h', '2', '1507', [140, 5, 0, 0])], [], 'p-h'],
    [
      'Haram is not Ålesund afterwards',
      2024,
      land('1580', 132, 47),
      [flat('p-a', '1', '1508', [132, 47, 0, 0])],
      [],
      'missing',
    ],
    [
      '1507 of old in 2025, of which the draft has one half',
      2025,
      land('1507', 132, 47),
      [flat('p-a', '1', '1508', [132, 47, 0, 0])],
      [],
      'p-a',
    ],
    [
      '1507 of old in 2025, of which it has both',
      2025,
      { ...land('1507', 132, 47), address: 'Ukjent 1' },
      [flat('p-a', '1', '1508', [132, 47, 0, 0]), flat('p-h', '2', '1580', [132, 47, 0, 0])],
      [],
      'ambiguous',
    ],
    [
      'a register that still says 1507 in 2025, of a house that says 1580',
      2025,
      land('1580', 140, 5),
      [],
      [['1507', '140/5/0/0', '2']],
      '+1580',
    ],
    [
      'a register and a house that both say 1507 in 2025',
      2025,
      land('1507', 140, 5),
      [],
      [['1507', '140/5/0/0', '2']],
      'missing',
    ],
    // Freehold property.
    [
      'a section that is mistyped: the register has none',
      2025,
      land('5501', 118, 77, null, 4),
      [tromso2025],
      [],
      'missing',
    ],
    [
      'a section under which the register has the property of the draft',
      2025,
      land('5501', 118, 77, null, 4),
      [tromso2025],
      [['5501', '118/77/0/4', '7']],
      'missing',
    ],
    [
      'another section of one’s own',
      2026,
      land('5501', 118, 77, null, 4),
      [tromso2025],
      [['5501', '118/77/0/4', '12']],
      '+5501',
    ],
    [
      'a section of a building that the draft has as a share',
      2025,
      land('5001', 1, 2),
      [innherred],
      [['5001', '1/2/0/0', '40101']],
      'missing',
    ],
  ])('%s, %i', (_what, year, house, draft, hits, expected) => {
    expect(placeOf(year, house, draft, hits)).toBe(expected)
  })

  it.each([
    [share('5001', coop, 24), `${coop}/24`],
    [{ ...share('5001', coop, 24), organisation_number: null }, null],
    [{ ...share('5001', coop, 24), property_number: 1, holding_number: 2 }, `${coop}/24`],
    [land('0301', 10, 20), '10/20'],
    [{ ...noLand, address: 'Storgata 12' }, 'Storgata 12'],
  ])('is searched by share, land number or street: %#', (house, expected) =>
    expect(registerSearchText(testRental({ house }).house)).toBe(expected),
  )

  it.each([
    [2023, tromso2023, { municipality_number: '5501' }],
    [2025, tromso2025, { municipality_number: '5501' }],
    [2023, flat('p', '1', '0301', [118, 77, 0, 3]), { municipality_number: '0301' }],
    // Municipality 1507 was divided later. So nobody knows which part the property is in.
    [2023, flat('p', '1', '1507', [118, 77, 0, 3]), null],
  ])('fills in the municipality of today, in %i', (year, property, expected) => {
    const { value } = changeReturn(year, testDraft(year, [property]), (open) => propertiesOf(open).map(factsOf))
    const { house } = testRental({ house: { ...land('', 118, 77, null, 3), municipality_number: null } })
    expect(missingHouseNumbers(house, value[0]!)).toEqual(expected)
  })

  it('stands once: a second one with its number is seen apart from how it came there', () => {
    const twins = [tromso2025, { ...tromso2025, id: 'p-2' }]
    const [one, two] = [testDraft(2025, [tromso2025]), testDraft(2025, twins)]
    expect(addsSecondProperty(one, two)).toBe(true)
    // If the authority's own draft has a property twice, that is not our fault and doesn't count.
    expect([addsSecondProperty(two, two), addsSecondProperty(one, one)]).toEqual([false, false])
  })
})
