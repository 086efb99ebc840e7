import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { SecondFactorForm } from '../second-factor/model'
import { Auth, CodeForm, FirstStep } from './model'

/** Codes that log in. */
export const codeCalls = {
  checkByUrl: endpoint('POST auth/by-url/check', {
    access: 'public',
    summary: 'Whose login link it is; does not use its code up',
    body: CodeForm,
    answer: z.strictObject({ email: z.string() }),
    limits: ['code'],
  }),
  byUrl: endpoint('POST auth/by-url', {
    access: 'public',
    summary: 'Exchange a one-time code for a session, or for what the second step has to send',
    body: CodeForm,
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
