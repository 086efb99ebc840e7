import { sql } from 'kysely'
import { constantValue, callAs, idParams } from '../../../proof/prepared'
import type { ModuleRequests, PreparedRecord } from '../../../proof/module-requests'
import { repeatCalls } from './calls'

const repeating: PreparedRecord = { made: 'bilag', body: { repeat: 'monthly', archived: false } }

export const requests: ModuleRequests = {
  values: { 'POST bilag/{id}/change-from body.repeat': constantValue('monthly') },
  states: {
    'POST bilag/{id}/repeat/start params.id': 'stopped bilag',
    'POST bilag/repeats/resume body.ids': 'bilag whose repeat the plan has stopped',
    'POST bilag/{id}/repeat/stop params.id': 'repeating bilag',
    'POST bilag/{id}/change-from params.id': 'repeating bilag of last month',
    'PUT bilag/{id}/trash-series params.id': 'repeating bilag',
  },
  prepared: {
    'repeating bilag': repeating,
    'repeating bilag of last month': { ...repeating, body: { ...repeating.body, date: '2026-10-02' } },
    'stopped bilag': {
      ...repeating,
      prepare: (fixture, person, id) => callAs(fixture, person, repeatCalls.stopRepeat, idParams(id)),
    },
    'bilag whose repeat the plan has stopped': {
      ...repeating,
      prepare: async (fixture, person, id) => {
        await callAs(fixture, person, repeatCalls.stopRepeat, idParams(id))
        await sql`update bilag set stopped_by = 'freeLimit' where id = ${id}`.execute(fixture.app.db)
      },
    },
  },
  usesUp: ['POST bilag/{id}/change-from', 'PUT bilag/{id}/trash-series'],
}
