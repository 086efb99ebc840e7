import { z } from 'zod'
import { Email, requiredOrError } from '../../base/kit/schemas'
import { LoginAnswer } from '../account/model'

export const LoginForm = z.strictObject({
  email: Email,
  /**
   * If the text can't be a password, the message is the same as for a wrong password
   * (docs/rules/landlord.md#login-and-codes).
   */
  password: z
    .string({ error: requiredOrError('credentials') })
    .min(1, 'required')
    .max(1000, 'credentials'),
})
export const MailedCode = z.strictObject({
  code: z
    .string({ error: requiredOrError('invalid') })
    .min(1, 'required')
    .max(200, 'invalid'),
})

/** The answer to the first step of a login: a session, or the token of the second step. */
export const FirstStepAnswer = z.union([LoginAnswer, z.strictObject({ secondFactor: z.string() })])

export type LoginForm = z.output<typeof LoginForm>
export type FirstStepAnswer = z.output<typeof FirstStepAnswer>
