import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { AccountLanguage, DeleteAccountForm, Profile, profileRecord } from './model'

const profile = endpoint('GET profile', {
  access: 'owner',
  summary: 'The profile of the logged-in landlord',
  answer: Profile,
  refuses: ['unreadable'],
  tagged: [...profileRecord.names, 'isAgreePolicy'],
})

export const accountCalls = {
  profile,
  saveLanguage: endpoint('PUT profile/language', {
    access: 'owner',
    summary: 'Choose the language of the user account and of its e-mails',
    body: z.strictObject({ language: AccountLanguage }),
  }),
  deleteAccount: endpoint('DELETE profile', {
    access: 'owner',
    summary: 'Delete the user account. Personal data is erased, sessions end. Refused while a subscription is active',
    body: DeleteAccountForm,
    ifMatch: profile,
    limits: ['password'],
  }),
}
