import { addMonths, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'

/**
 * For this many months after its last day the papers of a lease may be needed for claims
 * (docs/rules/lease.md#erasing-a-tenant).
 */
const keepingMonths = 36

/** The last day on which the papers are kept, unless the landlord says that they are not needed. */
export const keptUntil = (finished_on: Day): Day => addMonths(finished_on, keepingMonths)

type Erasable = Pick<Contract, 'status' | 'tenant_erased_at'>

/** A tenant is erased once, and only from a contract that is over. */
export const mayEraseTenant = ({ status, tenant_erased_at }: Erasable): boolean =>
  status === 'finished' && tenant_erased_at === null

/** Whether the landlord must confirm that the papers are not needed any more. */
export const isKept = ({ finished_on }: Pick<Contract, 'finished_on'>, today: Day): boolean =>
  finished_on !== null && today <= keptUntil(finished_on)

/** Whether a text contains one of the sought names. */
export function namesAny(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return sought.some((each) => lower.includes(each))
}
