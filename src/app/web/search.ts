import { z } from 'zod'

/** Search parameters of the routes. A bad value falls back, it never breaks a page. */
const registrationSteps = ['general', 'profile', 'finish'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

export const loginSearch = z.object({
  /** Path to return to after login. */
  back: z.string().optional().catch(undefined),
  /** Why the login page is shown. */
  notice: z.enum(['link', 'deleted', 'ended']).optional().catch(undefined),
})
export const registrationSearch = z.object({ step: z.enum(registrationSteps).default('general').catch('general') })
export const byUrlSearch = z.object({ token: z.coerce.string().optional().catch(undefined) })
/** What the provider of electronic ids sends the browser back with. */
export const signInSearch = z.object({
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  iss: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})
/** `back`: the page that the way back from the provider leads to. */
export const signOutSearch = z.object({ back: z.string().optional().catch(undefined) })
export const signInByLinkSearch = z.object({
  token: z.string().optional().catch(undefined),
  externalAuthType: z.string().optional().catch(undefined),
})
/** A signer's link: which of several tenants; the first has no number. */
export const tenantSearch = z.object({ tenant: z.coerce.number().int().min(0).max(3).optional().catch(undefined) })
/** How a signing ended at the provider. */
export const tenantNotificationSearch = z.object({
  status: z.enum(['success', 'fail', 'cancel']).optional().catch(undefined),
  contract: z.coerce.number().int().positive().optional().catch(undefined),
})
/** The chosen house, on every page of a landlord; `all` on the page of all vouchers. */
export const landlordSearch = z.object({
  house: z.literal('all').or(z.coerce.number().int().positive()).optional().catch(undefined),
})
type LandlordSearch = z.output<typeof landlordSearch>

/** Takes the chosen house along to the next page; not the choice of all houses, which only one page can show. */
export const retainHouse = <S extends LandlordSearch>({ search, next }: { search: S; next: (search: S) => S }): S => {
  const result = next(search)
  return typeof search.house === 'number' && result.house === undefined ? { ...result, house: search.house } : result
}
