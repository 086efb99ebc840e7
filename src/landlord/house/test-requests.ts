import { callAs, idParams } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { houseCalls } from './calls'

export const requests: ModuleRequests = {
  kinds: { houseId: 'house', house_rules: 'document' },
  states: { 'PUT house/{id}/restore params.id': 'deleted house' },
  prepared: {
    'deleted house': {
      made: 'house',
      prepare: (fixture, person, id) => callAs(fixture, person, houseCalls.remove, idParams(id)),
    },
  },
  usesUp: ['PUT house/{id}/restore'],
}
