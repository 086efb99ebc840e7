import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { FirstStepAnswer } from '../login/model'
import { CallbackQuery, LogoutAddress, providerName, ProviderList, UnlinkForm } from './model'

export const externalLoginCalls = {
  providers: endpoint('GET auth/providers', {
    access: 'public',
    session: 'optional',
    summary:
      'Begin a login with an electronic id. Answers the address to open, for this browser only. With a session the id is linked to its user account. Empty if no provider is set up',
    answer: ProviderList,
    limits: ['code'],
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
    writes: true,
    outside: true,
    browser: true,
  }),
  callback: endpoint('GET auth/callback/{provider}', {
    access: 'public',
    session: 'optional',
    summary: 'Finish a login with an electronic id. Answers a session, or what the second step must send',
    params: z.strictObject({ provider: z.literal(providerName) }),
    query: CallbackQuery,
    answer: FirstStepAnswer,
    limits: ['code'],
    refuses: [
      'externalLoginFailed',
      'externalLoginUnknown',
      'externalLoginTaken',
      'providerError',
      'providerUnavailable',
      'providerTimeout',
    ],
    writes: true,
    outside: true,
    browser: true,
  }),
  unlink: endpoint('DELETE auth/external', {
    access: 'owner',
    summary: 'Unlink the electronic id from the user account, with the password. Its logins end',
    body: UnlinkForm,
    limits: ['password'],
  }),
  logout: endpoint('GET auth/logoutDifi', {
    access: 'owner',
    summary: 'End the login with the electronic id in this session. Answers where to end it at the provider too',
    answer: LogoutAddress,
    writes: true,
    outside: true,
  }),
}
