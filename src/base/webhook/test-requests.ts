import { constantValue, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    'POST webhooks/{provider} params.provider': constantValue('stripe'),
    'POST webhooks/{provider} query.token': noValue,
  },
}
