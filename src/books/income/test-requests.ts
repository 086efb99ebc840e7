import { constantValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    tenant_birthday: constantValue('1990-05-17'),
    tenant_email: ({ person }) => `${person.mark}@husbok.test`,
    tenant_phone: constantValue('90012345'),
    start_date: constantValue('2026-11-01'),
    end_date: constantValue('2026-11-30'),
    deposit_sum: constantValue(36_000),
  },
  states: { 'PUT incomebilag/{id}/update-sum params.id': 'contract income' },
}
