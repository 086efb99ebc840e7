import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { HouseRef, Proposal } from '../old-books/rules-proposal'
import { bookablePart } from './rules-answer'

const nowhere: HouseRef = { house: null, houseId: null }
const lease = (start: string | null, end: string | null, ref: HouseRef = { house: 0, houseId: null }) => ({
  ...ref,
  place: { sheet: '2024', line: 2, column: 0 },
  tenant_first_name: 'Eva',
  tenant_last_name: 'Moe',
  month_sum: ore(900_000),
  start_date: start === null ? null : day(start),
  end_date: end === null ? null : day(end),
  deposit_sum: null,
  books_from: day('2025-01-01'),
})
const proposal = (part: Partial<Proposal>): Proposal => ({
  houses: [],
  suppliers: [],
  expenses: [],
  income: [],
  items: [],
  contracts: [],
  receipts: [],
  ...part,
})

it('leaves out what has no house', () => {
  const receipts = [
    { path: 'a', ...nowhere },
    { path: 'b', house: 0, houseId: null },
    { path: 'c', house: null, houseId: 7 },
  ]
  const contracts = [lease('2024-01-01', null, nowhere)]
  const part = bookablePart(proposal({ receipts, contracts }), day('2026-11-26'))
  expect(part.receipts.map(({ path }) => path)).toEqual(['b', 'c'])
  expect(part.contracts).toEqual([])
})

it.each([
  ['that runs', lease('2024-01-01', null), 1],
  ['that ends today', lease('2024-01-01', '2026-11-26'), 1],
  ['that has ended', lease('2024-01-01', '2026-11-25'), 0],
  ['whose first day nobody knows', lease(null, null), 0],
])('books a lease %s: %#', (_, one, count) => {
  expect(bookablePart(proposal({ contracts: [one] }), day('2026-11-26')).contracts).toHaveLength(count)
})
