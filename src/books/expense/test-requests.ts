import { sql } from 'kysely'
import { constantValue, callAs, idParams, noValue } from '../../../proof/prepared'
import type { KnownValue, ModuleRequests } from '../../../proof/module-requests'
import { expenseCalls } from './calls'

/** Two shares of an expense of two kroner, both of a house of the person. */
const shares: KnownValue = async ({ fixture, person }) => {
  const { rows } = await sql<{ id: number }>`
    select id from house where account_id = ${person.id} and deleted_at is null order by id limit 1`.execute(
    fixture.app.db,
  )
  const part = { houseId: rows[0]?.id, sum: 1 }
  return [part, part]
}

export const requests: ModuleRequests = {
  values: {
    date: constantValue('2026-11-02'),
    archived: constantValue(false),
    // Only other costs have a line.
    cost_line: noValue,
    repeat: constantValue('never'),
    parts: shares,
  },
  // The shares of a second split don't add up to what the first has left.
  usesUp: [expenseCalls.split.name],
  states: { 'POST bilag/{id}/split params.id': 'bilag of two kroner' },
  prepared: {
    'bilag of two kroner': { made: 'bilag', body: { sum: 2 } },
    'trashed bilag': {
      made: 'bilag',
      prepare: (fixture, person, id) => callAs(fixture, person, expenseCalls.remove, idParams(id)),
    },
  },
}
