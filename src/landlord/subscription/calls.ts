import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Payment, Portal, Price, PriceParams, SubscriptionInfo } from './model'

export const subscriptionCalls = {
  prices: endpoint('GET subscription/prices', {
    access: 'owner',
    summary: 'The prices of a subscription, monthly and yearly. Amounts are in minor units',
    answer: z.array(Price),
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  subscribe: endpoint('POST subscription/subscribe/{priceId}', {
    access: 'owner',
    outside: true,
    summary: 'The page of the payment provider on which this subscription is paid',
    params: PriceParams,
    answer: Payment,
    limits: ['payment'],
    refuses: ['alreadySubscribed', 'providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  info: endpoint('GET subscription/info', {
    access: 'owner',
    summary: 'The state of the subscription, and until when it lasts. Null if there is none',
    answer: SubscriptionInfo,
  }),
  portal: endpoint('GET subscription/portal', {
    access: 'owner',
    summary: 'The page of the payment provider on which the subscription is changed or ended, or why there is none',
    answer: Portal,
    limits: ['payment'],
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
}
