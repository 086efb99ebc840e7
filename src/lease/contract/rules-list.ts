import { formatDay } from '../../base/kit/day'
import { formatOre } from '../../base/kit/money'
import type { Contract } from './model'

type Tenant = Pick<Contract, 'tenant_first_name' | 'tenant_last_name'>

/** The first tenant, whom vouchers and papers are called by; all of them: `allTenants` (./rules-tenant.ts). */
export const fullName = ({ tenant_first_name, tenant_last_name }: Tenant): string =>
  `${tenant_first_name} ${tenant_last_name}`.trim()

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

type Found = Tenant &
  Pick<Contract, 'tenant_email' | 'tenant_phone' | 'co_tenants' | 'start_date' | 'end_date' | 'rents'>

/** Whether a contract holds every word of the search: a tenant's name, e-mail, phone, dates as shown or one of its rents (with or without spaces). */
export function matchesContract(contract: Found, search: string): boolean {
  const rents = contract.rents.map(({ month_sum }) => plain(formatOre(month_sum)))
  const days = [contract.start_date, contract.end_date].flatMap((day) => (day === null ? [] : [formatDay(day), day]))
  const text = [
    plain(fullName(contract)),
    plain(contract.tenant_email),
    contract.tenant_phone,
    ...(contract.co_tenants ?? []).map(({ first_name, last_name, email, phone }) =>
      plain(`${first_name} ${last_name} ${email} ${phone}`),
    ),
    ...rents.flatMap((rent) => [rent, rent.replaceAll(' ', '')]),
    ...days,
  ].join(' ')
  return (
    text.includes(plain(search)) ||
    plain(search)
      .split(' ')
      .every((word) => text.includes(word))
  )
}
