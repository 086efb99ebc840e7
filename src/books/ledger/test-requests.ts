import { always } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: { date_from: always('2026-01-01'), date_to: always('2026-12-31'), trashed: always('false') },
}
