import { parseAccountNumber } from '../../base/kit/account-number'
import { isCountry } from '../../base/country/rules-code'
import { addDays, type Day } from '../../base/kit/day'
import { isPast, yearIsNear } from '../../base/kit/schemas'
import type { FieldErrors } from '../../base/kit/refusal'
import type { ValidationKey } from '../../base/kit/words-validation'
import { ticked } from '../checklist/rules'
import { ChecklistForm, type Checklist } from '../checklist/model'
import {
  depositDays,
  knownCounts,
  type Contract,
  type ContractFields,
  type CoTenant,
  type Guarantee,
  type StoredContract,
} from './model'
import { heldEncrypted } from './model-asked'
import type { ContractForm } from './model-form'
import type { CostSplitForm } from './model-forms'

/** The dates of a contract. Each must be near today. */
const dates = ['start_date', 'end_date', 'first_payment_date', 'deposit_payment_deadline'] as const

/** The fields that the rules about today look at. */
export type Dated = Pick<
  ContractForm,
  (typeof dates)[number] | 'tenant_birthday' | 'tenant_nationality' | 'tenant_country'
> & {
  readonly co_tenants: readonly Pick<CoTenant, 'birthday'>[] | null
  readonly guarantee: Pick<Guarantee, 'until'> | null
}

/** What is wrong with one date of birth. */
const birthdayError = (born: Day, today: Day): ValidationKey | null =>
  !yearIsNear(born, today) ? 'dateRange' : isPast(born, today) ? null : 'birthday'

/**
 * Rules that a schema can't check because they need today's date (docs/rules/lease.md#contract-fields). The years of all
 * dates are near, the tenant is born, and the deposit is due between today and 45 days ahead.
 */
export function contractErrors(form: Dated, today: Day): FieldErrors | undefined {
  const errors: Record<string, ValidationKey> = {}
  for (const field of dates) {
    const date = form[field]
    if (date !== null && !yearIsNear(date, today)) errors[field] = 'dateRange'
  }
  const until = form.guarantee?.until ?? null
  if (until !== null && !yearIsNear(until, today)) errors['guarantee.until'] = 'dateRange'
  const born = [
    ['tenant_birthday', form.tenant_birthday] as const,
    ...(form.co_tenants ?? []).map(({ birthday }, index) => [`co_tenants.${index}.birthday`, birthday] as const),
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
 * Whether two account numbers are the same. Eleven digits equal the same account as an IBAN, with or without spaces.
 * Null equals nothing.
 */
function isSameAccount(one: string | null, other: string | null): boolean {
  const account = parseAccountNumber(one ?? '')
  return account !== null && account === parseAccountNumber(other ?? '')
}

/**
 * The error for a deposit on the account to which the rent is paid. It has no effect as a deposit, and the tenant may
 * claim it back at any time (husleieloven §§ 3-5, 3-7).
 */
export const ownAccountError = (
  { deposit_account }: Pick<ContractForm, 'deposit_account'>,
  landlordAccount: string | null,
): FieldErrors | undefined =>
  isSameAccount(deposit_account, landlordAccount) ? { deposit_account: 'ownAccount' } : undefined

/**
 * Encrypted fields that a form leaves null. That is right only where the stored value can't be read and must stay
 * (docs/rules/base.md#encryption).
 */
export function missingEncrypted(form: ContractFields, unreadable: readonly string[]): FieldErrors | undefined {
  const missing = heldEncrypted(form).filter((name) => form[name] === null && !unreadable.includes(name))
  return missing.length === 0 ? undefined : Object.fromEntries(missing.map((name) => [name, 'required']))
}

/** The fields that a contract's status follows from. */
export type StatusFacts = Pick<Contract, 'signatureType' | 'isFinished' | 'end_date'>

/**
 * A draft may be changed and deleted. `active` starts with the signing, `expired` after the last day of a fixed term.
 * `finished` is final.
 */
export function contractStatus({ signatureType, isFinished, end_date }: StatusFacts, today: Day): Contract['status'] {
  if (isFinished) return 'finished'
  if (signatureType === null) return 'draft'
  return end_date !== null && end_date < today ? 'expired' : 'active'
}

/** Only a contract that nobody has signed can be changed, deleted or marked as signed. */
export const isOpen = ({ status, signatureType }: Pick<Contract, 'status' | 'signatureType'>): boolean =>
  status === 'draft' && signatureType === null

/** What is stored of shared costs: both parts when they are split, otherwise the one sum. */
export const storedSplit = (form: CostSplitForm) => ({
  split_category: form.category,
  split_costs: form.costs ?? null,
  split_period: form.period ?? null,
  ...(form.category === 'SPLIT'
    ? { split_sum: null, split_tenant: form.tenant ?? null, split_landlord: form.landlord ?? null }
    : { split_sum: form.sum ?? null, split_tenant: null, split_landlord: null }),
})

/** A handover list that starts with the counts that its contract states. */
export const countedIn = (contract: StoredContract): Checklist =>
  ticked(
    ChecklistForm.parse(
      Object.fromEntries(Object.entries(knownCounts).map(([count, name]) => [count, contract[name]])),
    ),
  )
