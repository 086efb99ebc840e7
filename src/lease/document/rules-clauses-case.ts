import type { Letting } from '../contract/model-law'
import { lettingLaw } from '../contract/rules-dwelling'
import { lastsYears } from '../contract/rules-law'
import type { LeaseData } from './model'
import type { LeaseTexts } from './rules-editions'

/** What the sentences of a lease hang on. */
export interface Case {
  readonly letting: Letting
  readonly term: 'running' | 'fixed' | 'terminable'
  readonly tenants: 'one' | 'several'
  readonly signedBy: 'hand' | 'bankid'
  /** Whether a fixed term is so short that the Act asks for a reason. */
  readonly length: 'short' | 'long'
  /** Whether a reason for the fixed term is given; if not, whether it may stand among the other terms. */
  readonly reason: 'given' | 'other' | 'none'
}

/** A sentence of the lease, by its name in words-*.ts. */
export type Sentence = keyof LeaseTexts

/** The lines of a case; a line left out holds for all. */
export type When = { readonly [K in Exclude<keyof Case, 'letting'>]?: readonly Case[K][] }

/** Where sentences stand within a clause. */
export type Place =
  | 'liability'
  | 'dwelling'
  | 'kind'
  | 'begin'
  | 'reasonGiven'
  | 'reasonBlank'
  | 'noReason'
  | 'after'
  | 'oneAccount'
  | 'subletting'
  | 'notice'
  | 'whoEnds'
  | 'breach'
  | 'copies'
  | 'signedFor'
  | 'signed'

/** One line of the table of clauses: what stands in a place of a clause, for each way to let; null for nothing. */
export interface Line extends Readonly<Record<Letting, Sentence | null>> {
  /** The clause, by its heading. */
  readonly clause: Sentence
  readonly place: Place
  readonly when: When
  /** What the first and the second edition have there: they knew one way to let, one tenant and signatures by hand. */
  readonly before: Sentence | null
  readonly as: 'text' | 'notice' | 'box'
}

/** The letting of a lease; of one that was stored before it was asked, an ordinary home. */
const lettingOf = ({ letting = 'home' }: Pick<LeaseData, 'letting'>): Letting => letting

/** Months of notice of a lease: as agreed, or, where a fixed term has agreed none, as the Act says. */
export const noticeOf = (data: Pick<LeaseData, 'letting' | 'notice'>, edition: number): number =>
  data.notice ?? lettingLaw[edition < 3 ? 'home' : lettingOf(data)].noticeMonths

/** Every tenant's name, the contract's own first. */
export const tenantNames = ({
  tenant,
  coTenants = [],
}: Pick<LeaseData, 'coTenants'> & { readonly tenant: { readonly name: string } }): readonly [string, ...string[]] => [
  tenant.name,
  ...coTenants.map(({ name }) => name),
]

/** What the sentences of this lease hang on. The first two editions ask for a reason below three years, whatever is let. */
export function caseOf(data: LeaseData, edition: number): Case {
  const letting = lettingOf(data)
  const years = lettingLaw[edition < 3 ? 'home' : letting].minimumYears
  return {
    letting,
    term: data.end === null ? 'running' : data.terminable ? 'terminable' : 'fixed',
    tenants: tenantNames(data).length === 1 ? 'one' : 'several',
    signedBy: data.signedBy ?? 'hand',
    length: data.end !== null && years !== null && !lastsYears(data.start, data.end, years) ? 'short' : 'long',
    reason: data.reason !== '' ? 'given' : data.other !== '' ? 'other' : 'none',
  }
}

const holds = (when: When, of: Case): boolean =>
  (Object.keys(when) as (keyof When)[]).every((line) => (when[line] as readonly string[]).includes(of[line]))

/** What stands in that place of the lease, in the order of the table. */
export function sentencesAt(
  table: readonly Line[],
  place: Place,
  of: Case,
  edition: number,
): readonly { readonly key: Sentence; readonly as: Line['as'] }[] {
  return table.flatMap((line) => {
    const key = edition < 3 ? line.before : line[of.letting]
    return line.place === place && key !== null && holds(line.when, of) ? [{ key, as: line.as }] : []
  })
}
