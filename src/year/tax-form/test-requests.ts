import { sql } from 'kysely'
import { testPassword, testSsn } from '../../app/server/test-app'
import { constantValue, subscribe } from '../../../proof/prepared'
import type { RequestContext, ModuleRequests } from '../../../proof/module-requests'
import { rentInYear } from '../../../proof/tax-year'

/** A user name for the tax authority. The person gets a subscription, because the older interface requires one. */
async function subscriberName({ fixture, person }: RequestContext): Promise<string> {
  await subscribe(fixture, person)
  return person.mark
}

export const requests: ModuleRequests = {
  values: {
    userSSN: constantValue(testSsn),
    systemUserName: subscriberName,
    systemPassword: constantValue(testPassword),
    userPinCode: constantValue('ab12c'),
    formId: constantValue(1),
    'POST altinn/send-form body.data': async (about) => ({
      userSSN: testSsn,
      systemUserName: await subscriberName(about),
      systemPassword: testPassword,
      authMethod: 'SMSPin',
      userPinCode: 'ab12c',
    }),
  },
  states: { 'POST altinn/send-form body.houseId': 'house of a subscriber with its numbers' },
  prepared: {
    'house of a subscriber with its numbers': {
      made: 'house',
      async prepare(fixture, person, id) {
        await subscribe(fixture, person)
        await rentInYear(fixture, person, id)
        await sql`update house set municipality_number = '0301', property_number = 1, holding_number = 2 where id = ${id}`.execute(
          fixture.app.db,
        )
      },
    },
  },
  noRecord: { formId: 'a form is the tax authority’s' },
}
