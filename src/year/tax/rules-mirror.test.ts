import { describe, expect, it } from 'vitest'
import { voucherLists } from '../../books/ledger/test-vouchers'
import type { Check } from './model-check'
import { houseTaxOf } from './rules'
import { changedLines, papersMissing } from './rules-mirror'
import { taxTableOf } from './rules-table'
import { boughtItem, oreOfKr, testCost, testHouse, testRent } from './test-books'

const sent = voucherLists({
  incomeBilags: [testRent(100_000), testRent(50_000, { id: 2, houseId: 2 })],
  bilags: [testCost(10_000), testCost(2_000, { id: 2, cost_type: 'municipal_taxes' })],
})
const of = (vouchers: typeof sent, id = 1) => houseTaxOf({ ...testHouse, id }, vouchers, 2026)
const kr = (line: string, was: number, is: number, by = 'typed') => ({
  line,
  by,
  sent: oreOfKr(was),
  now: oreOfKr(is),
})

describe('lines that differ from what was sent', () => {
  it.each([
    ['nothing, where the sums are the same', sent, []],
    [
      'one that has grown',
      { ...sent, bilags: [...sent.bilags, testCost(1_290, { id: 3 })] },
      [kr('maintenance', 10_000, 11_290)],
    ],
    ['one that is gone', { ...sent, bilags: sent.bilags.slice(0, 1) }, [kr('municipal_taxes', 2_000, 0)]],
    [
      'lines that the sent return did not have',
      { ...sent, depreciationBilags: [boughtItem(40_000, '2026-02-01')] },
      [kr('bought', 0, 40_000, 'basis'), kr('balance', 0, 8_000, 'calculated')],
    ],
    // Moving a voucher to another line changes both lines.
    [
      'both lines of a voucher that has moved',
      { ...sent, bilags: [testCost(10_000, { cost_type: 'other_costs' }), sent.bilags[1]!] },
      [kr('maintenance', 10_000, 0), kr('other_costs', 0, 10_000)],
    ],
  ])('%s', (_, now, changed) => {
    expect(changedLines([of(now), of(now, 2)], [of(sent), of(sent, 2)])).toEqual(changed)
  })

  it('are of the houses that were sent', () => {
    const grown = { ...sent, incomeBilags: [testRent(100_000), testRent(60_000, { id: 2, houseId: 2 })] }
    expect(changedLines([of(grown), of(grown, 2)], [of(sent)])).toEqual([])
    expect(changedLines([of(grown), of(grown, 2)], [of(sent, 2)])).toEqual([kr('income', 50_000, 60_000)])
  })
})

it('papers are missing on the line of their voucher', () => {
  const check = (kind: Check['kind'], houseId: number, ...ids: number[]): Check => ({
    houseId,
    kind,
    count: ids.length,
    vouchers: ids.map((id) => ({ id, name: '', date: '2026-03-01' as never })),
  })
  const rows = taxTableOf([of(sent)], [1])
  const missing = (checks: readonly Check[]) =>
    rows.flatMap((row) => (papersMissing(row, checks) === 0 ? [] : [[row.line, papersMissing(row, checks)]]))
  expect(missing([check('withoutReceipt', 1, 1, 2)])).toEqual([
    ['maintenance', 1],
    ['municipal_taxes', 1],
  ])
  // The same ids in other checks belong to other records: of another house, or of another kind.
  expect(missing([check('withoutReceipt', 2, 1, 2), check('shortLets', 1, 1)])).toEqual([])
})
