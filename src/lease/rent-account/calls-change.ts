import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { PaymentAnswer, RentAccountAnswer } from './model'
import { PaymentForm, RentAccountForm } from './model-form'

const params = z.strictObject({ id: IdText })

/** These calls are apart from ./calls.ts, because the home page loads that file. */
export const rentAccountChangeCalls = {
  update: endpoint('PUT contract/{id}/rent-account', {
    access: 'owner',
    summary: 'Set the first month whose payments are followed, and the KIDs of this contract',
    params,
    body: RentAccountForm,
    answer: RentAccountAnswer,
  }),
  pay: endpoint('POST contract/{id}/payments', {
    access: 'owner',
    summary:
      'Record a payment of rent. Without months it pays the oldest unpaid ones. 409 inBank if a transaction surely pays the month, 409 rentChanged if less is open of a month than `open` says',
    params,
    body: PaymentForm,
    answer: PaymentAnswer,
    status: 201,
  }),
  removePayment: endpoint('DELETE contract/{id}/payments/{paymentId}', {
    access: 'owner',
    summary: 'Delete a payment that was recorded by hand',
    params: z.strictObject({ id: IdText, paymentId: IdText }),
  }),
}
