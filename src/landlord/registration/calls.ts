import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { LoginAnswer, EmailForm } from '../account/model'
import { RegisterForm } from './model'

export const registerCalls = {
  register: endpoint('POST auth/register', {
    access: 'public',
    summary: 'Create a user account',
    body: RegisterForm,
    answer: LoginAnswer,
    status: 201,
    browser: true,
    limits: ['signUp'],
  }),
  checkEmail: endpoint('POST auth/check-email', {
    access: 'public',
    summary: 'Whether a user account with this e-mail address exists',
    body: EmailForm,
    answer: z.strictObject({ exists: z.boolean() }),
    limits: ['checkEmail'],
  }),
}
