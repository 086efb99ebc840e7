import { addMonths, type Day } from '../../base/kit/day'
import type { Contract } from './model'

/** So many months after its last day the papers of a lease may be needed for claims under it (docs/rules.md#erasing-a-tenant). */
const keepingMonths = 36

/** Until that day inclusive they are kept, unless the landlord says that they are not needed. */
export const keptUntil = (finished_on: Day): Day => addMonths(finished_on, keepingMonths)

type Erasable = Pick<Contract, 'status' | 'tenant_erased_at'>

/** What says who rented is erased once, and from a contract that is over. */
export const mayEraseTenant = ({ status, tenant_erased_at }: Erasable): boolean =>
  status === 'finished' && tenant_erased_at === null

/** Whether whoever erases must confirm that the papers are not needed any more. */
export const isKept = ({ finished_on }: Pick<Contract, 'finished_on'>, today: Day): boolean =>
  finished_on !== null && today <= keptUntil(finished_on)

type Person = readonly [name: string, email: string, phone: string]

/** By what a tenant is found in a text: full name, e-mail, phone. */
export function findable(
  contract: Pick<Contract, 'tenant_first_name' | 'tenant_last_name' | 'tenant_email' | 'tenant_phone' | 'co_tenants'>,
): readonly string[] {
  const people: readonly Person[] = [
    [`${contract.tenant_first_name} ${contract.tenant_last_name}`, contract.tenant_email, contract.tenant_phone],
    ...(contract.co_tenants ?? []).map(({ first_name, last_name, email, phone }): Person => [
      `${first_name} ${last_name}`,
      email,
      phone,
    ]),
  ]
  return people.flat().flatMap((text) => (text.trim() === '' ? [] : [text.trim().toLowerCase()]))
}

/** Whether a text names one of those who are looked for. */
export function names(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return sought.some((each) => lower.includes(each))
}
