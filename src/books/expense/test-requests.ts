import { always, callAs, idParams, leaveOut } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { expenseCalls } from './calls'

export const requests: ModuleRequests = {
  values: {
    date: always('2026-11-02'),
    archived: always(false),
    // Only other costs have a line.
    cost_line: leaveOut,
    repeat: always('never'),
  },
  prepared: {
    'trashed bilag': {
      made: 'bilag',
      prepare: (fixture, person, id) => callAs(fixture, person, expenseCalls.remove, idParams(id)),
    },
  },
}
