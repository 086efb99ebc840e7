import { addMonths, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'

/** After the last day. The papers of a lease may be needed for claims (docs/rules/lease.md#erasing-a-tenant). */
const keepingMonths = 36

/** The last day, unless the landlord says that the papers are not needed. */
export const keptUntil = (finished_on: Day): Day => addMonths(finished_on, keepingMonths)

type Erasable = Pick<Contract, 'status' | 'tenant_erased_at'>

/** Once, and only from a contract that is over. */
export const mayEraseTenant = ({ status, tenant_erased_at }: Erasable): boolean =>
  status === 'finished' && tenant_erased_at === null

/** The landlord must confirm that the papers are not needed any more. */
export const isKept = ({ finished_on }: Pick<Contract, 'finished_on'>, today: Day): boolean =>
  finished_on !== null && today <= keptUntil(finished_on)

export function namesAny(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return sought.some((each) => lower.includes(each))
}
