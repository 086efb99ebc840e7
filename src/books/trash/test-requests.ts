import { constantValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    'PUT bilag/{id}/restore body.type': constantValue('bilag'),
    'DELETE trash/{type}/{id} params.type': constantValue('bilag'),
  },
  states: {
    'PUT bilag/{id}/restore params.id': 'trashed bilag',
    'PUT bilag/{id}/restore body.id': 'trashed bilag',
    'DELETE trash/{type}/{id} params.id': 'trashed bilag',
  },
  houseOf: { 'PUT bilag/{id}/restore body.houseId': 'trashed bilag' },
  usesUp: ['PUT bilag/{id}/restore'],
}
