import { addDays, addMonths, type Day } from '../../base/kit/day'
import type { Contract, LastDayOfNotice } from '../contract/model'
import { lettingLaw, lettingOf } from './rules-letting'
import type { Letting } from './model'
import { hasReasonForShortTerm, isLongerThanAbsence, isShortTerm } from './rules-short-term'

export type TermSource = Pick<
  Contract,
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'signed_at'
  | 'dwelling_kind'
  | 'own_home_let'
  | 'month_resignation'
  | 'fixed_term_reason'
>

/** The end of a fixed term is shown from this many days before it. */
const daysAhead = 60

/**
 * If this many months pass after the last day without a written request to move, the lease is open-ended (husleieloven
 * § 9-2).
 */
const monthsToAsk = 3

/** The end of a fixed term that ends soon or is over. */
export interface TermEnd {
  /** `soon`: it ends within 60 days. `over`: the tenant can still be asked to move. `late`: it is too late to ask. */
  readonly stage: 'soon' | 'over' | 'late'
  readonly end: Day
  /** The last day for a written request to move. Null for the landlord's own home, to which § 9-2 doesn't apply. */
  readonly askBy: Day | null
  /** True if the term is too short without a reason. The lease then counts as open-ended and doesn't end (§ 9-3). */
  readonly countsAsOpen: boolean
}

export type NamedTerm = Pick<
  TermSource,
  'start_date' | 'end_date' | 'dwelling_kind' | 'own_home_let' | 'fixed_term_reason'
>

/**
 * True if the term is too short without a reason, so that the lease counts as open-ended (husleieloven § 9-3 third
 * paragraph). `end` is the last day of the term. If the lease has gone on since, the caller passes the earlier last
 * day.
 */
export const countsAsOpenEnded = (contract: NamedTerm, end: Day | null = contract.end_date): boolean =>
  end !== null && isShortTerm(lettingOf(contract), contract.start_date, end) && !hasReasonForShortTerm(contract)

/**
 * The kind of letting on a day. Once a landlord has been away from an own home for five years, the whole act applies to
 * its lease, with the rules of its kind of dwelling (husleieloven § 11-4). The absence is at least as long as the lease.
 * A lease for more than five years never had the rules of an own home.
 */
export const lettingOn = (contract: Omit<NamedTerm, 'fixed_term_reason'>, today: Day): Letting => {
  const { own_home_let, dwelling_kind, start_date, end_date } = contract
  const isWhole =
    isLongerThanAbsence(start_date, today) || (end_date !== null && isLongerThanAbsence(start_date, end_date))
  return own_home_let && isWhole ? dwelling_kind : lettingOf(contract)
}

/**
 * The last day of a fixed term. Null for an open-ended lease, and for one that counts as open-ended although it has a
 * last day.
 */
export const termEndsOn = (contract: NamedTerm): Day | null => (countsAsOpenEnded(contract) ? null : contract.end_date)

/**
 * The last day that the landlord named, otherwise that of a notice, otherwise that of the fixed term. Null while the
 * lease runs on.
 */
export const runsUntil = (contract: NamedTerm & LastDayOfNotice & Pick<Contract, 'finished_on'>): Day | null =>
  contract.finished_on ?? contract.notice?.last_day ?? termEndsOn(contract)

/**
 * The day on which the tenant moves out: the day that the landlord named ahead, otherwise that of a notice. It may be
 * past. Null for a finished contract, and if no such day is known.
 */
export const moveOutDay = ({
  status,
  finished_on,
  notice,
}: Pick<Contract, 'status' | 'finished_on'> & LastDayOfNotice): Day | null =>
  status === 'finished' ? null : (finished_on ?? notice?.last_day ?? null)

/**
 * The last day of a fixed term that can't be terminated (husleieloven § 9-2). Null: the lease can be terminated. The
 * landlord's own home ends on its day too, unless an earlier end is agreed (§ 11-4).
 */
export const bindingUntil = (contract: NamedTerm & Pick<Contract, 'fixed_term_terminable'>): Day | null =>
  contract.fixed_term_terminable ? null : termEndsOn(contract)

/** True if the contract is finished or its fixed term has run out. */
export const isTermOver = (contract: NamedTerm & Pick<Contract, 'status'>): boolean =>
  contract.status === 'finished' || (contract.status === 'expired' && !countsAsOpenEnded(contract))

/** The end of a fixed term, once it is shown. Null while the end is not near, and for a lease without such an end. */
export function termEnd(contract: TermSource, today: Day): TermEnd | null {
  const { end_date: end, signed_at, status } = contract
  if (end === null || signed_at === null || status === 'finished' || end > addDays(today, daysAhead)) return null
  const askBy = addMonths(end, monthsToAsk)
  return {
    stage: today <= end ? 'soon' : today <= askBy ? 'over' : 'late',
    end,
    askBy: lettingOf(contract) === 'own_home' ? null : askBy,
    countsAsOpen: countsAsOpenEnded(contract),
  }
}

/** A contract can be finished at most this many months ahead. */
const finishMonths = 12

/**
 * The last day for which rent is owed when a contract is finished. It is the day asked for. Otherwise it is today, or
 * the last day of a notice or a fixed term that is over. Only the landlord can say that the tenant stayed longer. Null
 * when the day asked for is before the start or more than twelve months ahead. To end a contract that hasn't started,
 * the caller leaves the day out. Such a contract owes nothing.
 */
export function lastRentDayOnFinish(
  { start_date, end_date, notice }: Pick<Contract, 'start_date' | 'end_date'> & LastDayOfNotice,
  asked: Day | undefined,
  today: Day,
): Day | null {
  const known = notice?.last_day ?? end_date
  if (asked === undefined) return known !== null && known < today ? known : today
  return asked < start_date || asked > addMonths(today, finishMonths) ? null : asked
}

/**
 * The reason why the lease can't go on after its fixed term. Null when it can. `endKnown`: somebody has given notice,
 * or the landlord has named a last day. The landlord must take that back first.
 */
export function reasonNotToGoOn({
  status,
  signed_at,
  notice,
  finished_on,
}: Pick<Contract, 'status' | 'signed_at' | 'finished_on'> & LastDayOfNotice):
  | 'contractNotSigned'
  | 'contractFinished'
  | 'termNotOver'
  | 'endKnown'
  | null {
  if (status === 'finished') return 'contractFinished'
  if (signed_at === null) return 'contractNotSigned'
  if (status !== 'expired') return 'termNotOver'
  return notice !== null || finished_on !== null ? 'endKnown' : null
}

/**
 * The day on which the lease became open-ended: the day asked for, otherwise the day after the fixed term. Null for a
 * day inside the term or in the future.
 */
export function openEndedFromDay(end: Day, asked: Day | undefined, today: Day): Day | null {
  if (asked === undefined) return addDays(end, 1)
  return asked <= end || asked > today ? null : asked
}

/**
 * The months of notice once the lease has gone on: as agreed, otherwise as the Act sets them for this kind of letting.
 */
export const noticeAfterGoingOn = (
  contract: Pick<TermSource, 'month_resignation' | 'dwelling_kind' | 'own_home_let'>,
): number => contract.month_resignation ?? lettingLaw[lettingOf(contract)].noticeMonths
