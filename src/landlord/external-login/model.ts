import { z } from 'zod'
import { TypedPassword } from '../../base/kit/schemas'

/** The one provider, as it is called on the wire. */
export const providerName = 'difi'

/** The level of assurance that a login must have: what the tax authority asks for. */
export const neededLevel = 'idporten-loa-high'

const part = z.string({ error: 'invalid' }).max(2000, 'invalid').optional()

/** Taking an electronic id off needs the account's password. */
export const UnlinkForm = z.strictObject({ password: TypedPassword })

/** What the provider sends the browser back with: a code, or why there is none. What is missing is refused like what is wrong. */
export const CallbackQuery = z.strictObject({
  code: part,
  state: part,
  /** Names the provider, where it does so (RFC 9207). */
  iss: part,
  error: part,
  error_description: part,
})

/** Providers that somebody can log in with; `authUrl` is where the browser goes next. */
export const ProviderList = z.array(z.strictObject({ name: z.literal(providerName), authUrl: z.string() }))

/** Where the browser goes to log out at the provider too; null when there is nothing to end there. */
export const LogoutAddress = z.strictObject({ url: z.string().nullable() })

export type UnlinkForm = z.output<typeof UnlinkForm>
export type CallbackQuery = z.output<typeof CallbackQuery>
export type ProviderList = z.output<typeof ProviderList>
export type LogoutAddress = z.output<typeof LogoutAddress>
