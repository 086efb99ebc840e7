import { z } from 'zod'
import { TypedPassword } from '../../base/kit/schemas'

/** The only provider, by its name on the wire. */
export const providerName = 'difi'

/** The level of assurance that the tax authority requires. */
export const neededLevel = 'idporten-loa-high'

const part = z.string({ error: 'invalid' }).max(2000, 'invalid').optional()

/** Removing an electronic id needs the user account's password. */
export const UnlinkForm = z.strictObject({ password: TypedPassword })

/** A code, or why there is none. A missing value is refused like a wrong one. */
export const CallbackQuery = z.strictObject({
  code: part,
  state: part,
  /** Names the provider, if it sends this (RFC 9207). */
  iss: part,
  error: part,
  error_description: part,
})

/** The browser goes to `authUrl` next. */
export const ProviderList = z.array(z.strictObject({ name: z.literal(providerName), authUrl: z.string() }))

/** The browser logs out at the provider too. Null when there is nothing to end there. */
export const LogoutAddress = z.strictObject({ url: z.string().nullable() })

export type UnlinkForm = z.output<typeof UnlinkForm>
export type CallbackQuery = z.output<typeof CallbackQuery>
export type ProviderList = z.output<typeof ProviderList>
export type LogoutAddress = z.output<typeof LogoutAddress>
