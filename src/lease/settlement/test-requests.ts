import { sql } from 'kysely'
import type { ModuleRequests } from '../../../proof/module-requests'
import { callAs, idParams } from '../../../proof/prepared'
import { signContract } from '../tenancy/test-requests'
import { settlementCalls } from './calls'

const paper = 'GET contract/{id}/settlement/{settlementId}/paper'

export const requests: ModuleRequests = {
  values: {
    // A settlement of the same contract that the request names.
    [`${paper} params.settlementId`]: async ({ fixture, params }) => {
      const { rows } = await sql<{ id: number }>`
        select id from settlement where contract_id::text = ${params?.['id']} order by id desc limit 1`.execute(
        fixture.app.db,
      )
      return String(rows[0]?.id)
    },
  },
  noRecord: {
    settlementId: 'it is found together with its contract, which the path names',
  },
  states: {
    'POST contract/{id}/settlement params.id': 'signed contract',
    [`${paper} params.id`]: 'contract with a settlement',
  },
  prepared: {
    'contract with a settlement': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        await callAs(fixture, person, settlementCalls.create, { ...idParams(id), body: { items: [] } })
      },
    },
  },
}
