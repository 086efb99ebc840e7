import { sql } from 'kysely'
import { constantValue, callAs, idParams } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { signContract } from '../tenancy/test-requests'
import { rentAccountChangeCalls } from './calls-change'

export const requests: ModuleRequests = {
  values: {
    follows_from: constantValue('2026-10'),
    references: constantValue(['123456782']),
    'GET rent/year query.year': constantValue('2026'),
    'GET contract/{id}/rent-statement query.from': constantValue('2026-10'),
    'GET contract/{id}/rent-statement query.to': constantValue('2026-11'),
    'GET contract/{id}/rent-statement/{from}/{to} params.from': constantValue('2026-10'),
    'GET contract/{id}/rent-statement/{from}/{to} params.to': constantValue('2026-11'),
    'POST contract/{id}/payments body.date': constantValue('2026-11-02'),
    'POST contract/{id}/payments body.months': constantValue([]),
    // A payment of the same contract that the request names.
    'DELETE contract/{id}/payments/{paymentId} params.paymentId': async ({ fixture, params }) => {
      const { rows } = await sql<{ id: number }>`
        select id from rent_payment where contract_id::text = ${params?.['id']} order by id desc limit 1`.execute(
        fixture.app.db,
      )
      return String(rows[0]?.id)
    },
  },
  states: {
    'GET contract/{id}/rent-account params.id': 'signed contract',
    'GET contract/{id}/rent-statement params.id': 'signed contract',
    'GET contract/{id}/rent-statement/{from}/{to} params.id': 'signed contract',
    'PUT contract/{id}/rent-account params.id': 'signed contract',
    'POST contract/{id}/payments params.id': 'signed contract',
    'DELETE contract/{id}/payments/{paymentId} params.id': 'contract with a payment',
  },
  prepared: {
    'contract with a payment': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        await callAs(fixture, person, rentAccountChangeCalls.pay, {
          ...idParams(id),
          body: { date: '2026-11-02', sum: 100 },
        })
      },
    },
  },
}
