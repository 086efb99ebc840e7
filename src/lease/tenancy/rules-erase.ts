import { addMonths, yearOf, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'

/**
 * The number of months after the last day for which the papers of a lease may be needed for claims
 * (docs/rules/lease.md#erasing-a-tenant).
 */
const keepingMonths = 36

/** The papers of taxed rent are kept for this many years after the end of the year (bokføringsloven § 13). */
const keepingYears = 5

type Kept = Pick<Contract, 'finished_on' | 'taxable'>

/**
 * The last day on which the papers are kept, unless the landlord says that they are not needed. Null while the contract
 * has no last day.
 */
export function papersKeptUntil({ finished_on, taxable }: Kept): Day | null {
  if (finished_on === null) return null
  return taxable ? (`${yearOf(finished_on) + keepingYears}-12-31` as Day) : addMonths(finished_on, keepingMonths)
}

type Erasable = Pick<Contract, 'status' | 'tenant_erased_at'>

/** True if the contract is over and its tenants are not erased yet. */
export const mayEraseTenant = ({ status, tenant_erased_at }: Erasable): boolean =>
  status === 'finished' && tenant_erased_at === null

/** True if the papers may still be needed, so that the landlord must confirm that they are not. */
export function arePapersKept(contract: Kept, today: Day): boolean {
  const until = papersKeptUntil(contract)
  return until !== null && today <= until
}

/** The day on which the papers ceased to be needed, so that erasing is offered. Null: not yet, or nothing is left. */
export function erasingDueSince(contract: Erasable & Kept, today: Day): Day | null {
  const until = papersKeptUntil(contract)
  return mayEraseTenant(contract) && until !== null && today > until ? until : null
}

export function mentionsAny(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return sought.some((each) => lower.includes(each))
}
