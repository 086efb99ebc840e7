import { expect, it } from 'vitest'
import { tenantName, tenantPhone } from './rules-tenant'

it.each([
  ['Per', 'Hansen', 'Per Hansen'],
  ['å'.repeat(50), 'Hansen', 'å'.repeat(50)],
  ['a'.repeat(49), 'Hansen', 'a'.repeat(49)],
  ['a'.repeat(48), '👩', 'a'.repeat(48)],
  ['a'.repeat(47), '👩x', `${'a'.repeat(47)} 👩`],
])('a tenant %s %s stands in the lists as %s', (tenant_first_name, tenant_last_name, title) => {
  expect(tenantName({ tenant_first_name, tenant_last_name })).toBe(title)
})

it.each([
  ['+47', '90012345', '90012345'],
  ['+46', '701234567', '+46 701234567'],
])('a phone %s %s is kept as %s', (tenant_phone_code, tenant_phone, expected) => {
  expect(tenantPhone({ tenant_phone_code, tenant_phone })).toBe(expected)
})
