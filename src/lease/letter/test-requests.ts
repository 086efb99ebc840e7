import { sql } from 'kysely'
import { callAs, constantValue, idParams, noValue, subscribe } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { signContract } from '../tenancy/test-requests'
import { letterCalls } from './calls'
import { letterTextRecord } from './model'

type Prepare = NonNullable<ModuleRequests['prepared']>[string]['prepare']

/** The newest letter of the contract that the request names. */
const newestLetter: NonNullable<ModuleRequests['values']>[string] = async ({ fixture, params }) => {
  const { rows } = await sql<{ id: number }>`
    select id from contract_letter where contract_id::text = ${params?.['id']} and not is_preview
    order by id desc limit 1`.execute(fixture.app.db)
  return String(rows[0]?.id)
}

/** Signs the contract, and makes an addendum to it. */
const makeAddendum: Prepare = async (fixture, person, id) => {
  await signContract(fixture, person, id)
  const body = { kind: 'addendum', send: 'print', text: 'Hund er tillatt.' } as const
  await callAs(fixture, person, letterCalls.send, { ...idParams(id), body })
}

const made = { kind: 'breach_warning', send: 'print', reason: 'Fest hver natt.' } as const
const bodies = ['POST contract/{id}/letters', 'POST contract/{id}/letters/preview']
/** The fields that only other letters have. */
const others = letterTextRecord.names.filter((name) => name !== 'reason' && name !== 'text')

export const requests: ModuleRequests = {
  values: {
    ...Object.fromEntries(bodies.map((row) => [`${row} body.kind`, constantValue(made.kind)])),
    ...Object.fromEntries(bodies.map((row) => [`${row} body.send`, constantValue(made.send)])),
    ...Object.fromEntries(bodies.flatMap((row) => others.map((name) => [`${row} body.${name}`, noValue]))),
    letterId: newestLetter,
    'PUT contract/{id}/letters/{letterId} body.received_on': noValue,
    'POST contract/{id}/letters/{letterId}/protest body.received_on': ({ fixture }) => fixture.app.now().slice(0, 10),
    'POST contract/{id}/letters/{letterId}/sign-manual body.signed_on': ({ fixture }) => fixture.app.now().slice(0, 10),
  },
  noRecord: { letterId: 'it is found together with its contract, which the path names' },
  states: {
    'POST contract/{id}/letters/{letterId}/sign-manual params.id': 'contract with an addendum',
    'POST contract/{id}/letters/{letterId}/sign-bankid params.id': 'contract with an addendum of a subscriber',
    'GET contract/{id}/letter-kinds params.id': 'signed contract',
    'POST contract/{id}/letters/preview params.id': 'signed contract',
    'POST contract/{id}/letters params.id': 'signed contract',
    'PUT contract/{id}/letters/{letterId} params.id': 'contract with a letter',
    'POST contract/{id}/letters/{letterId}/protest params.id': 'contract with a notice',
    'DELETE contract/{id}/letters/{letterId}/protest params.id': 'contract with a notice',
    'GET contract/{id}/letters/{letterId}/pdf params.id': 'contract with a letter',
  },
  prepared: {
    'contract with an addendum': {
      made: 'contract',
      prepare: makeAddendum,
    },
    'contract with an addendum of a subscriber': {
      made: 'contract',
      async prepare(fixture, person, id) {
        await subscribe(fixture, person)
        await makeAddendum(fixture, person, id)
      },
    },
    'contract with a letter': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        await callAs(fixture, person, letterCalls.send, { ...idParams(id), body: made })
      },
    },
    'contract with a notice': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        const body = { kind: 'termination', send: 'print', reason: 'Egen bruk.' } as const
        await callAs(fixture, person, letterCalls.send, { ...idParams(id), body })
      },
    },
  },
  usesUp: ['POST contract/{id}/letters/{letterId}/sign-bankid'],
}
