import { addDays, formatDay, type Day } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { blockDay } from './rules'
import { subscriptionMailWords } from './words-mail'

/** What the end of the plan stops by itself. */
export interface Stopping {
  /** Expenses that repeat. */
  readonly repeats: number
  /** Contracts whose rent is booked. */
  readonly rents: number
}
const nothingStops: Stopping = { repeats: 0, rents: 0 }

const write = letterIn(subscriptionMailWords)

/** The mails about the trial and the subscription. `publicUrl` is where browsers reach us. */
export function subscriptionMails(publicUrl: string) {
  const url = `${publicUrl}/profile/subscription`
  return {
    /** Before the end of the trial, with what stops then by itself; `firstBilagDate` is the day of the first document. */
    trialEnds(to: Recipient, firstBilagDate: Day, { repeats, rents }: Stopping = nothingStops): Mail {
      const blocked = addDays(firstBilagDate, blockDay)
      const point = (word: 'trialRepeats' | 'trialRents', count: number): string[] =>
        count === 0
          ? []
          : [
              translate(subscriptionMailWords, `${word}_${count === 1 ? 'one' : 'other'}`, to.language, {
                count,
                blocked: formatDay(blocked),
              }),
            ]
      return write(to, {
        subject: 'trialSubject',
        text: 'trialText',
        list: [...point('trialRepeats', repeats), ...point('trialRents', rents)],
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
