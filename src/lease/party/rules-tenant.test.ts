import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { allTenants, leaseLanguage, sharesEmail, tenantLanguage, tenantTitle, tenantPhone } from './rules-tenant'
import { coTenant } from './test-party-rules'

it.each([
  ['Per', 'Hansen', 'Per Hansen'],
  ['å'.repeat(50), 'Hansen', 'å'.repeat(50)],
  ['a'.repeat(49), 'Hansen', 'a'.repeat(49)],
  ['a'.repeat(48), '👩', 'a'.repeat(48)],
  ['a'.repeat(47), '👩x', `${'a'.repeat(47)} 👩`],
])('a tenant %s %s stands in the lists as %s', (tenant_first_name, tenant_last_name, title) => {
  expect(tenantTitle({ tenant_first_name, tenant_last_name })).toBe(title)
})

it.each([
  ['+47', '90012345', '90012345'],
  ['+46', '701234567', '+46 701234567'],
])('a phone %s %s is kept as %s', (tenant_phone_code, tenant_phone, expected) => {
  expect(tenantPhone({ tenant_phone_code, tenant_phone })).toBe(expected)
})

it.each([
  ['+47', '90012345', 'nb', 'nb'],
  ['+46', '701234567', 'nb', 'nb'],
  ['+45', '20123456', 'nb', 'nb'],
  ['+48', '501234567', 'nb', 'en'],
  ['+1', '2025550123', 'nb', 'en'],
  ['+48', '', 'nb', 'nb'],
  ['+47', '90012345', 'en', 'en'],
  ['+48', '501234567', 'en', 'en'],
] as const)(
  'a tenant with the phone %s %j and a lease in %s is written to in %s',
  (phoneCode, phone, lease, expected) => {
    expect(tenantLanguage({ phoneCode, phone }, { language: null }, lease)).toBe(expected)
    // The contract's own language takes precedence.
    for (const language of ['nb', 'en'] as const)
      expect(tenantLanguage({ phoneCode, phone }, { language }, lease)).toBe(language)
  },
)

it('a lease is in the contract’s language, else in that of the paper that was sent, else in the landlord’s', () => {
  const sent = [{ paper: 'contract', language: 'en' }] as const
  expect(leaseLanguage({ language: 'nb' }, sent, 'en')).toBe('nb')
  expect(leaseLanguage({ language: 'en' }, [], 'nb')).toBe('en')
  expect(leaseLanguage({ language: null }, sent, 'nb')).toBe('en')
  expect(leaseLanguage({ language: null }, [], 'nb')).toBe('nb')
})

const named = (...names: readonly string[]) => {
  const [first = '', ...others] = names
  return {
    tenant_first_name: first,
    tenant_last_name: 'Li',
    tenant_email: '',
    tenant_phone_code: '+47',
    tenant_phone: '',
    co_tenants: others.map((first_name) => Object.assign(coTenant(), { first_name, birthday: day('1992-02-29') })),
  }
}
it.each([
  [named('Kari'), 'Kari Li', 'Kari Li'],
  [named('Kari', 'Ola'), 'Kari Li and Ola Li', 'Kari Li og Ola Li'],
  [named('Kari', 'Ola', 'Åse'), 'Kari Li, Ola Li and Åse Li', 'Kari Li, Ola Li og Åse Li'],
])('%j are called %s, %s', (contract, en, nb) => {
  expect([allTenants(contract, 'en'), allTenants(contract, 'nb')]).toEqual([en, nb])
})

it.each([
  ['per@example.no', [], false],
  ['per@example.no', ['ola@example.no'], false],
  ['per@example.no', ['ola@example.no', ' PER@example.no'], true],
  ['per@example.no', ['ola@example.no', 'ola@example.no'], true],
  // Addresses that aren't typed yet are not the same address.
  ['', ['', ' '], false],
])('%s with %j: twice the same address %s', (tenant_email, emails, same) => {
  const { co_tenants, ...first } = named('Kari', ...emails.map(() => 'Ola'))
  const others = co_tenants.map((one, index) => Object.assign(one, { email: emails[index] }))
  expect(sharesEmail({ ...first, tenant_email, co_tenants: others })).toBe(same)
})
