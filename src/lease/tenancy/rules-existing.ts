import type { Day } from '../../base/kit/day'
import type { FieldErrors } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import { contractRecord, usualNotice, type StoredContract } from '../contract/model'
import { contractErrors, ownAccountError } from '../contract/rules'
import type { ExistingLeaseForm } from './model-existing'

/**
 * The columns of a lease whose words are on paper alone. Terms that nobody was asked about are empty, as the page of
 * the contract doesn't show them. The notice is that of the Act (husleieloven § 9-6).
 */
export function existingLeaseValues(
  { documents: _signed, books_from: _from, ...form }: ExistingLeaseForm,
  language: Language,
): StoredContract {
  return {
    ...contractRecord.erased(),
    ...form,
    language,
    documents: [],
    days_before_first_payment: 'free',
    keys_count: 0,
    pets_allowed: false,
    smoking_allowed: false,
    month_resignation: usualNotice,
  }
}

/** The errors of a form that only its values together show. `iban` is the landlord's own account. */
export const existingLeaseErrors = (values: StoredContract, iban: string | null, today: Day): FieldErrors => ({
  ...contractErrors(values, today),
  ...ownAccountError(values, iban),
})
