import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Auth, EmailForm } from '../account/model'
import { RegisterForm } from './model'

export const registerCalls = {
  register: endpoint('POST auth/register', {
    access: 'public',
    summary: 'Create an account',
    body: RegisterForm,
    answer: Auth,
    status: 201,
    browser: true,
    limits: ['signUp'],
  }),
  checkEmail: endpoint('POST auth/check-email', {
    access: 'public',
    summary: 'Whether an account with this address exists',
    body: EmailForm,
    answer: z.strictObject({ exists: z.boolean() }),
    limits: ['checkEmail'],
  }),
}
