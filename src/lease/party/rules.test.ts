import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { partiesOf, readable, searchedTenants, tenantsOf } from './rules'
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
  unreadable: [] as readonly string[],
}
const landlord = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthday: day('1970-01-31'),
  email: 'kari@example.no',
  phone_code: '+47',
  phone: '90012346',
  unreadable: [] as readonly 'birthday'[],
}

describe('the parties of a contract', () => {
  it('are all of them: the tenants in their order, and the landlord', () => {
    const { tenants, landlord: owner } = readable(partiesOf(contract as never, landlord as never))
    expect(tenants.map((party) => [party.place, party.role, fullName(party)])).toEqual([
      [0, 'tenant', 'Per Hansen'],
      [1, 'tenant', 'Ola Li'],
      [2, 'tenant', 'Siri Li'],
    ])
    expect([owner.role, fullName(owner), owner.phone]).toEqual(['landlord', 'Kari Nordmann', '90012346'])
  })

  it.each([
    ['the tenant’s birth date', { tenant_birthday: null, unreadable: ['tenant_birthday'] }, {}, ['tenant_birthday']],
    ['the co-tenants', { co_tenants: null, unreadable: ['co_tenants'] }, {}, ['co_tenants']],
    ['co-tenants of whom nobody says why', { co_tenants: null }, {}, ['co_tenants']],
    ['the landlord’s birth date', {}, { birthday: null, unreadable: ['birthday'] }, ['birthday']],
    [
      'all of them',
      { tenant_birthday: null, co_tenants: null, unreadable: ['tenant_birthday', 'co_tenants'] },
      { birthday: null, unreadable: ['birthday'] },
      ['tenant_birthday', 'co_tenants', 'birthday'],
    ],
  ])('are not some of them where one can’t be read: %s', (_what, broken, ofLandlord, fields) => {
    const read = partiesOf({ ...contract, ...broken }, { ...landlord, ...ofLandlord })
    expect(read).toEqual({ unreadable: fields })
    const refusal = (() => {
      try {
        return readable(read)
      } catch (error) {
        return error as Refusal
      }
    })() as Refusal
    expect([refusal.reason, Object.keys(refusal.fields!)]).toEqual(['unreadable', fields])
  })

  it('are readable where something else of the contract or the profile isn’t', () => {
    const money = { ...contract, unreadable: ['deposit_account'] }
    expect(readable(partiesOf(money as never, { ...landlord, unreadable: ['iban', 'ssn'] })).tenants).toHaveLength(3)
  })

  it('of the tenants alone ask nothing of the landlord', () => {
    expect(readable(tenantsOf(contract))).toHaveLength(3)
    expect(tenantsOf({ ...contract, co_tenants: null })).toEqual({ unreadable: ['co_tenants'] })
  })

  it('are known by name where a date of birth can’t be read', () => {
    const unborn = { ...contract, tenant_birthday: null, unreadable: ['tenant_birthday'] }
    expect(readable(tenantsOf(unborn)).map(fullName)).toEqual(['Per Hansen', 'Ola Li', 'Siri Li'])
  })

  it('are looked for as far as they can be read', () => {
    expect(searchedTenants(contract).map(fullName)).toEqual(['Per Hansen', 'Ola Li', 'Siri Li'])
    expect(searchedTenants({ ...contract, co_tenants: null }).map(fullName)).toEqual(['Per Hansen'])
  })
})
