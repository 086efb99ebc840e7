import { expect, it } from 'vitest'
import type { Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { contractOf, rowOf } from '../suggestion/test-books'
import { openSumsTracker } from './rules'

const rent = (month: Day, kroner: number) => ({
  kind: 'rent' as const,
  contractId: 1,
  months: [{ month, sum: ore(kroner * 100) }],
  certainty: 'likely' as const,
  because: [],
})

it('a suggestion is taken once, whichever month money written down without months pays now', () => {
  const contract = contractOf(1, { tenants: 'Åse Bjørnstad', rent: 9500, from: '2026-10', count: 3 })
  const row = rowOf('2026-10-01 2500', '')
  const taken = openSumsTracker({
    // A payment of 1,000 without a month first paid October. After 9,500 was accepted for October, it pays November.
    contracts: [{ ...contract, now: { ...contract.now, open: new Map([['2026-11-01' as Day, ore(8500_00)]]) } }],
    matched: [{ row, contractId: 1, months: rent('2026-10-01' as Day, 2500).months }],
  })
  expect(taken.take(rent('2026-10-01' as Day, 7001))).toBe(false)
  expect(taken.take(rent('2026-10-01' as Day, 7000))).toBe(true)
  expect(taken.take(rent('2026-11-01' as Day, 9500))).toBe(true)
  expect(taken.take(rent('2026-11-01' as Day, 1))).toBe(false)
  // A refund may be accepted before the money that it returns.
  expect(taken.take(rent('2026-11-01' as Day, -500))).toBe(true)
  expect(taken.take(rent('2026-11-01' as Day, 500))).toBe(true)
})
