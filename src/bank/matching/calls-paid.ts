import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { PaidVoucher } from './model-paid'

export const paidVoucherCalls = {
  list: endpoint('GET bank/paid-vouchers', {
    access: 'owner',
    summary: 'The vouchers and separate income that are matched, each with the transaction that paid it',
    answer: z.array(PaidVoucher),
  }),
}
