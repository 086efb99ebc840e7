import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { matchesContract } from './rules-list'

const contract = {
  tenant_first_name: 'Åse',
  tenant_last_name: 'Nordmann',
  tenant_email: 'aase@example.no',
  tenant_phone_code: '+47',
  tenant_phone: '90012345',
  co_tenants: [
    {
      first_name: 'Bjørn',
      last_name: 'Ødegård',
      birthday: day('1990-01-01'),
      phone_code: '+47',
      phone: '40054321',
      email: 'bjorn@example.no',
    },
  ],
  start_date: day('2026-01-15'),
  end_date: null,
  rents: [{ from: day('2026-01-01'), month_sum: ore(1_250_050) }],
}

it.each([
  ['', true],
  ['åse', true],
  ['bjørn ØDEGÅRD', true],
  ['bjorn@example.no', true],
  ['40054321', true],
  ['åse bjørn', true],
  ['Bjarne', false],
  ['nordmann ÅSE', true],
  ['aase@', true],
  ['9001', true],
  ['15.01.2026', true],
  ['2026-01-15', true],
  ['12 500,50', true],
  ['12500', true],
  ['nordmann 12500', true],
  ['ola', false],
  ['16.01.2026', false],
])('"%s" finds it: %s', (search, found) => expect(matchesContract(contract, search)).toBe(found))

it('finds a fixed term by its end too', () =>
  expect(matchesContract({ ...contract, end_date: day('2028-12-31') }, '31.12.2028')).toBe(true))
