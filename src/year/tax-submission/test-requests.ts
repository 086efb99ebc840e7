import type { ModuleRequests } from '../../../proof/module-requests'

export const requests: ModuleRequests = {
  states: { 'POST altinn/send-new-form body.houseIds': 'house of a taxpayer' },
  noRecord: { repeats: 'the submission that is sent again is only compared with the account’s own that stands' },
}
