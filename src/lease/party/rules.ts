import { fullName } from '../../base/kit/full-name'
import type { Profile } from '../../landlord/account/model'
import type { Contract, CoTenant, firstTenantNames } from '../contract/model'
import type { Contact, Parties, Party, Tenants } from './model'

type FirstTenant = Pick<Contract, (typeof firstTenantNames)[number]>

/** The tenants' fields in a record or a form. */
export type TenantsOfRecord = FirstTenant & { readonly co_tenants: readonly Omit<CoTenant, 'birthday'>[] }
type WithParties = FirstTenant & Pick<Contract, 'tenant_birthday' | 'co_tenants'>
export type Landlord = Pick<Profile, 'firstName' | 'lastName' | 'birthday' | 'email' | 'phone_code' | 'phone'>

/**
 * The first tenant, who provides the deposit. Vouchers and papers have this name. `tenantsOf` returns everybody who
 * rents.
 */
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

export const tenantsOf = ({ co_tenants, ...contract }: TenantsOfRecord): Tenants => [
  firstTenant(contract),
  ...co_tenants.map(coTenant),
]

/** The names of the further landlords, who are parties of the lease and sign what changes it. */
export const coLandlordNames = ({ co_landlords }: Pick<Contract, 'co_landlords'>): readonly string[] =>
  co_landlords.map(({ first_name: firstName, last_name: lastName }) => fullName({ firstName, lastName }))

/** The parties with their dates of birth. */
export function partiesOf(contract: WithParties, profile: Landlord): Parties {
  const [first, ...others] = tenantsOf(contract)
  const born = [contract.tenant_birthday, ...contract.co_tenants.map(({ birthday }) => birthday)]
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
