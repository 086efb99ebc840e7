import * as field from '../../base/kit/field-kinds'
import { orNull, orValue, withDescription } from '../../base/kit/field-variants'

/**
 * The lawful ways in which a tenant's notice ends a fixed term early: subletting was refused without a valid reason
 * (husleieloven § 7-5), the tenant died (§ 9-10), or both parties agree.
 */
export const earlyEnds = ['sublet', 'death', 'agreed'] as const
export type EarlyEnd = (typeof earlyEnds)[number]

/** The place of a tenant in the lease. A lease has at most four. */
export const tenantPlaces = ['1', '2', '3', '4'] as const
export type TenantPlace = (typeof tenantPlaces)[number]

/** The fields of a tenant's notice that the form of a notice and the letter about it share. */
export const tenantNoticeFields = {
  because: withDescription(
    orNull(field.choice(earlyEnds)),
    'Why a tenant’s notice ends a fixed term early: subletting was refused without a valid reason (§ 7-5), the tenant died (§ 9-10), or both agree. Without it such a lease is 409 `fixedTerm`',
  ),
  given_by: withDescription(
    orValue(field.choices(tenantPlaces), []),
    'The tenants who gave notice, by their place in the lease, the first `1`. Left out: all of them',
  ),
}
