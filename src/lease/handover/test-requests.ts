import { sql } from 'kysely'
import type { KnownValue, ModuleRequests } from '../../../proof/module-requests'
import { callAs, constantValue, idParams } from '../../../proof/prepared'
import { handoverCalls } from './calls'
import { testDrawing } from './test-handover'

/** A handover of the same contract that the request names. */
const ofContract: KnownValue = async ({ fixture, params }) => {
  const { rows } = await sql<{ id: number }>`
    select id from handover where contract_id::text = ${params?.['id']} order by id desc limit 1`.execute(
    fixture.app.db,
  )
  return String(rows[0]?.id)
}

const one = 'contract/{id}/handover/{handoverId}'

export const requests: ModuleRequests = {
  values: {
    handoverId: ofContract,
    'POST contract/{id}/handover body.date': constantValue('2026-11-20'),
    [`PUT ${one} body.date`]: constantValue('2026-11-20'),
    meters: constantValue([]),
    [`POST ${one}/sign-manual body.signed_on`]: constantValue('2026-11-20'),
    svg: constantValue(testDrawing),
    [`POST ${one}/signature body.tenant`]: constantValue(1),
  },
  noRecord: { handoverId: 'it is found together with its contract, which the path names' },
  states: Object.fromEntries(
    [
      `GET ${one}`,
      `PUT ${one}`,
      `POST ${one}/sign-manual`,
      `POST ${one}/signature`,
      `GET ${one}/pdf`,
      `GET ${one}/paper`,
    ].map((name) => [`${name} params.id`, 'contract with a handover']),
  ),
  prepared: {
    'contract with a handover': {
      made: 'contract',
      prepare: (fixture, person, id) =>
        callAs(fixture, person, handoverCalls.create, {
          ...idParams(id),
          body: { kind: 'in', date: '2026-11-20', remarks: 'Vasket.' },
        }),
    },
  },
  usesUp: [`POST ${one}/sign-manual`],
}
