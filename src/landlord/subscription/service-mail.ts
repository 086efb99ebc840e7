import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { subscriptionMailWords } from './words-mail'

const write = letterIn(subscriptionMailWords)

/** Browsers reach us at `publicUrl`. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** The subscription goes on until the payment provider gives up (`past_due`). */
    paymentFailed: (to: Recipient): Mail =>
      write(to, {
        subject: 'unpaidSubject',
        text: 'unpaidText',
        link: { button: 'unpaidButton', url },
        note: 'unpaidNote',
      }),

    /** Because the landlord ended the subscription or because it wasn't paid. */
    ended: (to: Recipient): Mail =>
      write(to, {
        subject: 'endedSubject',
        text: 'endedText',
        link: { button: 'endedButton', url },
        note: 'endedNote',
      }),
  }
}
