import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Arrear, PaymentAnswer, PaymentForm, RentAccountAnswer, RentAccountForm } from './model'

const params = z.strictObject({ id: IdText })

export const rentAccountCalls = {
  read: endpoint('GET contract/{id}/rent-account', {
    access: 'owner',
    summary: 'The rent of a signed contract by months, what of it is paid, and its payments',
    params,
    answer: RentAccountAnswer,
    refuses: ['contractNotSigned'],
  }),
  update: endpoint('PUT contract/{id}/rent-account', {
    access: 'owner',
    summary: 'Set from which month on payments are followed, and the KIDs that mean this contract',
    params,
    body: RentAccountForm,
    answer: RentAccountAnswer,
  }),
  pay: endpoint('POST contract/{id}/payments', {
    access: 'owner',
    summary: 'Write down a payment of rent; without months it pays the oldest unpaid ones',
    params,
    body: PaymentForm,
    answer: PaymentAnswer,
    status: 201,
  }),
  removePayment: endpoint('DELETE contract/{id}/payments/{paymentId}', {
    access: 'owner',
    summary: 'Take back a payment that was written down by hand',
    params: z.strictObject({ id: IdText, paymentId: IdText }),
  }),
  arrears: endpoint('GET rent/arrears', {
    access: 'owner',
    summary: 'Contracts whose rent is unpaid, the one that owes most first',
    query: z.strictObject({ houseId: IdText.optional() }),
    answer: z.array(Arrear),
  }),
}
