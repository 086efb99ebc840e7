import { describe, expect, it } from 'vitest'
import { isReturnYear, houseOfOwnEntry, needsReceipts, rentalId } from './rules'
import {
  chooseFoundProperty,
  findProperty,
  missingHouseNumbers,
  differingNumbers,
  type PropertyFacts,
} from './rules-property'
import { oreOfKr, testRental } from './test-draft'

const { house } = testRental()
const facts = (parts: Partial<PropertyFacts> = {}): PropertyFacts => ({
  registerId: '1',
  municipality_number: '0301',
  property_number: 10,
  holding_number: 20,
  lease_number: 0,
  section_number: 0,
  organisation_number: null,
  share_number: null,
  postcode: '0155',
  streets: ['STORGATA 12'],
  ...parts,
})
const nameless = { property_number: null, holding_number: null }
const noNumbers = { ...nameless, lease_number: null, section_number: null }
const elsewhere = facts({ registerId: '2', property_number: 11, streets: ['Storgata 13'] })

describe('what a house lacks of the numbers of its property', () => {
  it.each<[string, Partial<typeof house>, Partial<PropertyFacts>, object | null]>([
    ['is nothing where all are there', {}, {}, null],
    ['is its municipality', { municipality_number: null }, {}, { municipality_number: '0301' }],
    [
      'is all of them',
      noNumbers,
      { section_number: 3 },
      { property_number: 10, holding_number: 20, section_number: 3 },
    ],
    ['is not the 0 of no lease', { lease_number: null }, { lease_number: 0 }, null],
    ['is not what the property lacks too', { organisation_number: null }, {}, null],
    [
      'is its cooperative',
      { organisation_number: null },
      { organisation_number: '948677733' },
      { organisation_number: '948677733' },
    ],
    ['is never another number than it has', { municipality_number: '4601' }, {}, null],
  ])('%s', (_what, parts, more, expected) =>
    expect(missingHouseNumbers({ ...house, ...parts }, facts(more))).toEqual(expected),
  )
})

describe('the numbers that a house has otherwise than its property in the draft', () => {
  it.each<[string, Partial<typeof house>, Partial<PropertyFacts>[], object | null]>([
    ['are the section that it lacks', {}, [{ section_number: 7 }, { ...elsewhere }], { section_number: 7 }],
    ['are a section too much, of which the draft says 0', { section_number: 2 }, [{}], { section_number: 0 }],
    [
      'are a section too much, of which it says nothing',
      { section_number: 2 },
      [{ section_number: null }],
      { section_number: 0 },
    ],
    ['are those at the same address', { property_number: 11 }, [{}], { property_number: 10 }],
    [
      'are those of the same land elsewhere',
      {},
      [{ section_number: 3, streets: [], postcode: null }],
      { section_number: 3 },
    ],
    ['are the municipality', { municipality_number: '4601' }, [{}], { municipality_number: '0301' }],
    [
      'are its share',
      { organisation_number: '9', share_number: 4 },
      [{ organisation_number: '9', share_number: 5 }],
      { share_number: 5 },
    ],
    ['are none where the draft has all of them', {}, [{}], null],
    ['are none where the draft says less', { organisation_number: '9' }, [{}], null],
    ['are unknown where the draft has several there', {}, [{ section_number: 1 }, { section_number: 2 }], null],
    ['are unknown where it has none there', {}, [{ ...elsewhere }], null],
  ])('%s', (_what, parts, properties, expected) =>
    expect(differingNumbers(2025, { ...house, ...parts }, properties.map(facts))).toEqual(expected),
  )
})

