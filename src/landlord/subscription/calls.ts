import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { Payment, Portal, Price, PriceParams, SubscriptionInfo } from './model'

export const subscriptionCalls = {
  prices: endpoint('GET subscription/prices', {
    access: 'owner',
    summary: 'What a subscription costs, by the month and by the year; amounts in minor units',
    answer: z.array(Price),
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  subscribe: endpoint('POST subscription/subscribe/{priceId}', {
    access: 'owner',
    outside: true,
    summary: 'Open the page of the payment provider on which this subscription is paid',
    params: PriceParams,
    answer: Payment,
    limits: ['payment'],
    refuses: ['alreadySubscribed', 'providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  info: endpoint('GET subscription/info', {
    access: 'owner',
    summary: 'How the subscription stands, and until when; null for none',
    answer: SubscriptionInfo,
  }),
  portal: endpoint('GET subscription/portal', {
    access: 'owner',
    summary: 'Open the page of the payment provider on which the subscription is changed or ended, or say why not',
    answer: Portal,
    limits: ['payment'],
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
}
