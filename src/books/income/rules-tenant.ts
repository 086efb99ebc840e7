import { fullName } from '../../base/kit/full-name'
import type { Income } from './model'

/**
 * The tenant whom an income or a rent contract is called by, in full; empty where none is named. All who rent:
 * `tenantsOf` (lease/contract/rules-parties.ts).
 */
export const tenantName = (of: Pick<Income, 'tenant_first_name' | 'tenant_last_name'>): string =>
  fullName({ firstName: of.tenant_first_name, lastName: of.tenant_last_name })
