import { expect, it } from 'vitest'
import { differencesOf } from './rules-differences'
import { kr, testLines, testRental } from './test-draft'

it('names each house whose net the authority calculates as another', () => {
  const of = (id: number, net: number) => ({
    rental: testRental({ house: { id, name: `Hus ${id}` }, lines: testLines({ net_share: kr(net) }) }),
  })
  const placed = [1, 2, 3].map((houseId) => ({ houseId, objectId: `o-${houseId}` }))
  const nets = new Map([
    ['o-1', kr(100)],
    ['o-2', kr(-50)],
  ])
  expect(differencesOf([of(1, 100), of(2, 50), of(3, 7), of(4, 8)], placed, nets)).toEqual([
    { houseId: 2, ours: kr(50), theirs: kr(-50) },
  ])
})
