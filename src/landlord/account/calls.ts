import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { AccountLanguage, DeleteAccountForm, Profile, profileRecord } from './model'

const profile = endpoint('GET profile', {
  access: 'owner',
  summary: 'The profile of the logged-in landlord',
  answer: Profile,
  tagged: [...profileRecord.names, 'isAgreePolicy'],
})

export const accountCalls = {
  profile,
  saveLanguage: endpoint('PUT profile/language', {
    access: 'owner',
    summary: 'Choose the language of the account, in which its mails are written',
    body: z.strictObject({ language: AccountLanguage }),
  }),
  deleteAccount: endpoint('DELETE profile', {
    access: 'owner',
    summary: 'Delete the account: personal data is erased, sessions end; refused while a subscription is active',
    body: DeleteAccountForm,
    ifMatch: profile,
    limits: ['password'],
  }),
}
