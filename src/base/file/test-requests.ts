import { noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  // Only a signed address has these parameters.
  values: { until: noValue, signature: noValue },
  kinds: { documents: 'document' },
}
