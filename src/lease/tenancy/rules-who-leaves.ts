import type { FieldErrors } from '../../base/kit/refusal'
import { tenantPlaces, type TenantPlace } from './model-notice'

/** The places of this number of tenants. */
export const placesOf = (tenants: number): readonly TenantPlace[] => tenantPlaces.slice(0, tenants)

/** The places of the tenants who gave notice, beginning with 0. Empty answers mean all of them. */
export const leavingPlaces = (given: readonly TenantPlace[], tenants: number): readonly number[] => {
  const all = Array.from({ length: tenants }, (_tenant, at) => at)
  return given.length === 0 ? all : all.filter((at) => given.includes(String(at + 1) as TenantPlace))
}

/** True if some of the tenants stay. For those the tenancy goes on. */
export const isPartialNotice = (given: readonly TenantPlace[], tenants: number): boolean =>
  leavingPlaces(given, tenants).length < tenants

/** The error of a tenant that the lease doesn't have. Null if there is none. */
export const givenByError = (given: readonly TenantPlace[], tenants: number): FieldErrors | null =>
  given.some((place) => Number(place) > tenants) ? { given_by: 'choose' } : null
