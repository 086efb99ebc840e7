import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { candidatesFor, isLikelyMatch, onlyExactMatch, hasAllWords } from './candidates'

const voucher = (id: number, sum: number | null, date: string, type: DashboardRow['type'] = 'manual-bilag') =>
  ({ id, type, sum: sum === null ? null : ore(sum), date: day(date), name: `v${id}`, searchText: '' }) as DashboardRow

const payment = { type: 'manual-bilag', sum: ore(1000), date: day('2026-11-10') } as const

it('vouchers of the same sum come first, the nearest day before others', () => {
  const rows = [
    voucher(1, 400, '2026-11-10'),
    voucher(2, 1000, '2026-12-24'),
    voucher(3, 1000, '2026-11-08'),
    voucher(4, 600, '2026-11-01'),
  ]
  expect(candidatesFor(rows, payment, () => true).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

it('what is larger than the payment, of another kind or without a sum is none', () => {
  const rows = [
    voucher(1, 1001, '2026-11-10'),
    voucher(2, 1000, '2026-11-10', 'income-bilag'),
    voucher(3, null, '2026-11-10'),
  ]
  expect(candidatesFor(rows, payment, () => true)).toEqual([])
})

it('is found by every word of a search', () => {
  expect(hasAllWords('Rørlegger AS kr 1 000,00', 'rør 000')).toBe(true)
  expect(hasAllWords('Rørlegger AS', 'maler')).toBe(false)
})

it.each([
  ['the only one of the sum about the day', [voucher(1, 1000, '2026-11-03'), voucher(2, 400, '2026-11-10')], [1]],
  ['none where two are', [voucher(1, 1000, '2026-11-03'), voucher(2, 1000, '2026-11-12')], []],
  ['none that is too far away', [voucher(1, 1000, '2026-11-02'), voucher(2, 1000, '2026-11-18')], []],
  ['none of another kind', [voucher(1, 1000, '2026-11-10', 'income-bilag')], []],
])('is ticked from the start: %s', (_, rows, ticked) => {
  expect(onlyExactMatch(rows, payment)).toEqual(ticked)
})

it.each([
  ['of its sum', 1000, 'Maling', '', true],
  ['of a supplier that the bank names', 400, 'Maling', 'Maxbo AS', true],
  ['of anybody else', 400, 'Maling', 'Byggmakker AS', false],
  ['not by a short word', 400, 'Mal', 'AS', false],
])('is shown from the start: a voucher %s', (_, sum, name, searchText, shown) => {
  const row = { sum: -1000, text: 'Nettgiro', counterparty: 'MAXBO ALNA AS Mal' }
  expect(isLikelyMatch({ sum: ore(sum), name, searchText }, row)).toBe(shown)
})
