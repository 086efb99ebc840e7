import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { Contract } from './model'
import type { Parties, Party, Tenants, UnreadableParties } from './model-party'

type TenantSource = Pick<
  Contract,
  | 'tenant_first_name'
  | 'tenant_last_name'
  | 'tenant_birthday'
  | 'tenant_email'
  | 'tenant_phone_code'
  | 'tenant_phone'
  | 'co_tenants'
  | 'unreadable'
>
type Landlord = Pick<Profile, 'firstName' | 'lastName' | 'birthday' | 'email' | 'phone_code' | 'phone' | 'unreadable'>

/** The fields in which tenants stand, and of a landlord what says who that is; other fields may be unreadable. */
const tenantFields = ['tenant_birthday', 'co_tenants']
const landlordFields = ['birthday']

/** All tenants of a contract, the one whose fields stand in it first; or that one of them can't be read. */
export function tenantsOf(contract: TenantSource): Tenants | UnreadableParties {
  const unreadable = tenantFields.filter((name) => contract.unreadable.includes(name))
  if (unreadable.length > 0) return { unreadable }
  if (contract.co_tenants === null) return { unreadable: ['co_tenants'] }
  const first: Party = {
    role: 'tenant',
    place: 0,
    firstName: contract.tenant_first_name,
    lastName: contract.tenant_last_name,
    birthday: contract.tenant_birthday,
    email: contract.tenant_email,
    phoneCode: contract.tenant_phone_code,
    phone: contract.tenant_phone,
  }
  const others = contract.co_tenants.map((tenant, index): Party => ({
    role: 'tenant',
    place: index + 1,
    firstName: tenant.first_name,
    lastName: tenant.last_name,
    birthday: tenant.birthday,
    email: tenant.email,
    phoneCode: tenant.phone_code,
    phone: tenant.phone,
  }))
  return [first, ...others]
}

/** Everybody who is bound by a contract; or that one of them can't be read (docs/rules.md#encryption). Nobody gets some. */
export function partiesOf(contract: TenantSource, profile: Landlord): Parties | UnreadableParties {
  const tenants = tenantsOf(contract)
  const unreadable = landlordFields.filter((name) => profile.unreadable.some((each) => each === name))
  if ('unreadable' in tenants) return { unreadable: [...tenants.unreadable, ...unreadable] }
  if (unreadable.length > 0) return { unreadable }
  const landlord: Party = {
    role: 'landlord',
    place: 0,
    firstName: profile.firstName,
    lastName: profile.lastName,
    birthday: profile.birthday,
    email: profile.email,
    phoneCode: profile.phone_code,
    phone: profile.phone,
  }
  return { tenants, landlord }
}

/** What was read of the parties. Refuses with 409 unreadable, naming the fields, where one of them can't be read. */
export function readable<T extends Tenants | Parties>(read: T | UnreadableParties): T {
  if ('unreadable' in read)
    throw new Refusal('unreadable', Object.fromEntries(read.unreadable.map((name) => [name, 'unreadable'])))
  return read
}

export const partyName = ({ firstName, lastName }: Pick<Party, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
