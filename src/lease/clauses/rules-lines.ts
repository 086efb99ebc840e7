import type { Letting } from '../law/model'
import type { Case } from './rules-case'
import type { Sentence } from './rules-editions'

/** The lines of a case; a line left out holds for all. */
export type When = { readonly [K in Exclude<keyof Case, 'letting' | 'dwelling'>]?: readonly Case[K][] }

/** Where sentences stand, with the heading of the clause that the place is in. */
export const clausePlaces = {
  liability: 'partiesTitle',
  dwelling: 'dwellingTitle',
  shared: 'dwellingTitle',
  handover: 'dwellingTitle',
  kind: 'dwellingTitle',
  begin: 'termTitle',
  reasonGiven: 'termTitle',
  reasonBlank: 'termTitle',
  noReason: 'termTitle',
  after: 'termTitle',
  oneAccount: 'depositTitle',
  use: 'useTitle',
  smoking: 'useTitle',
  subletting: 'sublettingTitle',
  upkeep: 'upkeepTitle',
  notice: 'noticeTitle',
  whoEnds: 'noticeTitle',
  period: 'noticeTitle',
  breach: 'breachTitle',
  leaving: 'leavingTitle',
  copies: 'copiesTitle',
  signedFor: 'evictionTitle',
  signed: 'signaturesTitle',
} as const satisfies Record<string, Sentence>
export type ClausePlace = keyof typeof clausePlaces

/** What stands in a place, for each way to let; null for nothing. */
export type ByLetting = Readonly<Record<Letting, Sentence | null>>

/** One line of the table of clauses. */
export interface ClauseLine extends ByLetting {
  readonly place: ClausePlace
  readonly when: When
  /** What the first and the second edition have there: they knew one way to let, one tenant and signatures by hand. */
  readonly before: Sentence | null
  readonly as: 'text' | 'notice' | 'box'
  /** The editions it is of, by their numbers; left out: from the first on, and up to the latest. */
  readonly since?: number
  readonly until?: number
}
