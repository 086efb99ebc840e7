import { leaveOut } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  // Of a signed address alone.
  values: { until: leaveOut, signature: leaveOut },
  kinds: { documents: 'document' },
}
