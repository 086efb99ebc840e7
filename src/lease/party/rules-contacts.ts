import type { Contact } from './model'
import { tenantsOf, type WithTenants } from './rules'

/** How each tenant is reached. Empty when one of them can't be read. */
export function allContacts(contract: WithTenants): readonly Contact[] {
  const tenants = tenantsOf(contract)
  return 'unreadable' in tenants ? [] : tenants
}
