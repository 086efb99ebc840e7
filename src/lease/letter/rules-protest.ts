import { addMonths, osloDay, type Day, type Instant } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'
import type { Contract } from '../contract/model'
import type { NoticeByLetter } from '../tenancy/rules-leaving'
import type { Letter } from './model'

/**
 * The last day of a protest against a notice: one month after the notice was received. If that isn't a working day, the
 * next working day (husleieloven §§ 1-6, 9-8, domstolloven §§ 148, 149).
 */
export const protestUntil = (received: Day): Day => workingDayOnOrAfter(addMonths(received, 1))

/**
 * The last day on which the landlord can bring the case after a protest: three months after the tenant's time ran out.
 * Without a case by then, the notice lapses (husleieloven § 9-8).
 */
export const sueBy = (received: Day): Day => workingDayOnOrAfter(addMonths(protestUntil(received), 3))

/** The stored facts of a letter that the tenant may protest against. */
export interface ProtestFacts {
  readonly may_protest: boolean
  readonly protest_on: Day | null
  readonly received_on: Day | null
  readonly sent_at: Instant | null
  readonly created_at: Instant
}

/** The day of receipt: as noted. A letter sent by e-mail counts as received on that day, as long as none is noted (§ 1-5). */
export const receivedOn = ({ received_on, sent_at }: Pick<ProtestFacts, 'received_on' | 'sent_at'>): Day | null =>
  received_on ?? (sent_at === null ? null : osloDay(sent_at))

/** The days of a protest. `sueBy` is null without a protest in time. */
export function protestDays(facts: ProtestFacts): {
  readonly until: Day | null
  readonly isInTime: boolean
  readonly sueBy: Day | null
} {
  const { may_protest, protest_on, created_at } = facts
  const received = receivedOn(facts)
  const until = may_protest && received !== null ? protestUntil(received) : null
  const isInTime = protest_on !== null && (until === null || protest_on <= until)
  return { until, isInTime, sueBy: isInTime ? sueBy(received ?? osloDay(created_at)) : null }
}

/**
 * True if the protest against a landlord's notice still matters: the notice stands, and the contract isn't finished
 * (docs/rules/lease.md#letters).
 */
export const isLandlordNoticeOpen = ({ notice, status }: Pick<Contract, 'notice' | 'status'>): boolean =>
  notice?.by === 'landlord' && status !== 'finished'

/** A letter that nobody has said to be received counts as sent, or as only made where it is printed. */
export function deliveryOf({
  send,
  sent_at,
  created_at,
  received_on,
}: Pick<Letter, 'send' | 'sent_at' | 'created_at' | 'received_on'>): NonNullable<NoticeByLetter['delivery']> {
  if (received_on !== null) return { state: 'received', day: received_on }
  return { state: send === 'mail' ? 'sent' : 'made', day: osloDay(sent_at ?? created_at) }
}

/** True if a letter's notice was neither taken back nor replaced by another. */
export const stands = ({ taken_back_on, is_replaced }: Pick<Letter, 'taken_back_on' | 'is_replaced'>): boolean =>
  taken_back_on === null && !is_replaced

type NoticeLetter = Pick<
  Letter,
  | 'kind'
  | 'protest_until'
  | 'protest'
  | 'taken_back_on'
  | 'is_replaced'
  | 'send'
  | 'sent_at'
  | 'created_at'
  | 'received_on'
>

/** The landlord's notice that stands, from the letters, which are the newest first. */
export function standingNotice(
  contract: Pick<Contract, 'notice' | 'status'>,
  letters: readonly NoticeLetter[],
): NoticeByLetter {
  const isOpen = isLandlordNoticeOpen(contract)
  const letter = isOpen ? letters.find((each) => each.kind === 'termination' && stands(each)) : undefined
  if (letter === undefined) return { protestUntil: null, caseBy: null, delivery: null }
  const { protest, protest_until } = letter
  return {
    protestUntil: protest === null ? protest_until : null,
    caseBy: protest?.sue_by ?? null,
    delivery: deliveryOf(letter),
  }
}
