import { z } from 'zod'
import { TypedPassword } from '../../base/kit/schemas'

/** The only provider, by its name on the wire. */
export const providerName = 'difi'

/** The level of assurance that a login must have: the one that the tax authority requires. */
export const neededLevel = 'idporten-loa-high'

const part = z.string({ error: 'invalid' }).max(2000, 'invalid').optional()

/** Removing an electronic id needs the user account's password. */
export const UnlinkForm = z.strictObject({ password: TypedPassword })

/**
 * What the provider sends the browser back with: a code, or why there is none. A missing value is refused like a wrong
 * one.
 */
export const CallbackQuery = z.strictObject({
  code: part,
  state: part,
  /** Names the provider, if it sends this (RFC 9207). */
  iss: part,
  error: part,
  error_description: part,
})

/** Providers for logging in. `authUrl` is where the browser goes next. */
export const ProviderList = z.array(z.strictObject({ name: z.literal(providerName), authUrl: z.string() }))

/** Where the browser goes to log out at the provider too. Null when there is nothing to end there. */
export const LogoutAddress = z.strictObject({ url: z.string().nullable() })

export type UnlinkForm = z.output<typeof UnlinkForm>
export type CallbackQuery = z.output<typeof CallbackQuery>
export type ProviderList = z.output<typeof ProviderList>
export type LogoutAddress = z.output<typeof LogoutAddress>
