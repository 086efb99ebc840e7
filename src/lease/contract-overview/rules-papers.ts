import { osloDay, type Day } from '../../base/kit/day'
import type { Handover } from '../handover/model'
import type { Letter, LetterKind } from '../letter/model'
import { deliveryOf } from '../letter/rules-protest'
import type { Settlement } from '../settlement/model'

/** The papers of a tenancy beside its lease. */
export interface TenancyPapers {
  readonly letters: readonly Pick<
    Letter,
    | 'id'
    | 'kind'
    | 'send'
    | 'sent_at'
    | 'created_at'
    | 'received_on'
    | 'signed_on'
    | 'protest'
    | 'taken_back_on'
    | 'is_replaced'
  >[]
  readonly handovers: readonly Pick<Handover, 'id' | 'kind' | 'signed_on'>[]
  readonly settlements: readonly Pick<Settlement, 'id' | 'created_at'>[]
}

export const noPapers: TenancyPapers = { letters: [], handovers: [], settlements: [] }

export interface PaperEvent {
  readonly key:
    | 'letterSent'
    | 'letterReceived'
    | 'letterHandedOver'
    | 'letterPrinted'
    | 'letterNotDelivered'
    | 'letterSigned'
    | 'protestCame'
    | 'noticeTakenBack'
    | 'handoverIn'
    | 'handoverOut'
    | 'settlementMade'
  readonly day: Day
  /** The id of the paper, because two of one kind may be of one day. */
  readonly place: number
  /** The kind of a letter. */
  readonly letter?: LetterKind
}

function letterEvents(letter: TenancyPapers['letters'][number]): PaperEvent[] {
  const { id: place, kind, send, sent_at, created_at, received_on, signed_on, protest, taken_back_on } = letter
  const { state, day } = deliveryOf(letter)
  const event = (key: PaperEvent['key'], on: Day): PaperEvent => ({ key, day: on, place, letter: kind })
  const way =
    send === 'mail'
      ? [
          event('letterSent', osloDay(sent_at ?? created_at)),
          ...(received_on === null ? [] : [event('letterReceived', received_on)]),
        ]
      : state === 'received'
        ? [event('letterHandedOver', day)]
        : // The lease ends by the day on which the notice was handed over.
          [event(kind === 'termination' ? 'letterNotDelivered' : 'letterPrinted', day)]
  return [
    ...way,
    ...(signed_on === null ? [] : [event('letterSigned', signed_on)]),
    ...(protest === null ? [] : [event('protestCame', protest.received_on)]),
    ...(taken_back_on === null ? [] : [event('noticeTakenBack', taken_back_on)]),
  ]
}

/** The events of the papers, the earliest first. */
export const paperEvents = ({ letters, handovers, settlements }: TenancyPapers): readonly PaperEvent[] =>
  [
    // The lists of letters and settlements have the newest first.
    ...letters.toReversed().flatMap(letterEvents),
    ...handovers.flatMap(({ id: place, kind, signed_on: day }): PaperEvent[] =>
      day === null ? [] : [{ key: kind === 'in' ? 'handoverIn' : 'handoverOut', day, place }],
    ),
    ...settlements
      .toReversed()
      .map(({ id: place, created_at }): PaperEvent => ({ key: 'settlementMade', day: osloDay(created_at), place })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
