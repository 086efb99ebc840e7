import type { Fixture, Person } from '../../../proof/fixture'
import { constantValue, callAs, idParams, noValue, subscribe } from '../../../proof/prepared'
import type { RequestContext, ModuleRequests } from '../../../proof/module-requests'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { withHandoverList } from '../contract/test-requests'
import { signingCalls } from './calls'

/** Sends a contract to be signed with BankID. */
async function sendToSign(fixture: Fixture, person: Person, id: number) {
  await subscribe(fixture, person)
  return await callAs(fixture, person, signingCalls.sign, idParams(id))
}

/** The tenant's link to a lease that the person has sent to be signed. */
async function linkToSign({ fixture, person }: RequestContext): Promise<string> {
  const [house] = await callAs(fixture, person, houseCalls.list, {})
  const { id } = await callAs(fixture, person, contractCalls.create, { body: testContract(house!.id, []) })
  const { signicatInfo } = await sendToSign(fixture, person, id)
  return new URL(signicatInfo!.tenantLink!).pathname.split('/').at(-1)!
}

export const requests: ModuleRequests = {
  values: {
    slug: linkToSign,
    // Whom the link is for, and for which paper.
    signer: constantValue('tenant'),
    documentType: constantValue('contract'),
    // The first tenant.
    tenant: constantValue('0'),
    'POST contract/redirectLink/{slug} body.tenant': constantValue(0),
    // The lease is meant, and no addendum.
    ...Object.fromEntries(
      ['regenerate-sign-bankid', 'withdraw-signing', 'remind'].map((call) => [
        `POST contract/{id}/${call} body.letterId`,
        noValue,
      ]),
    ),
    // The handover list is meant.
    'POST contract/{id}/sign-bankid-check-list body.handoverId': noValue,
  },
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
