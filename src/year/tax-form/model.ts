import { z } from 'zod'
import { nationalId } from '../../base/kit/field-identity'
import { isNationalId } from '../../base/kit/national-id'
import { oneOf, requiredOrError, requiredText, TypedPassword } from '../../base/kit/schemas'

/** The source of the landlord's code: a text message, or the letter with codes. */
export const authMethods = ['SMSPin', 'AltinnPin'] as const
export type AuthMethod = (typeof authMethods)[number]

export const codeLength = 5

const Code = z
  .string({ error: requiredOrError('taxCode') })
  .trim()
  .min(1, 'required')
  .pipe(z.string().regex(/^[\dA-Za-z]{5}$/, 'taxCode'))

const login = {
  userSSN: nationalId().body.refine(isNationalId, 'ssn'),
  systemUserName: requiredText({ max: 50 }),
  /** The password is never trimmed, because it may begin or end with a space. */
  systemPassword: TypedPassword,
  authMethod: oneOf(authMethods),
} as const

/** The fields of each step of the screen. */
const { authMethod, ...credentials } = login
export const CredentialsForm = z.strictObject(credentials)
export const MethodForm = z.strictObject({ authMethod, saveData: z.boolean() })
export const TaxCodeForm = z.strictObject({ userPinCode: Code })
export const FormChoice = z.strictObject({ formId: z.string().min(1, 'choose') })

/** `login` makes the authority send a code. `getForms` uses the code and lists the tax returns. */
export const TaxLoginForm = z.strictObject({
  action: z.literal('login'),
  ...login,
  /** If true, user name and method are stored. If false, stored ones are deleted. */
  saveData: z.boolean().default(false),
})
export const FormsForm = z.strictObject({ action: z.literal('getForms'), ...login, userPinCode: Code })
export const TaxFormBody = z.discriminatedUnion('action', [TaxLoginForm, FormsForm], {
  error: requiredOrError('choose'),
})

/** The answer to a login. `message` says which code the landlord must enter. */
export const CodeSentAnswer = z.strictObject({ message: z.string() })
/** A tax return into which a form can be sent. */
export const TaxForm = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** In the authority's format: `2026-04-01T08:00:00`. */
  lastChangedDate: z.string(),
})

/** Sends a form into the tax return `formId`, with the login in `data`. */
export const SendTaxFormBody = z.strictObject({
  data: z.strictObject({ ...login, userPinCode: Code }),
  formId: z.int({ error: requiredOrError('choose') }).min(1, 'choose'),
  houseId: z.int({ error: requiredOrError('choose') }).min(1, 'choose'),
})
export const FormSentAnswer = z.strictObject({ success: z.boolean(), message: z.string() })

/** The stored user name and method. Empty if nothing is stored. */
export const SavedLogin = z.strictObject({
  systemUserName: z.string(),
  authMethod: z.enum(authMethods).nullable(),
})

export type TaxFormBody = z.output<typeof TaxFormBody>
export type TaxLoginForm = z.output<typeof TaxLoginForm>
export type SendTaxFormBody = z.output<typeof SendTaxFormBody>
export type TaxForm = z.output<typeof TaxForm>
export type SavedLogin = z.output<typeof SavedLogin>
