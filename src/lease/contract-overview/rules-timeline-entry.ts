import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { storyTexts } from './words-story'

/** What the sentences of a story are handed; that of an open-ended lease has the months of notice (`count`). */
export const storyNames = ['day', 'rent', 'name', 'signedBy', 'payer', 'sum'] as const
export type StoryValues = Readonly<Record<(typeof storyNames)[number], string>>

type Singular<K> = K extends `${infer Key}_${string}` ? Key : K

/** One entry of a contract's timeline, a sentence, with what the sentence names. */
export interface TimelineEntry {
  readonly key: Singular<keyof typeof storyTexts>
  /** What has happened, what is waited for now, and what comes later. */
  readonly state: 'done' | 'now' | 'ahead'
  readonly day: Day | null
  /** Who signs. */
  readonly name?: string
  /** Who has signed in that one's place, by the name in the BankID. */
  readonly signedBy?: string
  /** Which of the tenants that is: two may have one name. */
  readonly place?: number
  /** An amount that the sentence names besides the rent. */
  readonly sum?: Ore
  /** Where the one who is waited for signs. */
  readonly link?: string | null
}

export const entry = (
  key: TimelineEntry['key'],
  state: TimelineEntry['state'],
  day: Day | null = null,
  more: Pick<TimelineEntry, 'name' | 'signedBy' | 'place' | 'sum' | 'link'> = {},
): TimelineEntry => ({ key, state, day, ...more })
