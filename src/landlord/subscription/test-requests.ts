import { constantValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: { priceId: constantValue('price_husbok_month') },
  noRecord: { priceId: 'a price is nobody’s' },
}
