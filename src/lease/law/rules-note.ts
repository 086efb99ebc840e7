import type { Day } from '../../base/kit/day'
import type { StoredContract } from '../contract/model'
import type { Severity } from './model'
import type { LawForm } from './rules-form'
import type { LawKey } from './words'

/** What the act says to a term of the lease, by one of its paragraphs. */
export interface LawRule {
  readonly key: LawKey
  /** Of the tenancy act. */
  readonly paragraph: string
  readonly severity: Severity
  /** The field it is told at. */
  readonly field: keyof StoredContract | 'deposit'
  /** In force from (left out: since the act is) and, for a rule that has been replaced, until (both included): the act is under review (NOU 2024: 19). */
  readonly from?: Day
  readonly until?: Day
  /** Whether there is nothing to say. */
  readonly holds: (form: LawForm, today: Day) => boolean
  /** What the sentence names. */
  readonly values?: (form: LawForm) => Readonly<Record<string, string>>
}
