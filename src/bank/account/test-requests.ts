import { constantValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    'POST bank/accounts body.account_number': constantValue('12345678903'),
    'PUT bank/accounts/{id} body.account_number': constantValue('12345678903'),
  },
  kinds: { bankAccountId: 'bank/accounts' },
}
