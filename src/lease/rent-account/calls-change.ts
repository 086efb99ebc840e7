import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { PaymentAnswer, RentAccountAnswer } from './model'
import { PaymentForm, RentAccountForm } from './model-form'

const params = z.strictObject({ id: IdText })

/** Apart from ./calls.ts, which the home page loads. */
export const rentAccountChangeCalls = {
  update: endpoint('PUT contract/{id}/rent-account', {
    access: 'owner',
    summary: 'Set from which month on payments are followed, and the KIDs that mean this contract',
    params,
    body: RentAccountForm,
    answer: RentAccountAnswer,
  }),
  pay: endpoint('POST contract/{id}/payments', {
    access: 'owner',
    summary:
      'Write down a payment of rent; without months it pays the oldest unpaid ones. 409 inBank where money at the bank surely pays the month, 409 rentChanged where not so much is open of a month as `open` says',
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
}
