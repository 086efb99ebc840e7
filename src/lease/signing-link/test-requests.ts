import { always, callAs } from '../../../proof/prepared'
import type { About, ModuleRequests } from '../../../proof/module-requests'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { sendToSign } from '../signing/test-requests'

/** The tenant's link to a lease that the person has sent to be signed. */
async function linkToSign({ fixture, person }: About): Promise<string> {
  const [house] = await callAs(fixture, person, houseCalls.list, {})
  const { id } = await callAs(fixture, person, contractCalls.create, { body: testContract(house!.id, []) })
  const { signicatInfo } = await sendToSign(fixture, person, id)
  return new URL(signicatInfo!.tenantLink!).pathname.split('/').at(-1)!
}

export const requests: ModuleRequests = {
  values: {
    slug: linkToSign,
    // Whose link that is, and of which paper.
    signer: always('tenant'),
    documentType: always('contract'),
    // The first tenant.
    tenant: always('0'),
    'POST contract/redirectLink/{slug} body.tenant': always(0),
  },
}
