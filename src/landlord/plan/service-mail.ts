import { addDays, formatDay, type Day } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { blockDay } from './rules'
import { trialMailWords } from './words-mail'

/** What is booked by itself, and stops with the plan. */
export interface AutomaticBookings {
  /** Expenses that repeat. */
  readonly repeats: number
  /** Contracts whose rent is booked. */
  readonly rents: number
}
const nothingStops: AutomaticBookings = { repeats: 0, rents: 0 }

const write = letterIn(trialMailWords)

/** The mail before the end of the trial. `publicUrl` is where browsers reach us. */
export const trialMails = (publicUrl: string) => ({
  /** With what stops then by itself; `firstBilagDate` is the day of the first document. */
  trialEnds(to: Recipient, firstBilagDate: Day, { repeats, rents } = nothingStops): Mail {
    const blocked = addDays(firstBilagDate, blockDay)
    const point = (word: 'trialRepeats' | 'trialRents', count: number): string[] =>
      count === 0
        ? []
        : [
            translate(trialMailWords, `${word}_${count === 1 ? 'one' : 'other'}`, to.language, {
              count,
              blocked: formatDay(blocked),
            }),
          ]
    return write(to, {
      subject: 'trialSubject',
      text: 'trialText',
      list: [...point('trialRepeats', repeats), ...point('trialRents', rents)],
      link: { button: 'trialButton', url: `${publicUrl}/profile/subscription` },
      note: 'trialNote',
      values: { days: blockDay, last: formatDay(addDays(blocked, -1)), blocked: formatDay(blocked) },
    })
  },
})
