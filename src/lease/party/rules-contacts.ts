import type { Contact } from './model'
import { tenantsOf, type WithTenants } from './rules'

/** Empty when a tenant can't be read. */
export function allContacts(contract: WithTenants): readonly Contact[] {
  const tenants = tenantsOf(contract)
  return 'unreadable' in tenants ? [] : tenants
}
