import type { Day } from '../../base/kit/day'
import type { Letter } from './model'
import { stands } from './rules-protest'

type Shown = Pick<Letter, 'send' | 'received_on' | 'taken_back_on' | 'is_replaced' | 'protest' | 'protest_until'>

interface LetterButtons {
  readonly receive: 'handOver' | 'received' | 'changeHandedOver' | 'changeReceived' | null
  readonly protest: 'protest' | 'changeProtest' | null
}

/**
 * The buttons to record on which day a letter was received and protested against. What is recorded can be corrected.
 * Nothing is recorded about a notice that was taken back, and no protest against one that another has replaced.
 */
export function letterButtons(letter: Shown): LetterButtons {
  const { send, received_on, taken_back_on, protest, protest_until } = letter
  if (taken_back_on !== null) return { receive: null, protest: null }
  const isPrinted = send === 'print'
  const receive =
    received_on === null ? (isPrinted ? 'handOver' : 'received') : isPrinted ? 'changeHandedOver' : 'changeReceived'
  if (!stands(letter)) return { receive, protest: null }
  return { receive, protest: protest !== null ? 'changeProtest' : protest_until !== null ? 'protest' : null }
}

/** True if a day of receipt moves the last day of the lease. */
export const movesNotice = (letter: Pick<Letter, 'kind' | 'taken_back_on' | 'is_replaced'>): boolean =>
  letter.kind === 'termination' && stands(letter)

interface ProtestSentence {
  readonly key: 'protestUntil' | 'protestUntilSent' | 'protested' | 'protestedLate' | 'protestedBefore'
  readonly day: Day
}

/** The sentence about the protest against a notice. Null: there is nothing to say. */
export function protestSentence(letter: Shown): ProtestSentence | null {
  const { send, received_on, protest, protest_until } = letter
  if (protest !== null) {
    const key = !stands(letter) ? 'protestedBefore' : protest.sue_by === null ? 'protestedLate' : 'protested'
    return { key, day: protest.received_on }
  }
  if (protest_until === null || !stands(letter)) return null
  // As long as nobody knows when an e-mail was received, the month counts from the day on which it was sent.
  return { key: send === 'mail' && received_on === null ? 'protestUntilSent' : 'protestUntil', day: protest_until }
}
