import { describe, expect, it } from 'vitest'
import {
  entryOfHouse,
  housesOfEntries,
  rentalId,
  type HouseWithEntry,
  type DraftEntry,
  type EntryEvidence,
} from './rules'

const house = (id: number, more: Partial<HouseWithEntry> = {}): HouseWithEntry => ({
  id,
  property: 'p',
  isEntered: true,
  knownTenants: [],
  ...more,
})
const entry = (id: string, tenants: readonly string[] = [], property = 'p'): DraftEntry => ({ id, property, tenants })
const wrote = (houseId: number, entryId: string, year = 2025) => ({ year, houseId, entryId })

/** The place of house 1: an entry's id, `new`, or the houses that the entries may belong to. */
function placed(entries: readonly DraftEntry[], known: Partial<EntryEvidence>): string {
  const all: EntryEvidence = { year: 2025, houses: [house(1)], remembered: [], assigned: [], ...known }
  const place = entryOfHouse(all.houses[0]!, entries, housesOfEntries(entries, all), all.houses)
  return 'houseIds' in place ? `${place.houseIds.join('+')}: ${place.entryIds.join('+')}` : (place.entryId ?? 'new')
}
const [two, berg] = [[house(1), house(2)], { knownTenants: ['Åse Berg'] }]

describe('the entry of a house', () => {
  it.each<[string, readonly DraftEntry[], Partial<EntryEvidence>, string]>([
    ['none at its property', [], {}, 'new'],
    ['one of another property', [entry('a', [], 'q')], {}, 'new'],
    ['the only one, and no other house stands there', [entry('a')], {}, 'a'],
    [
      'the only one, and another house stands elsewhere',
      [entry('a')],
      { houses: [house(1), house(2, { property: 'q' })] },
      'a',
    ],
    [
      'the only one, and the other house there has nothing to enter',
      [entry('a')],
      { houses: [house(1), house(2, { isEntered: false })] },
      'a',
    ],
    ['one that two houses could claim', [entry('a')], { houses: two }, '1+2: a'],
    ['two that two houses could claim', [entry('a'), entry('b')], { houses: two }, '1+2: a+b'],
    ['several for one house', [entry('a'), entry('b')], {}, '1: a+b'],
    // Entries that were made for a house or written earlier.
    ['the one made for it', [entry('a'), entry(rentalId(1))], { houses: two }, rentalId(1)],
    ['the one made for the other house', [entry(rentalId(2))], { houses: two }, 'new'],
    ['one made for a house that is gone', [entry(rentalId(9))], {}, rentalId(9)],
    ['the one written for it', [entry('a')], { houses: two, remembered: [wrote(1, 'a')] }, 'a'],
    ['the one written for the other house', [entry('a')], { houses: two, remembered: [wrote(2, 'a')] }, 'new'],
    [
      'the one written for the other house, which has nothing to enter any more',
      [entry('a')],
      { houses: [house(1), house(2, { isEntered: false })], remembered: [wrote(2, 'a')] },
      'new',
    ],
    ['one written for a house that is gone', [entry('a')], { remembered: [wrote(9, 'a')] }, 'a'],
    [
      'one written for it last, for the other before',
      [entry('a')],
      { houses: two, remembered: [wrote(1, 'a'), wrote(2, 'a')] },
      'a',
    ],
    ['one written for it in another year', [entry('a')], { houses: two, remembered: [wrote(1, 'a', 2024)] }, 'a'],
    [
      'one written for the other in another year',
      [entry('a')],
      { houses: two, remembered: [wrote(2, 'a', 2024)] },
      'new',
    ],
    [
      'one written in another year for a house that has moved',
      [entry('a')],
      { houses: [house(1), house(2, { property: 'q' })], remembered: [wrote(2, 'a', 2024)] },
      'a',
    ],
    ['this year before another', [entry('a'), entry('b')], { remembered: [wrote(1, 'a', 2024), wrote(1, 'b')] }, 'b'],
    // Entries recognized by their tenants.
    [
      'the one of its tenant',
      [entry('a', ['Ola']), entry('b', ['Åse Berg'])],
      { houses: [house(1, berg), house(2)] },
      'b',
    ],
    [
      'the one of the other’s tenant, and one of nobody',
      [entry('a', ['Åse Berg']), entry('b')],
      { houses: [house(1), house(2, berg)] },
      'new',
    ],
    ['one of a tenant of both', [entry('a', ['Åse Berg'])], { houses: [house(1, berg), house(2, berg)] }, '1+2: a'],
    [
      'one of a tenant of both, and the other has nothing to enter',
      [entry('a', ['Åse Berg'])],
      { houses: [house(1, berg), house(2, { ...berg, isEntered: false })] },
      'a',
    ],
    [
      'two of its tenants',
      [entry('a', ['Åse Berg']), entry('b', ['Åse Berg'])],
      { houses: [house(1, berg)] },
      '1: a+b',
    ],
    [
      'what was written before whose tenant it is',
      [entry('a', ['Åse Berg'])],
      { houses: [house(1, berg), house(2)], remembered: [wrote(2, 'a')] },
      'new',
    ],
    // Entries that the landlord has answered about.
    ['as the landlord says', [entry('a')], { houses: two, assigned: [{ entryId: 'a', houseId: 1 }] }, 'a'],
    [
      'the other’s, as the landlord says',
      [entry('a')],
      { houses: two, assigned: [{ entryId: 'a', houseId: 2 }] },
      'new',
    ],
    [
      'nobody’s, as the landlord says',
      [entry('a')],
      { houses: two, assigned: [{ entryId: 'a', houseId: null }] },
      'new',
    ],
    [
      'a house of another property, whatever is said',
      [entry('a')],
      { houses: [house(1), house(2, { property: 'q' })], assigned: [{ entryId: 'a', houseId: 2 }] },
      'a',
    ],
    [
      'what was written, whatever is said',
      [entry('a')],
      { houses: two, remembered: [wrote(1, 'a')], assigned: [{ entryId: 'a', houseId: 2 }] },
      'a',
    ],
  ])('with %s', (_what, entries, known, expected) => expect(placed(entries, known)).toBe(expected))
})
