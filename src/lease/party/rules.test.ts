import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { partiesOf, tenantsOf } from './rules'
import { coTenant } from './test-party-rules'

const contract = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_birthday: day('1990-05-17'),
  tenant_email: 'per@example.no',
  tenant_phone_code: '+47',
  tenant_phone: '90012345',
  co_tenants: [coTenant(), coTenant({ first_name: 'Siri' })].map((one) =>
    Object.assign(one, { birthday: day(one.birthday) }),
  ),
}
const landlord = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthday: day('1970-01-31'),
  email: 'kari@example.no',
  phone_code: '+47',
  phone: '90012346',
}

describe('the parties of a contract', () => {
  it('are all of them: the tenants in their order, and the landlord', () => {
    const { tenants, landlord: owner } = partiesOf(contract, landlord)
    expect(tenants.map((party) => [party.place, party.role, fullName(party)])).toEqual([
      [0, 'tenant', 'Per Hansen'],
      [1, 'tenant', 'Ola Li'],
      [2, 'tenant', 'Siri Li'],
    ])
    expect([owner.role, fullName(owner), owner.phone]).toEqual(['landlord', 'Kari Nordmann', '90012346'])
  })

  it('of the tenants alone ask nothing of the landlord', () => {
    expect(tenantsOf(contract).map(fullName)).toEqual(['Per Hansen', 'Ola Li', 'Siri Li'])
  })
})
