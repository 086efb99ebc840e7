import { z } from 'zod'
import { parseAccountNumber } from '../../base/kit/account-number'
import { isNationalId } from '../../base/kit/national-id'
import { isPhone } from '../../base/kit/phone'
import { TypedPassword } from '../../base/kit/schemas'
import { refinementOptions } from '../../base/kit/field-errors'
import { AccountLanguage, Agreement, profileRecord } from './model'

// This file loads the numbering plans of all countries' phones. A browser needs them only to edit a profile.

/**
 * The body that saves the profile. If the language is missing, it stays the same. Changing a stored account number
 * needs `password`, because the rent is paid to that account.
 */
export const ProfileForm = z
  .strictObject({
    ...profileRecord.body,
    isAgreePolicy: Agreement.optional(),
    language: AccountLanguage.optional(),
    password: TypedPassword.optional(),
  })
  .refine(
    (form) => form.phone === '' || isPhone(form.phone_code, form.phone),
    refinementOptions('phone', 'phone', ['phone', 'phone_code']),
  )
  .refine((form) => form.ssn === null || isNationalId(form.ssn), refinementOptions('ssn', 'ssn'))
  .refine((form) => !form.iban || parseAccountNumber(form.iban) !== null, refinementOptions('iban', 'iban'))
  .transform((form) => ({ ...form, iban: form.iban && parseAccountNumber(form.iban) }))

export type ProfileForm = z.output<typeof ProfileForm>
