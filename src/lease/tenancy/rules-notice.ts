import { addDays, addMonths, monthAt, type Day } from '../../base/kit/day'
import type { FieldErrors } from '../../base/kit/refusal'
import type { Contract, ContractNotice } from '../contract/model'
import { lettingLaw, lettingOf } from '../law/rules-letting'
import type { EarlyEnd } from './model-notice'
import { bindingUntil, countsAsOpenEnded, termEndsOn, type NamedTerm } from '../law/rules-term'

/** The fields that decide the period of notice. */
export type NoticeTerms = NamedTerm & Pick<Contract, 'month_resignation' | 'fixed_term_terminable'>

/** The months of notice: as agreed, otherwise as the Act sets them for this kind of letting (husleieloven § 9-6). */
const noticeMonths = (contract: Pick<NoticeTerms, 'month_resignation' | 'dwelling_kind' | 'own_home_let'>): number =>
  contract.month_resignation ?? lettingLaw[lettingOf(contract)].noticeMonths

/** The calculation of the earliest last day. */
export interface NoticePeriod {
  readonly months: number
  /** The first of the month from which the months count. Null if the notice has no months. */
  readonly from: Day | null
  /** The earliest lawful last day, for the tenant's notice and the landlord's. */
  readonly earliest: Day
  /** True if the term ends before the months do. */
  readonly isEndOfTerm: boolean
}

/**
 * The period of a notice that the other party received on that day (husleieloven § 9-6). The months of notice are
 * counted to the end of a calendar month, also for a room. Without months of notice the lease can end on the day of the
 * notice. A term that ends earlier ends the lease anyway. The caller has asked `reasonForNoNotice`.
 */
export function noticePeriod(contract: NoticeTerms, receivedOn: Day): NoticePeriod {
  const months = noticeMonths(contract)
  const from = months === 0 ? null : addMonths(monthAt(receivedOn), 1)
  const reckoned = from === null ? receivedOn : addDays(addMonths(from, months), -1)
  const term = termEndsOn(contract)
  const isEndOfTerm = term !== null && term < reckoned
  return { months, from, earliest: isEndOfTerm ? term : reckoned, isEndOfTerm }
}

/** The earliest lawful last day of a lease. It is the same for both parties. */
export const earliestLastDay = (contract: NoticeTerms, receivedOn: Day): Day =>
  noticePeriod(contract, receivedOn).earliest

type Ended = NoticeTerms & Pick<Contract, 'status' | 'signed_at'>

/**
 * The reason why nobody can give notice. Null when it can be given. `because`: why the tenant's notice ends a fixed
 * term early.
 */
export function reasonForNoNotice(
  contract: Ended,
  because: EarlyEnd | null = null,
): 'contractNotSigned' | 'contractFinished' | 'fixedTerm' | 'termOver' | null {
  if (contract.status === 'finished') return 'contractFinished'
  if (contract.signed_at === null) return 'contractNotSigned'
  if (contract.status === 'expired' && !countsAsOpenEnded(contract)) return 'termOver'
  return bindingUntil(contract) === null || because !== null ? null : 'fixedTerm'
}

/** Without a term, a last day may be at most this many months ahead. */
const monthsAhead = 24

interface GivenNotice {
  readonly by: ContractNotice['by']
  readonly received_on: Day
  readonly last_day?: Day | undefined
  readonly agreed?: boolean | undefined
  readonly because?: EarlyEnd | null | undefined
}

type Dated = NoticeTerms & Pick<Contract, 'signed_at' | 'start_date'>

/**
 * The error of a last day. `tooEarly`: before the earliest lawful one, unless it is the tenant's notice and the
 * landlord agrees. `noticeLastDay`: before the start, before the receipt although the landlord agrees, after the term, or
 * without a term more than two years ahead.
 */
function lastDayError(
  contract: Dated,
  { by, agreed, because, received_on }: GivenNotice,
  lastDay: Day,
  period: NoticePeriod,
  today: Day,
) {
  const { earliest } = period
  const term = termEndsOn(contract)
  const furthest = addMonths(today, monthsAhead)
  const latest = term ?? (earliest > furthest ? earliest : furthest)
  const first = contract.start_date < earliest ? contract.start_date : earliest
  if (lastDay < first || lastDay > latest) return 'noticeLastDay'
  if (lastDay >= earliest) return null
  const isAgreed = by === 'tenant' && (agreed === true || because === 'agreed')
  if (!isAgreed) return 'tooEarly'
  return lastDay < received_on ? 'noticeLastDay' : null
}

export type NoticeResult =
  | { readonly notice: ContractNotice }
  | { readonly errors: FieldErrors; readonly earliest: Day }

/**
 * The notice as it is stored, or the errors of its days. `signedOn` is the day (Oslo) of the signing. The day of
 * receipt must not be before the signing and the start, or after today.
 */
export function noticeOf(contract: Dated, given: GivenNotice, signedOn: Day, today: Day): NoticeResult {
  const { by, received_on, last_day } = given
  const period = noticePeriod(contract, received_on)
  const { earliest } = period
  const since = signedOn < contract.start_date ? signedOn : contract.start_date
  if (received_on < since || received_on > today) return { errors: { received_on: 'noticeDay' }, earliest }
  const error = !last_day ? null : lastDayError(contract, given, last_day, period, today)
  if (error !== null) return { errors: { last_day: error }, earliest }
  return { notice: { by, received_on, last_day: last_day ?? earliest, earliest } }
}

/**
 * The notice when the other party received it on another day. Its last day is the one that the notice names, or the
 * earliest lawful one where that is later. A last day that was recorded anew counts instead of the one that the notice
 * names. Null: nothing changes.
 */
export function movedNotice(
  contract: NoticeTerms,
  { by, received_on, last_day, earliest }: ContractNotice,
  receivedOn: Day,
  named: Day,
): ContractNotice | null {
  const lawful = earliestLastDay(contract, receivedOn)
  const later = (one: Day, other: Day): Day => (one < other ? other : one)
  const meant = last_day === later(named, earliest) ? named : last_day
  const moved = { by, received_on: receivedOn, last_day: later(meant, lawful), earliest: lawful }
  const isSame = received_on === receivedOn && last_day === moved.last_day && earliest === lawful
  return isSame ? null : moved
}
