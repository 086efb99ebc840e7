import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { Contract, CoTenant, firstTenantNames } from '../contract/model'
import type { Contact, Parties, Party, Tenants, UnreadableParties } from './model'

type FirstTenant = Pick<Contract, (typeof firstTenantNames)[number]>

export type WithTenants = FirstTenant & { readonly co_tenants: readonly Omit<CoTenant, 'birthday'>[] | null }
type WithParties = FirstTenant & Pick<Contract, 'tenant_birthday' | 'co_tenants' | 'unreadable'>
export type Landlord = Pick<
  Profile,
  'firstName' | 'lastName' | 'birthday' | 'email' | 'phone_code' | 'phone' | 'unreadable'
>

/** Provides the deposit. Vouchers and papers have this name. For everybody who rents: `tenantsOf`. */
export const firstTenant = (contract: FirstTenant): Contact => ({
  firstName: contract.tenant_first_name,
  lastName: contract.tenant_last_name,
  email: contract.tenant_email,
  phoneCode: contract.tenant_phone_code,
  phone: contract.tenant_phone,
})

const coTenant = ({ first_name, last_name, email, phone_code, phone }: Omit<CoTenant, 'birthday'>): Contact => ({
  firstName: first_name,
  lastName: last_name,
  email,
  phoneCode: phone_code,
  phone,
})

/** Returns all, or says that one can't be read (docs/rules/base.md#encryption). Never only some of them. */
export function tenantsOf({ co_tenants, ...contract }: WithTenants): Tenants | UnreadableParties {
  if (co_tenants === null) return { unreadable: ['co_tenants'] }
  return [firstTenant(contract), ...co_tenants.map(coTenant)]
}

/** Use it to search a text, not to say who rents: it has all tenants, or only the first one. */
export function searchedTenants(contract: WithTenants): Tenants {
  const tenants = tenantsOf(contract)
  return 'unreadable' in tenants ? [firstTenant(contract)] : tenants
}

/** Includes the dates of birth. Other fields of contract and profile may be unreadable. */
export function partiesOf(contract: WithParties, profile: Landlord): Parties | UnreadableParties {
  const tenants = tenantsOf(contract)
  const born = [contract.tenant_birthday, ...(contract.co_tenants ?? []).map(({ birthday }) => birthday)]
  const unreadable = [
    ...contract.unreadable.filter((name) => name === 'tenant_birthday'),
    ...('unreadable' in tenants ? tenants.unreadable : []),
    ...profile.unreadable.filter((name) => name === 'birthday'),
  ]
  if ('unreadable' in tenants || unreadable.length > 0) return { unreadable }
  const [first, ...others] = tenants
  const tenant = (contact: Contact, place: number): Party => ({
    ...contact,
    role: 'tenant',
    place,
    birthday: born[place] ?? null,
  })
  const { firstName, lastName, birthday, email, phone_code: phoneCode, phone } = profile
  return {
    tenants: [tenant(first, 0), ...others.map((other, index) => tenant(other, index + 1))],
    landlord: { role: 'landlord', place: 0, firstName, lastName, birthday, email, phoneCode, phone },
  }
}

/** 409 unreadable, naming the fields. */
export const unreadableIn = (fields: readonly string[]): Refusal =>
  new Refusal('unreadable', Object.fromEntries(fields.map((name) => [name, 'unreadable'])))

/** Refuses with 409 unreadable when a party can't be read. */
export function readable<T extends Tenants | Parties>(read: T | UnreadableParties): T {
  if ('unreadable' in read) throw unreadableIn(read.unreadable)
  return read
}
