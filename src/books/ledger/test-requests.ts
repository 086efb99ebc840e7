import { constantValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    date_from: constantValue('2026-01-01'),
    date_to: constantValue('2026-12-31'),
    trashed: constantValue('false'),
  },
}
