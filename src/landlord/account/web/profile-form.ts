import { parseAccountNumber } from '../../../base/kit/account-number'
import type { FieldErrors } from '../../../base/kit/refusal'
import { profileRecord, type Profile, type ProfileValues } from '../model'
import { ProfileForm } from '../model-profile'

/** The form of a stored profile: its values, and the password that changing where the rent is paid asks for. */
export type StoredProfileValues = ProfileValues & { readonly password: string }

/** Whether another account number is typed than the stored one, which asks for the password. */
export const replacesIban = (profile: Pick<Profile, 'iban'>, typed: string): boolean =>
  profile.iban !== '' && (parseAccountNumber(typed) ?? typed.trim()) !== (profile.iban ?? '')

/** What `useForm` needs for a stored profile. An agreement and a password are sent only where they are given. */
export const profileForm = (profile: Profile) => ({
  schema: ProfileForm,
  unreadable: profile.unreadable,
  initial: {
    ...profileRecord.toForm(profile),
    isAgreePolicy: profile.isAgreePolicy,
    password: '',
  } satisfies StoredProfileValues,
  toBody: ({ isAgreePolicy, password, ...values }: StoredProfileValues) => ({
    ...profileRecord.toBody(values),
    ...(isAgreePolicy ? { isAgreePolicy } : {}),
    ...(password !== '' && replacesIban(profile, values.iban) ? { password } : {}),
  }),
  check: ({ iban, password }: StoredProfileValues): FieldErrors =>
    password === '' && replacesIban(profile, iban) ? { password: 'passwordRequired' } : {},
})
