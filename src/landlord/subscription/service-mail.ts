import { addDays, formatDay, type Day } from '../../base/kit/day'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { blockDay } from './rules'
import { subscriptionMailWords } from './words-mail'

const write = letterIn(subscriptionMailWords)

/** The mails about the trial and the subscription. `publicUrl` is where browsers reach us. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** Before the end of the trial; `firstBilagDate` is the day of the first document. */
    trialEnds(to: Recipient, firstBilagDate: Day): Mail {
      const blocked = addDays(firstBilagDate, blockDay)
      return write(to, {
        subject: 'trialSubject',
        text: 'trialText',
        link: { button: 'trialButton', url },
        note: 'trialNote',
        values: { days: blockDay, last: formatDay(addDays(blocked, -1)), blocked: formatDay(blocked) },
      })
    },

    /** A payment of the subscription has failed; it goes on until the payment provider gives up (`past_due`). */
    paymentFailed(to: Recipient): Mail {
      return write(to, {
        subject: 'unpaidSubject',
        text: 'unpaidText',
        link: { button: 'unpaidButton', url },
        note: 'unpaidNote',
      })
    },

    /** The subscription is over, by the landlord's own decision or because it wasn't paid. */
    ended(to: Recipient): Mail {
      return write(to, {
        subject: 'endedSubject',
        text: 'endedText',
        link: { button: 'endedButton', url },
        note: 'endedNote',
      })
    },
  }
}
