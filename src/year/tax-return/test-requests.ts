import { logInEverywhere } from '../../../proof/known-login'
import { subscribe } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { rentInYear } from '../../../proof/tax-year'
import { authorityHouse } from './test-authority'

export const requests: ModuleRequests = {
  states: {
    'POST altinn/getSkatteetatenView body.houseIds': 'house of a taxpayer',
    'POST altinn/send-new-form body.houseIds': 'house of a taxpayer',
  },
  noRecord: {
    repeats: 'the submission that is sent again is only compared with the account’s own that stands',
    uses_confirmed: 'the confirmed houses are only compared with the houses of the same request',
  },
  prepared: {
    'house of a taxpayer': {
      made: 'house',
      body: authorityHouse,
      async prepare(fixture, person, id) {
        await subscribe(fixture, person)
        await rentInYear(fixture, person, id)
        await logInEverywhere(fixture, person)
      },
    },
  },
}
