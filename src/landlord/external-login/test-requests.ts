import { testPassword } from '../../app/server/test-app'
import { linkElectronicId, loginCode, loginValue } from '../../../proof/known-login'
import { noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  values: {
    'DELETE auth/external body.password': async ({ fixture, person }) => {
      await linkElectronicId(fixture, person)
      return testPassword
    },
    'GET auth/callback/{provider} query.code': ({ fixture, person }) => loginCode(fixture, person),
    state: ({ person }) => loginValue(person, 'state'),
    iss: ({ person }) => loginValue(person, 'iss'),
    error: noValue,
    error_description: noValue,
  },
}
