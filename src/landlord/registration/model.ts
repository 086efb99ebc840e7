import { z } from 'zod'
import { Email } from '../../base/kit/schemas'
import { Agreement } from '../account/model'
import { NewPassword } from '../credentials/model-password'

const same = (a: string, b: string | undefined) => b === undefined || a === b

export const RegisterForm = z
  .strictObject({
    email: Email,
    password: NewPassword,
    repeatPassword: z.string().optional(),
    isAgreePolicy: Agreement,
  })
  .refine((form) => same(form.password, form.repeatPassword), { path: ['repeatPassword'], error: 'password.match' })

export type RegisterForm = z.output<typeof RegisterForm>
