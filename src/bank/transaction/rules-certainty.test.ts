import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { suggestForRows } from '../suggestion/rules'
import { kroner, noBooks, rowOf } from '../suggestion/test-books'
import { isOneOfEqualVouchers } from './rules-certainty'

/**
 * Returns the suggested voucher for a payment of 1,200 to Maxbo on 6 November. `vouchers`: vouchers
 * of the same sum, each with date and supplier.
 */
function suggested(vouchers: readonly (readonly [date: string, supplier: string])[]) {
  const row = rowOf('2026-11-06 -1200', 'Maxbo Alna')
  const books = {
    ...noBooks,
    vouchers: vouchers.map(([date, supplier], at) => ({
      id: at + 1,
      houseId: 1,
      date: day(date),
      sum: kroner(1200),
      description: '',
      supplier,
      supplierId: null,
    })),
  }
  const found = suggestForRows([row], books).get(row.id)
  if (found?.kind !== 'bilag') throw new Error('no voucher is suggested')
  return { ...found, because: [...found.because] }
}

it.each([
  ['one voucher', [['2026-11-02', 'Maxbo']], 'sure', false],
  [
    'two of the supplier within a week',
    [
      ['2026-11-02', 'Maxbo'],
      ['2026-11-10', 'Maxbo'],
    ],
    'likely',
    true,
  ],
  [
    'two, one of them further away',
    [
      ['2026-11-02', 'Maxbo'],
      ['2026-10-10', 'Maxbo'],
    ],
    'sure',
    false,
  ],
  [
    'two, both further away',
    [
      ['2026-09-20', 'Maxbo'],
      ['2026-10-10', 'Maxbo'],
    ],
    'likely',
    false,
  ],
  [
    'two of other suppliers',
    [
      ['2026-11-02', 'Jernia'],
      ['2026-11-05', 'Byggmakker'],
    ],
    'likely',
    false,
  ],
  [
    'one of the supplier, one of another',
    [
      ['2026-11-02', 'Maxbo'],
      ['2026-11-06', 'Jernia'],
    ],
    'sure',
    false,
  ],
] as const)('equal vouchers are the doubt: %s', (_, vouchers, certainty, isOne) => {
  const suggestion = suggested(vouchers)
  expect([suggestion.certainty, isOneOfEqualVouchers(suggestion)]).toEqual([certainty, isOne])
})

it('equal vouchers are no doubt about rent, a payment or a new voucher', () => {
  const grounds = { certainty: 'likely', because: ['name', 'sum', 'date'] } as const
  const because = [...grounds.because]
  expect(isOneOfEqualVouchers({ ...grounds, because, kind: 'payment', paymentId: 1 })).toBe(false)
  expect(isOneOfEqualVouchers({ ...grounds, because, kind: 'rent', contractId: 1, months: [] })).toBe(false)
})
