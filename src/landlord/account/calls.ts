import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import {
  AccountLanguage,
  Auth,
  CodeForm,
  EmailForm,
  LoginForm,
  Profile,
  profileRecord,
  RegisterForm,
  ResetPasswordForm,
} from './model'

export const accountCalls = {
  login: endpoint('POST auth/login', {
    access: 'public',
    summary: 'Log in with e-mail and password',
    body: LoginForm,
    answer: Auth,
    limits: ['login'],
  }),
  register: endpoint('POST auth/register', {
    access: 'public',
    summary: 'Create an account',
    body: RegisterForm,
    answer: Auth,
    status: 201,
    limits: ['signUp'],
  }),
  logout: endpoint('POST auth/logout', { access: 'owner', summary: 'End this session' }),
  byUrl: endpoint('POST auth/by-url', {
    access: 'public',
    summary: 'Exchange a one-time code for a session',
    body: CodeForm,
    answer: Auth,
    limits: ['code'],
  }),
  checkEmail: endpoint('POST auth/check-email', {
    access: 'public',
    summary: 'Whether an account with this address exists',
    body: EmailForm,
    answer: z.strictObject({ exists: z.boolean() }),
    limits: ['checkEmail'],
  }),
  sendResetLink: endpoint('POST auth/reset-password/send-link', {
    access: 'public',
    summary: 'Mail a link for choosing a new password; answers alike for known and unknown addresses',
    body: EmailForm,
    limits: ['reset'],
  }),
  checkResetCode: endpoint('POST auth/reset-password/check', {
    access: 'public',
    summary: 'Whether a reset code can still be used; does not use it up',
    body: CodeForm,
    limits: ['code'],
  }),
  resetPassword: endpoint('POST auth/reset-password', {
    access: 'public',
    summary: 'Set a new password with a reset code; ends all sessions',
    body: ResetPasswordForm,
    limits: ['code'],
  }),
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
