import { always, leaveOut } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    'POST webhooks/{provider} params.provider': always('stripe'),
    'POST webhooks/{provider} query.token': leaveOut,
  },
}
