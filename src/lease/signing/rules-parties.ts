import type { Profile } from '../../landlord/account/model'
import type { Contract } from '../contract/model'
import type { Party } from './model'

type Landlord = Pick<Profile, 'firstName' | 'lastName' | 'birthday' | 'email' | 'phone_code' | 'phone'>

/** The tenants of a contract, the one whose fields stand in it first. */
const tenantsOf = (contract: Contract): readonly Party[] => [
  {
    role: 'tenant',
    place: 0,
    firstName: contract.tenant_first_name,
    lastName: contract.tenant_last_name,
    birthday: contract.tenant_birthday,
    email: contract.tenant_email,
    phoneCode: contract.tenant_phone_code,
    phone: contract.tenant_phone,
  },
  ...(contract.co_tenants ?? []).map((tenant, index): Party => ({
    role: 'tenant',
    place: index + 1,
    firstName: tenant.first_name,
    lastName: tenant.last_name,
    birthday: tenant.birthday,
    email: tenant.email,
    phoneCode: tenant.phone_code,
    phone: tenant.phone,
  })),
]

/** Everybody who signs: the tenants, then the landlord. */
export const partiesOf = (contract: Contract, landlord: Landlord): readonly Party[] => [
  ...tenantsOf(contract),
  {
    role: 'landlord',
    place: 0,
    firstName: landlord.firstName,
    lastName: landlord.lastName,
    birthday: landlord.birthday,
    email: landlord.email,
    phoneCode: landlord.phone_code,
    phone: landlord.phone,
  },
]

export const partyName = ({ firstName, lastName }: Pick<Party, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
