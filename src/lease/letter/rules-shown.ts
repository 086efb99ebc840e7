import type { Day } from '../../base/kit/day'
import type { Letter } from './model'

type Shown = Pick<Letter, 'send' | 'received_on' | 'taken_back_on' | 'protest' | 'protest_until'>

interface LetterButtons {
  readonly receive: 'handOver' | 'received' | 'changeHandedOver' | 'changeReceived' | null
  readonly protest: 'protest' | 'changeProtest' | null
}

/**
 * The buttons to record on which day a letter was received and protested against. What is recorded can be corrected.
 * Nothing is recorded about a notice that was taken back.
 */
export function letterButtons({ send, received_on, taken_back_on, protest, protest_until }: Shown): LetterButtons {
  if (taken_back_on !== null) return { receive: null, protest: null }
  const isPrinted = send === 'print'
  const receive =
    received_on === null ? (isPrinted ? 'handOver' : 'received') : isPrinted ? 'changeHandedOver' : 'changeReceived'
  return { receive, protest: protest !== null ? 'changeProtest' : protest_until !== null ? 'protest' : null }
}

interface ProtestSentence {
  readonly key: 'protestUntil' | 'protestUntilSent' | 'protested' | 'protestedLate' | 'protestedBefore'
  readonly day: Day
}

/** The sentence about the protest against a notice. Null: there is nothing to say. */
export function protestSentence({
  send,
  received_on,
  taken_back_on,
  protest,
  protest_until,
}: Shown): ProtestSentence | null {
  if (protest !== null) {
    const key = taken_back_on !== null ? 'protestedBefore' : protest.sue_by === null ? 'protestedLate' : 'protested'
    return { key, day: protest.received_on }
  }
  if (protest_until === null || taken_back_on !== null) return null
  // As long as nobody knows when an e-mail was received, the month counts from the day on which it was sent.
  return { key: send === 'mail' && received_on === null ? 'protestUntilSent' : 'protestUntil', day: protest_until }
}
