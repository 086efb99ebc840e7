import type { Fixture, Person } from '../../../proof/fixture'
import { callAs, idParams, subscribe } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { withHandoverList } from '../contract/test-requests'
import { signingCalls } from './calls'

/** Sends a contract to be signed with BankID. */
export async function sendToSign(fixture: Fixture, person: Person, id: number) {
  await subscribe(fixture, person)
  return await callAs(fixture, person, signingCalls.sign, idParams(id))
}

export const requests: ModuleRequests = {
  states: {
    'POST contract/{id}/sign-bankid params.id': 'contract of a subscriber',
    'POST contract/{id}/sign-bankid-check-list params.id': 'contract with a handover list of a subscriber',
    'POST contract/{id}/regenerate-sign-bankid params.id': 'sent contract',
    'POST contract/{id}/withdraw-signing params.id': 'sent contract',
    'POST contract/{id}/refresh params.id': 'sent contract',
    'POST contract/{id}/remind params.id': 'sent contract',
  },
  prepared: {
    'contract of a subscriber': { made: 'contract', prepare: subscribe },
    'contract with a handover list of a subscriber': {
      made: 'contract',
      async prepare(fixture, person, id) {
        await subscribe(fixture, person)
        await withHandoverList(fixture, person, id)
      },
    },
    'sent contract': { made: 'contract', prepare: sendToSign },
  },
  usesUp: [
    'POST contract/{id}/sign-bankid',
    'POST contract/{id}/sign-bankid-check-list',
    'POST contract/{id}/withdraw-signing',
    'POST contract/{id}/regenerate-sign-bankid',
    'POST contract/{id}/remind',
  ],
}
