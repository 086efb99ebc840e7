import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { LoginAnswer } from '../account/model'
import { SecondFactorForm } from '../credentials/model-second-factor'
import { FirstStepAnswer, LoginForm, MailedCode } from './model'

export const loginCalls = {
  login: endpoint('POST auth/login', {
    access: 'public',
    summary: 'Log in with e-mail and password. If the second step is on, the answer is what it must send',
    body: LoginForm,
    answer: FirstStepAnswer,
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
    answer: FirstStepAnswer,
    browser: true,
    limits: ['code'],
  }),
  secondFactor: endpoint('POST auth/second-factor', {
    access: 'public',
    summary: 'The second step of a login: a code of the authenticator app, or a recovery code',
    body: SecondFactorForm,
    answer: LoginAnswer,
    browser: true,
    limits: ['secondFactor'],
  }),
}
