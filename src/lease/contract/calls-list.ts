import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Contract } from './model'

// Apart from what is done to a contract, which brings its forms along: the dashboard only lists them.
export const contractListCalls = {
  list: endpoint('GET contract/all', {
    access: 'owner',
    summary: 'All rent contracts, newest first',
    answer: z.array(Contract),
  }),
}
