import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  states: { 'GET contract/{id}/dispute params.id': 'signed contract' },
}
