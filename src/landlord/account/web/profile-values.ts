import type { Profile } from '../model'
import type { ProfileForm } from '../model-profile'

/** What stands in the form: the model's fields, with texts where the model may have nothing. */
export type ProfileValues = Omit<{ [K in keyof Required<ProfileForm>]: string }, 'isAgreePolicy'> & {
  isAgreePolicy: boolean
}

/** A stored profile as form values. A profile that was never filled in starts with Norway. */
export const profileValues = (profile: Profile): ProfileValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone_code: profile.phone_code || '+47',
  phone: profile.phone,
  country: profile.country || 'NO',
  city: profile.city,
  address: profile.address,
  postcode: profile.postcode,
  ssn: profile.ssn,
  iban: profile.iban,
  birthday: profile.birthday ?? '',
  isAgreePolicy: profile.isAgreePolicy,
})

/** Form values as the call takes them: an agreement is only sent where it is given. */
export const toProfileBody = ({ isAgreePolicy, ...values }: ProfileValues) => ({
  ...values,
  ...(isAgreePolicy ? { isAgreePolicy } : {}),
})

/** A stored profile as the body that would save it unchanged. */
export const profileBody = (profile: Profile) => {
  const { isAgreePolicy: _, ...rest } = profileValues(profile)
  return rest
}
