import { fullName } from '../../base/kit/full-name'
import type { Income } from './model'

/**
 * The name of the first tenant. Empty if no tenant is named. For all tenants see `tenantsOf`
 * (lease/contract/rules-parties.ts).
 */
export const tenantName = (of: Pick<Income, 'tenant_first_name' | 'tenant_last_name'>): string =>
  fullName({ firstName: of.tenant_first_name, lastName: of.tenant_last_name })
