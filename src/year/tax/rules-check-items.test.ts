import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { voucherLists, item } from '../../books/ledger/test-vouchers'
import { checksOf } from './rules-check'

const house = {
  id: 1,
  home_use: 'let_only' as const,
  co_owners: [],
  municipality_number: '0301',
  property_number: 208,
  holding_number: 12,
  lease_number: null,
  section_number: null,
  organisation_number: null,
  share_number: null,
}

it.each([
  ['none was sent', [], undefined],
  ['its last year was sent', [2023], undefined],
  ['the year itself was sent', [2025], 1],
  ['an earlier one after its last year was sent', [2024], 1],
  ['a later one was sent', [2026], 1],
])('of an item past its lifetime the check list says whether it may last longer: %s', (_what, sent, closed) => {
  const ended = item({ id: 3, date: day('2021-05-01'), sum: ore(40_000_00), lifetime: 3 })
  const books = { houses: [house], vouchers: voucherLists({ depreciationBilags: [ended] }), contracts: [], repeats: [] }
  const [check] = checksOf(
    {
      ...books,
      sentYears: new Set(sent),
      confirmedYears: new Map(),
      offered: new Map(),
      draftKinds: new Map(),
      letYears: new Map(),
      acrossYears: [],
    },
    2025,
    day('2026-02-10'),
  )
  const vouchers = [{ id: 3, name: 'Sofa', date: '2021-05-01' }]
  const expected = { houseId: 1, kind: 'itemsEnded', count: 1, vouchers }
  expect(check).toEqual(closed === undefined ? expected : { ...expected, closed })
})
