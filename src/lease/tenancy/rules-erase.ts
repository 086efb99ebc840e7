import { addMonths, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'

/**
 * The number of months after the last day for which the papers of a lease may be needed for claims
 * (docs/rules/lease.md#erasing-a-tenant).
 */
const keepingMonths = 36

/** The last day on which the papers are kept, unless the landlord says that they are not needed. */
export const papersKeptUntil = (finished_on: Day): Day => addMonths(finished_on, keepingMonths)

type Erasable = Pick<Contract, 'status' | 'tenant_erased_at'>

/** True if the contract is over and its tenants are not erased yet. */
export const mayEraseTenant = ({ status, tenant_erased_at }: Erasable): boolean =>
  status === 'finished' && tenant_erased_at === null

/** True if the papers may still be needed, so that the landlord must confirm that they are not. */
export const arePapersKept = ({ finished_on }: Pick<Contract, 'finished_on'>, today: Day): boolean =>
  finished_on !== null && today <= papersKeptUntil(finished_on)

export function mentionsAny(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return sought.some((each) => lower.includes(each))
}
