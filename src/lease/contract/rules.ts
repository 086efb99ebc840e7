import { parseAccountNumber } from '../../base/kit/account-number'
import { isCountry } from '../../base/country/rules-code'
import { addDays, type Day } from '../../base/kit/day'
import { isNotInFuture, isNearYear } from '../../base/kit/schemas'
import type { FieldErrors } from '../../base/kit/refusal'
import type { ValidationKey } from '../../base/kit/words-validation'
import { storedChecklist } from '../checklist/rules'
import { ChecklistForm, type Checklist } from '../checklist/model'
import {
  depositDays,
  countsOfContract,
  type Contract,
  type CoLandlord,
  type CoTenant,
  type Guarantee,
  type StoredContract,
} from './model'
import type { ContractForm } from './model-form'
import type { CostSplitForm } from './model-forms'

/** The dates that must be near today. */
const dates = ['start_date', 'end_date', 'first_payment_date', 'deposit_payment_deadline'] as const

export type DatedContract = Pick<
  ContractForm,
  (typeof dates)[number] | 'tenant_birthday' | 'tenant_nationality' | 'tenant_country'
> & {
  readonly co_tenants: readonly Pick<CoTenant, 'birthday'>[] | null
  readonly co_landlords: readonly Pick<CoLandlord, 'birthday'>[] | null
  readonly guarantee: Pick<Guarantee, 'until'> | null
}

const birthdayError = (born: Day, today: Day): ValidationKey | null =>
  !isNearYear(born, today) ? 'dateRange' : isNotInFuture(born, today) ? null : 'birthday'

/**
 * The errors of the rules that need today's date (docs/rules/lease.md#contract-fields). The years of all dates must be
 * near today. The tenant must be born. The deposit must be due between today and 45 days ahead.
 */
export function contractErrors(form: DatedContract, today: Day): FieldErrors | undefined {
  const errors: Record<string, ValidationKey> = {}
  for (const field of dates) {
    const date = form[field]
    if (date !== null && !isNearYear(date, today)) errors[field] = 'dateRange'
  }
  const until = form.guarantee?.until ?? null
  if (until !== null && !isNearYear(until, today)) errors['guarantee.until'] = 'dateRange'
  const born = [
    ['tenant_birthday', form.tenant_birthday] as const,
    ...(form.co_tenants ?? []).map(({ birthday }, index) => [`co_tenants.${index}.birthday`, birthday] as const),
    ...(form.co_landlords ?? []).map(({ birthday }, index) => [`co_landlords.${index}.birthday`, birthday] as const),
  ]
  for (const [field, birthday] of born) {
    const error = birthday === null ? null : birthdayError(birthday, today)
    if (error !== null) errors[field] = error
  }
  for (const field of ['tenant_nationality', 'tenant_country'] as const)
    if (!isCountry(form[field])) errors[field] = 'country'
  const deadline = form.deposit_payment_deadline
  if (deadline !== null && (deadline < today || deadline > addDays(today, depositDays)))
    errors['deposit_payment_deadline'] = 'depositDeadline'
  return Object.keys(errors).length > 0 ? errors : undefined
}

/**
 * True if two texts name the same account, each as eleven digits or as an IBAN, with or without spaces. Null equals
 * nothing.
 */
function isSameAccount(one: string | null, other: string | null): boolean {
  const account = parseAccountNumber(one ?? '')
  return account !== null && account === parseAccountNumber(other ?? '')
}

/**
 * Refuses the account of the rent as the deposit's account. A deposit there has no effect, and the tenant may claim it
 * back (husleieloven §§ 3-5, 3-7).
 */
export const ownAccountError = (
  { deposit_account }: Pick<ContractForm, 'deposit_account'>,
  landlordAccount: string | null,
): FieldErrors | undefined =>
  isSameAccount(deposit_account, landlordAccount) ? { deposit_account: 'ownAccount' } : undefined

/** The fields that a contract's status follows from. */
export type StatusFacts = Pick<Contract, 'signatureType' | 'isFinished' | 'end_date'>

/**
 * A draft may be changed and deleted. A contract is `active` from the signing, and `expired` after the last day of a
 * fixed term. `finished` is final.
 */
export function contractStatus({ signatureType, isFinished, end_date }: StatusFacts, today: Day): Contract['status'] {
  if (isFinished) return 'finished'
  if (signatureType === null) return 'draft'
  return end_date !== null && end_date < today ? 'expired' : 'active'
}

/** Only a contract that nobody has signed can be changed, deleted or marked as signed. */
export const isDraftChangeable = ({ status, signatureType }: Pick<Contract, 'status' | 'signatureType'>): boolean =>
  status === 'draft' && signatureType === null

/** The columns of shared costs: both parts when costs are split, otherwise the one sum. */
export const storedCostSplit = (form: CostSplitForm) => ({
  split_category: form.category,
  split_costs: form.costs ?? null,
  split_period: form.period ?? null,
  split_key: form.key ?? null,
  // A fraction that isn't the key says nothing.
  split_fraction: form.key === 'fraction' ? (form.fraction?.replace(/\s/g, '') ?? null) : null,
  ...(form.category === 'SPLIT'
    ? { split_sum: null, split_tenant: form.tenant ?? null, split_landlord: form.landlord ?? null }
    : { split_sum: form.sum ?? null, split_tenant: null, split_landlord: null }),
})

/** A new list starts with the counts that its contract states. */
export const checklistOfContract = (contract: StoredContract): Checklist =>
  storedChecklist(
    ChecklistForm.parse(
      Object.fromEntries(Object.entries(countsOfContract).map(([count, name]) => [count, contract[name]])),
    ),
  )
