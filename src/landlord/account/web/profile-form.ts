import { profileRecord, type Profile, type ProfileValues } from '../model'
import { ProfileForm } from '../model-profile'

/** What `useForm` needs for a stored profile. An agreement is sent only where it is given. */
export const profileForm = (profile: Profile) => ({
  schema: ProfileForm,
  initial: { ...profileRecord.toForm(profile), isAgreePolicy: profile.isAgreePolicy } satisfies ProfileValues,
  toBody: ({ isAgreePolicy, ...values }: ProfileValues) => ({
    ...profileRecord.toBody(values),
    ...(isAgreePolicy ? { isAgreePolicy } : {}),
  }),
})
