import { contractSteps } from '../contract/model'
import { isFieldAskedFor } from '../contract/model-asked-fields'
import { daysBeforeFirstPayment, type RentTerms } from '../rent/rules'

type Term = keyof typeof contractSteps.terms.fields
interface Terms {
  readonly type: string
  readonly fixed_term_terminable: boolean
}

/**
 * The terms that this kind of lease doesn't have. The form neither asks for them nor shows them. `rent` is null while
 * it isn't known.
 */
const absentTerms = (terms: Terms, rent: RentTerms | null): readonly Term[] => [
  ...contractSteps.terms.names.filter((name) => !isFieldAskedFor(name, terms)),
  ...(rent !== null && daysBeforeFirstPayment(rent) !== null ? [] : (['days_before_first_payment'] as const)),
]

export const withoutAbsent = (terms: Terms, rent: RentTerms | null): Partial<Record<Term, null>> =>
  Object.fromEntries(absentTerms(terms, rent).map((name) => [name, null]))
