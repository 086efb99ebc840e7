import { endpoint } from '../../base/kit/endpoint'
import { AllVouchers, VoucherQuery } from './model'

export const ledgerCalls = {
  allTypes: endpoint('GET bilag/all-types', {
    access: 'owner',
    summary: 'All vouchers of one house or of all houses in a period, by kind',
    query: VoucherQuery,
    answer: AllVouchers,
    versioned: true,
  }),
}
