import { constantValue, callAs, idParams, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { expenseCalls } from './calls'

export const requests: ModuleRequests = {
  values: {
    date: constantValue('2026-11-02'),
    archived: constantValue(false),
    // Only other costs have a line.
    cost_line: noValue,
    repeat: constantValue('never'),
  },
  prepared: {
    'trashed bilag': {
      made: 'bilag',
      prepare: (fixture, person, id) => callAs(fixture, person, expenseCalls.remove, idParams(id)),
    },
  },
}
