import { addDays, formatDay, type Day } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import { letter, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { blockDay } from './rules'
import { subscriptionMailWords as words } from './words-mail'

/** The mails about the trial and the subscription. `publicUrl` is where browsers reach us. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** Before the end of the trial; `firstBilagDate` is the day of the first document. */
    trialEnds(to: Recipient, firstBilagDate: Day): Mail {
      const { language } = to
      const blocked = addDays(firstBilagDate, blockDay)
      const values = { days: blockDay, last: formatDay(addDays(blocked, -1)), blocked: formatDay(blocked) }
      return letter(to, {
        subject: translate(words, 'trialSubject', language, values),
        text: translate(words, 'trialText', language, values),
        link: { button: translate(words, 'trialButton', language), url },
        note: translate(words, 'trialNote', language),
      })
    },

    /** A payment of the subscription has failed; it goes on until the payment provider gives up (`past_due`). */
    paymentFailed(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'unpaidSubject', language),
        text: translate(words, 'unpaidText', language),
        link: { button: translate(words, 'unpaidButton', language), url },
        note: translate(words, 'unpaidNote', language),
      })
    },

    /** The subscription is over, by the landlord's own decision or because it wasn't paid. */
    ended(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'endedSubject', language),
        text: translate(words, 'endedText', language),
        link: { button: translate(words, 'endedButton', language), url },
        note: translate(words, 'endedNote', language),
      })
    },
  }
}
