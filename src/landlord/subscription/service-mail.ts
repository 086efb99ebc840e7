import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { subscriptionMailWords } from './words-mail'

const write = letterIn(subscriptionMailWords)

/** The e-mails about the subscription. `publicUrl` is where browsers reach us. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /**
     * A payment of the subscription has failed. The subscription goes on until the payment provider gives up
     * (`past_due`).
     */
    paymentFailed: (to: Recipient): Mail =>
      write(to, {
        subject: 'unpaidSubject',
        text: 'unpaidText',
        link: { button: 'unpaidButton', url },
        note: 'unpaidNote',
      }),

    /** The subscription is over, because the landlord ended it or because it wasn't paid. */
    ended: (to: Recipient): Mail =>
      write(to, {
        subject: 'endedSubject',
        text: 'endedText',
        link: { button: 'endedButton', url },
        note: 'endedNote',
      }),
  }
}
