import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { FirstStep } from '../login/model'
import { CallbackQuery, LogoutAddress, providerName, ProviderList, UnlinkForm } from './model'

export const externalLoginCalls = {
  providers: endpoint('GET auth/providers', {
    access: 'public',
    session: 'optional',
    summary:
      'Begin to log in with an electronic id: where to go, bound to this browser. With a session the id is linked to its account; empty where none is set up',
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
    summary:
      'Exchange what the provider sent the browser back with for a session, or for what the second step has to send',
    params: z.strictObject({ provider: z.literal(providerName) }),
    query: CallbackQuery,
    answer: FirstStep,
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
    summary: 'Take the electronic id off the account, with the password; its logins end',
    body: UnlinkForm,
    limits: ['password'],
  }),
  logout: endpoint('GET auth/logoutDifi', {
    access: 'owner',
    summary: 'End the login with the electronic id in this session; answers where to end it at the provider too',
    answer: LogoutAddress,
    writes: true,
    outside: true,
  }),
}
