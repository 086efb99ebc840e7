import { z } from 'zod'
import { TypedPassword } from '../../base/kit/schemas'

/** The name of the only provider. */
export const providerName = 'difi'

/** The level of assurance that the tax authority requires. */
export const requiredAssuranceLevel = 'idporten-loa-high'

const part = z.string({ error: 'invalid' }).max(2000, 'invalid').optional()

export const UnlinkForm = z.strictObject({ password: TypedPassword })

/** The provider's answer. A missing value is refused in the same way as a wrong one. */
export const CallbackQuery = z.strictObject({
  code: part,
  state: part,
  /** The provider's own address (RFC 9207). */
  iss: part,
  error: part,
  error_description: part,
})

/** The providers of electronic ids. To log in, the browser opens `authUrl`. */
export const ProviderList = z.array(z.strictObject({ name: z.literal(providerName), authUrl: z.string() }))

/** The address at which the browser logs out at the provider. Null if there is no login to end. */
export const LogoutAddress = z.strictObject({ url: z.string().nullable() })

export type UnlinkForm = z.output<typeof UnlinkForm>
export type CallbackQuery = z.output<typeof CallbackQuery>
export type ProviderList = z.output<typeof ProviderList>
export type LogoutAddress = z.output<typeof LogoutAddress>
