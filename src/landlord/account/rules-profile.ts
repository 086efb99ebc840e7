import { isCountry } from '../../base/country/rules-code'
import type { Day } from '../../base/kit/day'
import { isTestPerson } from '../../base/kit/national-id'
import { isNotInFuture, isNearYear } from '../../base/kit/schemas'
import type { FieldErrors } from '../../base/kit/refusal'
import type { ValidationKey } from '../../base/kit/words-validation'
import type { ProfileForm } from './model-profile'

/**
 * The errors that a schema can't find: unknown countries, dates that depend on today, made-up persons. Null if there
 * are none.
 */
export function profileErrors(
  { country, birthday, ssn }: Pick<ProfileForm, 'country' | 'birthday' | 'ssn'>,
  today: Day,
  testPersons = true,
): FieldErrors | null {
  const errors: Record<string, ValidationKey> = {}
  if (!isCountry(country)) errors['country'] = 'country'
  if (birthday !== null && !isNotInFuture(birthday, today)) errors['birthday'] = 'birthday'
  else if (birthday !== null && !isNearYear(birthday, today)) errors['birthday'] = 'dateRange'
  if (!testPersons && ssn !== null && isTestPerson(ssn)) errors['ssn'] = 'ssn'
  return Object.keys(errors).length > 0 ? errors : null
}
