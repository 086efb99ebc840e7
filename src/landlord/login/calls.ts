import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Auth } from '../account/model'
import { SecondFactorForm } from '../credentials/model-second-factor'
import { FirstStep, LoginForm, MailedCode } from './model'

export const loginCalls = {
  login: endpoint('POST auth/login', {
    access: 'public',
    summary: 'Log in with e-mail and password. If the second step is on, the answer is what it must send',
    body: LoginForm,
    answer: FirstStep,
    browser: true,
    limits: ['login'],
  }),
  checkByUrl: endpoint('POST auth/by-url/check', {
    access: 'public',
    summary: 'Whose login link it is. Its code stays usable',
    body: MailedCode,
    answer: z.strictObject({ email: z.string() }),
    limits: ['code'],
  }),
  byUrl: endpoint('POST auth/by-url', {
    access: 'public',
    summary: 'Log in with a one-time code. Answers a session, or what the second step must send',
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
