import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Contract } from './model'

// These calls are apart from the calls that change a contract, because those import its forms. The dashboard only lists
// contracts.
export const contractListCalls = {
  list: endpoint('GET contract/all', {
    access: 'owner',
    summary: 'All rent contracts, newest first',
    answer: z.array(Contract),
    leavesOut: true,
  }),
}
