import { endpoint } from '../../base/kit/endpoint'
import { CostsOfYear, CostsQuery } from './model'

export const costsCalls = {
  read: endpoint('GET bilag/costs', {
    access: 'owner',
    summary: 'Costs of a year by cost type and month, with the year before',
    query: CostsQuery,
    answer: CostsOfYear,
  }),
}
