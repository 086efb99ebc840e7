import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { AccountLanguage, FirstStep, LoginForm, Profile, profileRecord } from './model'

export const accountCalls = {
  login: endpoint('POST auth/login', {
    access: 'public',
    summary: 'Log in with e-mail and password; where a second step is switched on, the answer is what it has to send',
    body: LoginForm,
    answer: FirstStep,
    browser: true,
    limits: ['login'],
  }),
  logout: endpoint('POST auth/logout', { access: 'owner', summary: 'End this session' }),
  profile: endpoint('GET profile', {
    access: 'owner',
    summary: 'The profile of the logged-in landlord',
    answer: Profile,
    tagged: [...profileRecord.names, 'isAgreePolicy'],
  }),
  saveLanguage: endpoint('PUT profile/language', {
    access: 'owner',
    summary: 'Choose the language of the account, in which its mails are written',
    body: z.strictObject({ language: AccountLanguage }),
  }),
}
