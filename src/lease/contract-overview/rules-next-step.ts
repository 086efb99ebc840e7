import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { nextTexts } from './words-next'

type KeyOf<T> = T extends `next_${infer Key}` ? Key : never

/** What comes next, a sentence: what is to be done or waited for, else the next day on which something happens. */
export interface NextStep {
  readonly key: KeyOf<keyof typeof nextTexts>
  readonly day?: Day
  readonly sum?: Ore
  /** Who is waited for. */
  readonly names?: readonly string[]
}
