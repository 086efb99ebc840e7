import type { Handover } from '../handover/model'
import type { Settlement } from './model'

type SignedHandover = Pick<Handover, 'id' | 'kind' | 'date' | 'signed_by'>
type MadeSettlement = Pick<Settlement, 'id' | 'created_at' | 'url'>

/** A paper of the end or the beginning of a tenancy that never changes any more. */
type TenancyPaperFacts = SignedHandover | (MadeSettlement & { readonly kind: 'settlement' })

/** The signed handovers, the oldest first, and then the newest settlement. The older ones were replaced by it. */
export const tenancyPapers = (
  handovers: readonly SignedHandover[],
  [newest]: readonly MadeSettlement[],
): readonly TenancyPaperFacts[] => [
  ...handovers.filter(({ signed_by }) => signed_by !== null),
  ...(newest ? [{ ...newest, kind: 'settlement' as const }] : []),
]

/** The sentences about what came of a settlement, in the order in which it happened. */
export const outcomeSentences = ({
  mailed_on,
  agreed,
  answered_on,
  paid_on,
}: Pick<Settlement, 'mailed_on' | 'agreed' | 'answered_on' | 'paid_on'>) => [
  ...(mailed_on === null ? [] : [{ key: 'mailedOn', day: mailed_on } as const]),
  ...(answered_on === null ? [] : [{ key: agreed === true ? 'agreedOn' : 'refusedOn', day: answered_on } as const]),
  ...(paid_on === null ? [] : [{ key: 'paidOnDay', day: paid_on } as const]),
]
