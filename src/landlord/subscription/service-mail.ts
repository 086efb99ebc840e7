import { mailComposer, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { subscriptionMailWords } from './words-mail'

const write = mailComposer(subscriptionMailWords)

export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** A payment failed. The subscription continues until the provider stops trying (`past_due`). */
    paymentFailed: (to: Recipient): Mail =>
      write(to, {
        subject: 'unpaidSubject',
        text: 'unpaidText',
        link: { button: 'unpaidButton', url },
        note: 'unpaidNote',
      }),

    /** The subscription has ended, because the landlord ended it or it wasn't paid. */
    ended: (to: Recipient): Mail =>
      write(to, {
        subject: 'endedSubject',
        text: 'endedText',
        link: { button: 'endedButton', url },
        note: 'endedNote',
      }),
  }
}
