import { z } from 'zod'
import { requiredOrError, TypedPassword } from '../../base/kit/schemas'

/** Six digits of the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
const TypedCode = z
  .string({ error: requiredOrError('secondFactorCode') })
  .min(1, 'required')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, 'secondFactorCode'))

/** The body of the second step. `token` comes from the answer to the first step. */
export const SecondFactorForm = z.strictObject({
  token: z
    .string({ error: requiredOrError('invalid') })
    .min(1, 'required')
    .max(200, 'invalid'),
  code: TypedCode,
})

export const SetupForm = z.strictObject({ password: TypedPassword })
export const ConfirmForm = z.strictObject({ code: TypedCode })
export const ProvenForm = z.strictObject({ password: TypedPassword, code: TypedCode })
export const TotpSecret = z.strictObject({ secret: z.string(), otpauth: z.string() })
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export type SecondFactorForm = z.output<typeof SecondFactorForm>
export type ProvenForm = z.output<typeof ProvenForm>
export type TotpSecret = z.output<typeof TotpSecret>
export type RecoveryCodes = z.output<typeof RecoveryCodes>
