import { endpoint } from '../../base/kit/endpoint'
import { accountCalls } from './calls'
import { Profile } from './model'
import { ProfileForm } from './model-profile'

export const profileCalls = {
  saveProfile: endpoint('PUT profile', {
    access: 'owner',
    summary: 'Save the profile. Changing or removing a stored account number needs the password',
    body: ProfileForm,
    answer: Profile,
    ifMatch: accountCalls.profile,
    limits: ['profile'],
  }),
}
