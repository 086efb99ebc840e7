import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import { fittingContract, type PayableContract } from './fitting-contract'

const contract = (id: number, name: string, kroner: number, more: Partial<PayableContract> = {}): PayableContract => {
  const [first, last] = name.split(' ')
  return {
    id,
    tenant_first_name: first!,
    tenant_last_name: last!,
    tenant_email: '',
    tenant_phone_code: '+47',
    tenant_phone: '',
    co_tenants: [],
    month_sum: ore(kroner * 100),
    rents: [],
    ...more,
  }
}
const jonas = contract(1, 'Jonas Kvernberg', 15_900)
const per = contract(2, 'Per Hansen', 15_900)
const raised = contract(3, 'Åse Bjørnstad', 9500, {
  rents: [
    { from: day('2025-12-01'), month_sum: ore(950_000), written_on: null },
    { from: day('2026-12-01'), month_sum: ore(980_000), written_on: null },
  ] as never,
})
const row = (text: string, kroner: number, counterparty: string | null = null) => ({
  text,
  counterparty,
  sum: ore(kroner * 100),
  date: day('2026-11-28'),
})

it.each([
  ['name and rent', row('Fra: Jonas Kvernberg Betalt: 28.11.26 Husleie', 15_900), 1],
  ['a name in its own column', row('Husleie', 15_900, 'KVERNBERG JONAS'), 1],
  ['the rent of this month', row('Ase Bjornstad', 9500), 3],
  ['the rent of the next month', row('Ase Bjornstad', 9800), 3],
  ['another sum', row('Fra: Jonas Kvernberg', 15_800), null],
  ['a first name alone', row('Fra: Jonas', 15_900), null],
  ['two who fit', row('Jonas Kvernberg og Per Hansen', 15_900), null],
  ['money out', row('Til: Jonas Kvernberg', -15_900), null],
])('the form begins with the contract that fits by %s', (_, of, id) => {
  expect(fittingContract(of, [jonas, per, raised])).toBe(id)
})
