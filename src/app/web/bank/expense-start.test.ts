import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { Supplier } from '../../../books/supplier/model'
import { startOfExpense } from './expense-start'

const supplier = (id: number, name: string, more: Partial<Supplier> = {}) =>
  ({
    id,
    name,
    address: 'Gata 1',
    city: 'Oslo',
    postcode: '0150',
    archived: false,
    isDefault: false,
    ...more,
  }) as Supplier
const suppliers = [
  supplier(1, 'Uten leverandør', { isDefault: true }),
  supplier(2, 'Fjordkraft AS'),
  supplier(3, 'Gjensidige Forsikring'),
  supplier(4, 'Telenor', { archived: true }),
]
const markveien = { id: 10, name: 'Markveien 12', address: 'Markveien 12' }
const cabin = { id: 11, name: 'Hytta', address: 'Fjellveien 3' }
const flat = { id: 12, name: 'Leilighet 2', address: 'Markveien 12' }
const row = (text: string, more: Partial<BankTransaction> = {}): BankTransaction => ({
  id: 1,
  bankAccountId: 1,
  date: day('2026-10-05'),
  sum: ore(-43_700),
  text,
  counterparty: null,
  counter_account: null,
  reference: null,
  lump_sum: false,
  state: 'open',
  match: null,
  suggestion: null,
  ...more,
})
const written = 'Til: Fjordkraft Betalt: 05.10.26 Strøm oktober Markveien 12'

it.each<[string, string, (typeof markveien)[], string | undefined, string | undefined]>([
  ['the text names both', written, [markveien, cabin], '2', '10'],
  ['the only house is the house', 'Til: Fjordkraft Betalt: 05.10.26', [cabin], '2', '11'],
  ['two houses at one address are none', written, [markveien, flat, cabin], '2', undefined],
  [
    'two suppliers in a text are none',
    'Fjordkraft via Gjensidige Forsikring',
    [markveien, cabin],
    undefined,
    undefined,
  ],
  ['an archived supplier is none', 'Til: Telenor', [markveien, cabin], undefined, undefined],
  ['half of a name is none', 'Til: Gjensidige Betalt: 05.10.26', [markveien, cabin], undefined, undefined],
  ['a longer word is none', 'Til: Fjordkraftverket, Markveien 120', [markveien, cabin], undefined, undefined],
])('%s: %s', (_, text, houses, supplierId, houseId) => {
  expect(startOfExpense(row(text), { suppliers, houses })).toMatchObject({ sum: 43_700, date: '2026-10-05' })
  const { supplierId: gotSupplier, houseId: gotHouse } = startOfExpense(row(text), { suppliers, houses })
  expect([gotSupplier, gotHouse]).toEqual([supplierId, houseId])
})

it('the text of the bank becomes the description, without its wrapping', () => {
  expect(startOfExpense(row(written), { suppliers, houses: [] }).description).toBe(
    'Fjordkraft: Strøm oktober Markveien 12',
  )
})

it('the last voucher to the payee comes first, but a named supplier comes before none', () => {
  const last = (supplierId: number) => ({
    suggestion: {
      kind: 'new-bilag' as const,
      values: {
        supplierId,
        cost_type: 'other_costs' as const,
        cost_line: 'other' as const,
        franchise: 100,
        houseId: 11,
        description: 'Strøm',
        sum: ore(43_700),
        date: day('2026-10-05'),
      },
    },
  })
  const start = (supplierId: number) =>
    startOfExpense(row(written, last(supplierId)), { suppliers, houses: [markveien, cabin] })
  expect(start(3)).toMatchObject({ supplierId: '3', houseId: '11', description: 'Strøm' })
  expect(start(1)).toMatchObject({ supplierId: '2', houseId: '11' })
})