describe('the property of a house', () => {
  it.each<[string, Partial<typeof house>, Partial<PropertyFacts>[], number | 'missing' | 'ambiguous']>([
    ['has its numbers', {}, [elsewhere, facts()], 1],
    ['has none for a lease, which is 0', { lease_number: 0 }, [facts({ lease_number: null, section_number: null })], 0],
    ['has another section', { section_number: 2 }, [facts({ section_number: 1 })], 'missing'],
    ['has the section', { section_number: 2 }, [facts({ section_number: 1 }), facts({ section_number: 2 })], 1],
    ['has another lease', { lease_number: 4 }, [facts({ lease_number: 5 })], 'missing'],
    ['has them in another municipality', {}, [facts({ municipality_number: '4601' })], 'missing'],
    ['has them where the municipality is not known', { municipality_number: null }, [facts()], 0],
    ['has them there at another postcode', { municipality_number: null }, [facts({ postcode: '5003' })], 'missing'],
    ['has them, and the postcode is another one', {}, [facts({ postcode: '0156' })], 0],
    [
      'has them twice, once in its street',
      { municipality_number: null },
      [facts({ municipality_number: '4601', postcode: null, streets: [] }), facts()],
      1,
    ],
    ['has them twice', {}, [facts(), facts({ registerId: '2' })], 'ambiguous'],
    [
      'has its share',
      { ...nameless, share_number: 4, organisation_number: '9' },
      [facts({ share_number: 3, organisation_number: '9' }), facts({ share_number: 4, organisation_number: '9' })],
      1,
    ],
    [
      'has its share in another cooperative',
      { ...nameless, share_number: 4, organisation_number: '9' },
      [facts({ share_number: 4, organisation_number: '8' })],
      'missing',
    ],
    [
      'has its share, and the building other numbers',
      { share_number: 4, organisation_number: '9', property_number: 99 },
      [facts({ share_number: 4, organisation_number: '9' })],
      0,
    ],
    [
      'has its share where the cooperative is not known',
      { ...nameless, share_number: 4 },
      [facts({ share_number: 4, organisation_number: '9' })],
      0,
    ],
    [
      'has its share there at another postcode',
      { ...nameless, share_number: 4 },
      [facts({ share_number: 4, organisation_number: '9', postcode: '5003' })],
      'missing',
    ],
    [
      'has another share',
      { share_number: 4, organisation_number: '9' },
      [facts({ share_number: 5, organisation_number: '9' })],
      'missing',
    ],
    ['has its address', nameless, [elsewhere, facts()], 1],
    ['has its address and no numbers', {}, [facts(noNumbers)], 0],
    ['has its address and other numbers', {}, [facts({ property_number: 77 })], 'missing'],
    ['has its street elsewhere', { ...nameless, municipality_number: null }, [facts({ postcode: '5003' })], 'missing'],
    ['has its address twice', nameless, [facts(), facts({ section_number: 2 })], 'ambiguous'],
    [
      'has a letter',
      { ...nameless, address: 'Storgata 12 b, 2. etg.' },
      [facts(), facts({ streets: ['Storgata 12B'] })],
      1,
    ],
    [
      'has several streets',
      { ...nameless, address: 'Lillegata 1' },
      [facts({ streets: ['Storgata 12', 'LILLEGATA 1'] })],
      0,
    ],
    ['has a name only', { ...nameless, address: 'Solbakken' }, [facts({ streets: ['SOLBAKKEN'] })], 0],
    ['is not there', {}, [], 'missing'],
  ])('%s', (_what, parts, properties, expected) => {
    expect(findProperty(2025, { ...house, ...parts }, null, properties.map(facts))).toBe(expected)
  })

  it('is the one that the register has found, where the draft has no more of it', () => {
    const bare = facts({ ...noNumbers, municipality_number: null, postcode: null, streets: [], registerId: '5' })
    expect(findProperty(2025, house, { registerId: '5', municipality: '0301' }, [elsewhere, bare])).toBe(1)
    expect(findProperty(2025, house, null, [elsewhere, bare])).toBe('missing')
  })
})

describe('a search in the register', () => {
  const hit = {
    registerId: '7',
    municipality: '0301',
    property_number: 10,
    holding_number: 20,
    lease_number: 0,
    section_number: 0,
    postcode: '',
    address: '',
    share: '',
  }
  const street = { ...hit, postcode: '0155', address: 'Storgata 12' }
  const found = { registerId: '7', municipality: '0301' }
  it.each<[string, Partial<typeof house>, Partial<typeof hit>[], typeof found | null]>([
    ['by number in the municipality', {}, [hit, { ...hit, registerId: '8', municipality: '4601' }], found],
    ['of one property twice', {}, [hit, street], found],
    ['of two properties', {}, [hit, { ...hit, registerId: '8' }], null],
    ['of another section', {}, [{ ...hit, section_number: 1 }], null],
    ['by number where the municipality is not known', { municipality_number: null }, [hit], null],
    ['by number at the postcode', { municipality_number: null }, [street], found],
    ['by number in the municipality, at another postcode', {}, [{ ...street, postcode: '5003' }], found],
    ['by number at another postcode', { municipality_number: null }, [{ ...street, postcode: '5003' }], null],
    ['by street', nameless, [street, { ...street, registerId: '8', address: 'Storgata 13' }], found],
    ['by street at another postcode', nameless, [{ ...street, postcode: '5003' }], null],
    ['by street with two homes', nameless, [street, { ...street, registerId: '8', section_number: 2 }], null],
    ['by number for a house without one', nameless, [hit], null],
    ['without a hit', {}, [], null],
  ])('%s', (_what, parts, hits, expected) => {
    expect(
      chooseFoundProperty(
        2025,
        { ...house, ...parts },
        hits.map((each) => ({ ...hit, ...each })),
      ),
    ).toEqual(expected)
  })
})

describe('the return of a year', () => {
  it.each([
    [2022, 2026, false],
    [2023, 2026, true],
    [2025, 2026, true],
    [2026, 2026, false],
    [2026, 2027, true],
    [2027, 2028, false],
  ])('of %i in %i: %s', (year, now, expected) => expect(isReturnYear(year, now)).toBe(expected))
})

describe('receipts', () => {
  it.each([
    [150_000, 0, false],
    [100_000, 50_001, true],
    [0, 150_001, true],
  ])('of %i and %i kr: %s', (maintenance, other, expected) => {
    expect(needsReceipts({ maintenance: oreOfKr(maintenance), other_costs: oreOfKr(other) })).toBe(expected)
  })
})

describe('the id of an entry that we make', () => {
  it('is a UUID of its house', () => {
    expect(rentalId(255)).toBe('48757362-6f6b-8000-8000-0000000000ff')
    expect([
      houseOfOwnEntry(rentalId(255)),
      houseOfOwnEntry(rentalId(1)),
      houseOfOwnEntry('gammel-1'),
      houseOfOwnEntry(`${rentalId(1)}0`),
    ]).toEqual([255, 1, null, null])
  })
})
