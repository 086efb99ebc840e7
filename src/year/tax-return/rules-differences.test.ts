import { expect, it } from 'vitest'
import { differencesOf } from './rules-differences'
import { oreOfKr, testLines, testRental } from './test-draft'

it('names each house whose net the authority calculates as another', () => {
  const of = (id: number, net: number) => ({
    rental: testRental({ house: { id, name: `Hus ${id}` }, lines: testLines({ net_share: oreOfKr(net) }) }),
  })
  const placed = [1, 2, 3].map((houseId) => ({ houseId, objectId: `o-${houseId}` }))
  const nets = new Map([
    ['o-1', oreOfKr(100)],
    ['o-2', oreOfKr(-50)],
  ])
  expect(differencesOf([of(1, 100), of(2, 50), of(3, 7), of(4, 8)], placed, nets)).toEqual([
    { houseId: 2, ours: oreOfKr(50), theirs: oreOfKr(-50) },
  ])
})
