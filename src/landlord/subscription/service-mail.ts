import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { subscriptionMailWords } from './words-mail'

const write = letterIn(subscriptionMailWords)

/** The mails about the subscription. `publicUrl` is where browsers reach us. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** A payment of the subscription has failed; it goes on until the payment provider gives up (`past_due`). */
    paymentFailed: (to: Recipient): Mail =>
      write(to, {
        subject: 'unpaidSubject',
        text: 'unpaidText',
        link: { button: 'unpaidButton', url },
        note: 'unpaidNote',
      }),

    /** The subscription is over, by the landlord's own decision or because it wasn't paid. */
    ended: (to: Recipient): Mail =>
      write(to, {
        subject: 'endedSubject',
        text: 'endedText',
        link: { button: 'endedButton', url },
        note: 'endedNote',
      }),
  }
}
