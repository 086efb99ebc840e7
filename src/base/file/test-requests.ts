import { leaveOut } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  // Only a signed address has these parameters.
  values: { until: leaveOut, signature: leaveOut },
  kinds: { documents: 'document' },
}
