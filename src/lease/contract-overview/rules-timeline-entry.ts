import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { LetterKind } from '../letter/model'
import type { timelineTexts } from './words-timeline'

/** The values of the sentences. The sentence of an open-ended lease also gets the months of notice (`count`). */
export const timelineValueNames = ['day', 'rent', 'name', 'signedBy', 'payer', 'sum', 'letter'] as const
export type TimelineValues = Readonly<Record<(typeof timelineValueNames)[number], string>>

type Singular<K> = K extends `${infer Key}_${string}` ? Key : K

export interface TimelineEntry {
  readonly key: Singular<keyof typeof timelineTexts>
  /** Says whether this has happened, is waited for now, or comes later. */
  readonly state: 'done' | 'now' | 'ahead'
  readonly day: Day | null
  readonly name?: string
  /** The name in the BankID of the person who signed instead. */
  readonly signedBy?: string
  /** The kind of a letter. */
  readonly letter?: LetterKind
  /** The tenant's place among the tenants, because two may have the same name, or the id of a paper. */
  readonly place?: number
  /** A sum that the sentence names in addition to the rent. */
  readonly sum?: Ore
  /** The link for signing of the person whose signature is missing. */
  readonly link?: string | null
}

export const timelineEntry = (
  key: TimelineEntry['key'],
  state: TimelineEntry['state'],
  day: Day | null = null,
  more: Pick<TimelineEntry, 'name' | 'signedBy' | 'place' | 'sum' | 'link' | 'letter'> = {},
): TimelineEntry => ({ key, state, day, ...more })
