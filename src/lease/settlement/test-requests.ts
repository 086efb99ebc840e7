import { sql } from 'kysely'
import type { ModuleRequests } from '../../../proof/module-requests'
import { callAs, constantValue, idParams, noValue } from '../../../proof/prepared'
import { signContract } from '../tenancy/test-requests'
import { settlementCalls } from './calls'

const one = 'contract/{id}/settlement/{settlementId}'
const rows = [`GET ${one}/paper`, `PUT ${one}`, `POST ${one}/send`]

export const requests: ModuleRequests = {
  values: {
    // A settlement of the same contract that the request names.
    settlementId: async ({ fixture, params }) => {
      const found = await sql<{ id: number }>`
        select id from settlement where contract_id::text = ${params?.['id']} order by id desc limit 1`.execute(
        fixture.app.db,
      )
      return String(found.rows[0]?.id)
    },
    [`PUT ${one} body.answered_on`]: constantValue('2026-11-20'),
    // Without a deposit no bank has paid.
    [`PUT ${one} body.paid_on`]: noValue,
  },
  noRecord: {
    settlementId: 'it is found together with its contract, which the path names',
  },
  states: {
    'POST contract/{id}/settlement params.id': 'signed contract',
    ...Object.fromEntries(rows.map((row) => [`${row} params.id`, 'contract with a settlement'])),
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
