import { addMonths, dateOf, monthAt, type Day } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { StoredContract } from '../../lease/contract/model'
import { ExistingLeaseForm } from '../../lease/tenancy/model-existing'
import { existingLeaseErrors, existingLeaseValues } from '../../lease/tenancy/rules-existing'
import type { Asker } from './rules-ask'
import type { ProposedContract } from './rules-proposal'

type Lease = Omit<ProposedContract, 'house' | 'houseId'>

/** True if a lease has begun and not ended. */
export const isLetOn = ({ start_date, end_date }: Pick<Lease, 'start_date' | 'end_date'>, today: Day): boolean =>
  start_date !== null && (end_date === null || end_date >= today)

/**
 * The form of a lease that was signed before, with its values. Null if the books don't hold all that it needs, such as
 * the account of a deposit.
 */
export function knownLease(
  lease: Lease,
  houseId: number,
  { today, language }: { readonly today: Day; readonly language: Language },
): { readonly form: ExistingLeaseForm; readonly values: StoredContract } | null {
  const { start_date: start, end_date, month_sum, deposit_sum, books_from } = lease
  if (start === null) return null
  const { data: form } = ExistingLeaseForm.safeParse({
    houseId,
    tenant_first_name: lease.tenant_first_name,
    tenant_last_name: lease.tenant_last_name,
    type: end_date === null ? 'running' : 'time-bound',
    start_date: start,
    end_date,
    month_sum: toKroner(month_sum),
    // Rent is due on the first, unless the lease itself began later.
    first_payment_date: dateOf(start) === 1 ? start : addMonths(monthAt(start), 1),
    books_from,
    deposit_sum: deposit_sum === null ? null : toKroner(deposit_sum),
  })
  const values = form && existingLeaseValues(form, language)
  return values && Object.keys(existingLeaseErrors(values, null, today)).length === 0 ? { form, values } : null
}

/** Names the leases that are made as drafts. */
export function nameDrafts(
  leases: readonly Lease[],
  asker: Asker,
  on: { readonly today: Day; readonly language: Language },
): void {
  for (const lease of leases)
    if (isLetOn(lease, on.today) && knownLease(lease, 1, on) === null)
      asker.ask({
        kind: 'draft',
        place: lease.place,
        what: lease.tenant_last_name,
        word: 'askDraft',
        choices: [['keep', 'keep']],
        blocks: false,
      })
}
