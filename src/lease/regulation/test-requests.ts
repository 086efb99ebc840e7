import { constantValue, callAs, idParams, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { signContract } from '../tenancy/test-requests'
import { regulationCalls } from './calls'

/** A rent is changed to another one, from a month that is allowed. */
const changed = { month_sum: 12_500, from: '2030-01-01' }

export const requests: ModuleRequests = {
  values: {
    'POST contract/{id}/regulate-rent body.month_sum': constantValue(changed.month_sum),
    from: constantValue(changed.from),
    index_month: noValue,
    index_value: noValue,
  },
  states: {
    'POST contract/{id}/regulate-rent params.id': 'signed contract',
    'GET contract/{id}/regulation-letter params.id': 'contract with a changed rent',
    'GET contract/{id}/regulation-letter/{from} params.id': 'contract with a changed rent',
  },
  prepared: {
    'contract with a changed rent': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        await callAs(fixture, person, regulationCalls.regulate, { ...idParams(id), body: changed })
      },
    },
  },
  usesUp: ['POST contract/{id}/regulate-rent'],
}
