import type { Letting } from '../law/model'
import { lettingLaw } from '../law/rules-letting'
import { isShortTerm, isLongerThanAbsence } from '../law/rules-short-term'
import type { LeaseData } from './model'

export interface LeaseCase {
  readonly letting: Letting
  /** `room`: a single room. It may be in the landlord's own home. */
  readonly dwelling: 'room' | 'whole'
  /** `tooLong`: the landlord's own home is let for more years than the Act's rules on an absence cover. */
  readonly absence: 'fits' | 'tooLong'
  readonly term: 'running' | 'fixed' | 'terminable'
  readonly tenants: 'one' | 'several'
  readonly signedBy: 'hand' | 'bankid'
  /** `short`: a fixed term for which the Act requires a reason. */
  readonly length: 'short' | 'long'
  /** The reason of the fixed term. `other`: the field for the reason is empty, but the further terms may give one. */
  readonly reason: 'given' | 'other' | 'none'
  readonly shared: 'named' | 'unnamed'
  readonly smoking: 'allowed' | 'forbidden'
  /** The part of the landlord's house that is let. */
  readonly part: 'loft' | 'basement' | 'two_dwelling' | 'unsaid'
}

type Let = Pick<LeaseData, 'letting' | 'kind' | 'start' | 'end'>

/**
 * True if the landlord's own home is let for so long that the Act's rules on it no longer apply. Editions up to the
 * fourth don't check the length.
 */
const isTooLong = ({ letting, start, end }: Let, edition: number): boolean =>
  edition >= 5 && letting === 'own_home' && end !== null && isLongerThanAbsence(start, end)

/** The kind of letting. A lease that was stored before the wizard asked this question is for an ordinary home. */
const lettingOf = (data: Let, edition: number): Letting =>
  isTooLong(data, edition) ? (data.kind ?? 'home') : (data.letting ?? 'home')

/** The agreed months of notice. If none are agreed, the months that the Act gives. */
export const noticeMonthsOf = (data: Let & Pick<LeaseData, 'notice'>, edition: number): number =>
  data.notice ?? lettingLaw[edition < 3 ? 'home' : lettingOf(data, edition)].noticeMonths

/** The names of the tenants. The first tenant of the contract is first. */
export const tenantNames = ({ tenant, coTenants = [] }: LeaseData): readonly [string, ...string[]] => [
  tenant.name,
  ...coTenants.map(({ name }) => name),
]

/** The names of the landlords. The one whose user account it is comes first. */
export const landlordNames = ({ landlord, coLandlords = [] }: LeaseData): readonly [string, ...string[]] => [
  landlord.name,
  ...coLandlords.map(({ name }) => name),
]

/** True if the term is so short that it needs a reason. The first two editions treat every letting as a home. */
const isShort = (data: LeaseData, edition: number): boolean =>
  data.end !== null && isShortTerm(edition < 3 ? 'home' : lettingOf(data, edition), data.start, data.end)

/** Words in a further term that the fourth to the sixth edition take as the reason of a short fixed term. */
const reasonWords = /§\s*9[\s-]*3|begrunn|(egen|eget|selv) bruk|(?<!\p{L})(grunnet|reason|own use)(?!\p{L})/iu

/**
 * Says whether the lease gives a reason. Up to the third edition, any further term could be the reason. From the fourth
 * to the sixth, only a further term with the words above could. Since the seventh, only the reason's own field counts.
 */
function reasonOf({ reason, other }: LeaseData, edition: number): LeaseCase['reason'] {
  if (edition < 4 ? reason !== '' : reason.trim() !== '') return 'given'
  if (edition >= 7) return 'none'
  return (edition < 4 ? other !== '' : reasonWords.test(other)) ? 'other' : 'none'
}

/**
 * True if the term is too short and has no reason (husleieloven § 9-3 third paragraph). Leases of editions up to the
 * third don't mention this rule.
 */
export const leaseCountsAsOpenEnded = (data: LeaseData, edition: number): boolean =>
  edition >= 4 && isShort(data, edition) && reasonOf(data, edition) === 'none'

export function leaseCaseOf(data: LeaseData, edition: number): LeaseCase {
  const isOpen = data.end === null || leaseCountsAsOpenEnded(data, edition)
  const letting = lettingOf(data, edition)
  return {
    letting,
    dwelling: letting === 'room' || (edition >= 5 && data.kind === 'room') ? 'room' : 'whole',
    absence: isTooLong(data, edition) ? 'tooLong' : 'fits',
    term: isOpen ? 'running' : data.terminable ? 'terminable' : 'fixed',
    tenants: tenantNames(data).length === 1 ? 'one' : 'several',
    signedBy: data.signedBy ?? 'hand',
    length: isShort(data, edition) ? 'short' : 'long',
    reason: reasonOf(data, edition),
    shared: data.sharedRooms ? 'named' : 'unnamed',
    smoking: data.smoking ? 'allowed' : 'forbidden',
    part: data.sharedHouseKind ?? 'unsaid',
  }
}
