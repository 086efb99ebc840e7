import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = { kinds: { supplierId: 'supplier' } }
