import { z } from 'zod'
import { nationalId } from '../../base/kit/field-identity'
import { isNationalId } from '../../base/kit/national-id'
import { oneOf, requiredOr, requiredText, TypedPassword } from '../../base/kit/schemas'

/** Where the code is from: a text message, or the letter with codes. */
export const authMethods = ['SMSPin', 'AltinnPin'] as const
export type AuthMethod = (typeof authMethods)[number]

export const codeLength = 5

const Code = z
  .string({ error: requiredOr('taxCode') })
  .trim()
  .min(1, 'required')
  .pipe(z.string().regex(/^[\dA-Za-z]{5}$/, 'taxCode'))

const login = {
  userSSN: nationalId().body.refine(isNationalId, 'ssn'),
  systemUserName: requiredText({ max: 50 }),
  /** Never trimmed, because a password may begin or end with a space. */
  systemPassword: TypedPassword,
  authMethod: oneOf(authMethods),
} as const

/** The steps of the screen, each with its own fields. */
const { authMethod, ...credentials } = login
export const CredentialsForm = z.strictObject(credentials)
export const MethodForm = z.strictObject({ authMethod, saveData: z.boolean() })
export const TaxCodeForm = z.strictObject({ userPinCode: Code })
export const FormChoice = z.strictObject({ formId: z.string().min(1, 'choose') })

/** `login` makes the authority send a code, `getForms` lists the tax returns with the code. */
export const TaxLoginForm = z.strictObject({
  action: z.literal('login'),
  ...login,
  /** True if user name and method are stored. False deletes them. */
  saveData: z.boolean().default(false),
})
export const FormsForm = z.strictObject({ action: z.literal('getForms'), ...login, userPinCode: Code })
export const TaxFormBody = z.discriminatedUnion('action', [TaxLoginForm, FormsForm], {
  error: requiredOr('choose'),
})

/** The answer to a login. `message` says which code is meant. */
export const CodeSentAnswer = z.strictObject({ message: z.string() })
/** A return that can receive a form. */
export const TaxForm = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** As the authority writes it: `2026-04-01T08:00:00`. */
  lastChangedDate: z.string(),
})

/** Sends a form into the tax return `formId`, with the login in `data`. */
export const TaxFormSend = z.strictObject({
  data: z.strictObject({ ...login, userPinCode: Code }),
  formId: z.int({ error: requiredOr('choose') }).min(1, 'choose'),
  houseId: z.int({ error: requiredOr('choose') }).min(1, 'choose'),
})
export const FormSentAnswer = z.strictObject({ success: z.boolean(), message: z.string() })

/** The stored user name and method. Empty when nothing is stored. */
export const SavedLogin = z.strictObject({
  systemUserName: z.string(),
  authMethod: z.enum(authMethods).nullable(),
})

export type TaxFormBody = z.output<typeof TaxFormBody>
export type TaxLoginForm = z.output<typeof TaxLoginForm>
export type TaxFormSend = z.output<typeof TaxFormSend>
export type TaxForm = z.output<typeof TaxForm>
export type SavedLogin = z.output<typeof SavedLogin>
