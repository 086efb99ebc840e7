import type { ModuleRequests } from '../../../proof/module-requests'
import { constantValue } from '../../../proof/prepared'

export const requests: ModuleRequests = {
  kinds: { supplierId: 'supplier' },
  // Of nine random digits hardly any have the right control digit.
  values: { organisation_number: constantValue('974760673') },
}
