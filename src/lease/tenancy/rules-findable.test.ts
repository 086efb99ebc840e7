import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { testContract } from '../contract/test-contract'
import { coTenant } from '../party/test-party-rules'
import { textsNamingTenants } from './rules-findable'

it('finds tenants by name, address, and number as it was typed and as a text message is sent to it', () => {
  const contract = {
    ...testContract(1, []),
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    tenant_email: 'Per@example.no',
    tenant_phone_code: '+47',
    tenant_phone: '900 12 345',
    co_tenants: [
      {
        ...coTenant(),
        birthday: day('1992-02-29'),
        first_name: 'Siri',
        last_name: 'Berg',
        email: '',
        phone_code: '+46',
        phone: '070-123 45 67',
      },
    ],
  }
  expect(textsNamingTenants(contract)).toEqual([
    'per hansen',
    'per@example.no',
    '900 12 345',
    '+4790012345',
    'siri berg',
    '070-123 45 67',
    '+46701234567',
  ])
})
