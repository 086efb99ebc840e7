import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Auth } from '../account/model'
import { SecondFactorForm } from '../credentials/model-second-factor'
import { FirstStep, LoginForm, MailedCode } from './model'

export const loginCalls = {
  login: endpoint('POST auth/login', {
    access: 'public',
    summary: 'Log in with e-mail and password; where a second step is switched on, the answer is what it has to send',
    body: LoginForm,
    answer: FirstStep,
    browser: true,
    limits: ['login'],
  }),
  checkByUrl: endpoint('POST auth/by-url/check', {
    access: 'public',
    summary: 'Whose login link it is; does not use its code up',
    body: MailedCode,
    answer: z.strictObject({ email: z.string() }),
    limits: ['code'],
  }),
  byUrl: endpoint('POST auth/by-url', {
    access: 'public',
    summary: 'Exchange a one-time code for a session, or for what the second step has to send',
    body: MailedCode,
    answer: FirstStep,
    browser: true,
    limits: ['code'],
  }),
  secondFactor: endpoint('POST auth/second-factor', {
    access: 'public',
    summary: 'The second step of a login: a code of the authenticator app, or a recovery code',
    body: SecondFactorForm,
    answer: Auth,
    browser: true,
    limits: ['secondFactor'],
  }),
}
