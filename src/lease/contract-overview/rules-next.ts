import { monthAt, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import type { DepositSource } from '../contract/rules-deposit'
import { isSigningUnderWay, shownSigningState } from '../contract/rules-signing-state'
import { countsAsOpenEnded, moveOutDay, termEnd, type TermSource } from '../law/rules-term'
import type { NoticeByLetter } from '../tenancy/rules-leaving'
import type { OwedRent } from '../rent-account/rules-owed'
import { erasingDueSince } from '../tenancy/rules-erase'
import { monthRent, rentChanges, rentOfMonth, type RentTerms } from '../rent/rules'
import { isPayoutAsked, nextDepositStep, type NextStep } from './rules-next-deposit'
import { isBeingSigned, type SigningSource } from './rules-status'

export type NextStepSource = SigningSource &
  DepositSource &
  TermSource &
  RentTerms &
  Pick<Contract, 'first_payment_date' | 'next_rent_on' | 'rents' | 'end_date' | 'blocked_by' | 'type'> &
  Parameters<typeof erasingDueSince>[0]

/** The rent of the month, by days when the lease covers only a part of it. */
const dueOn = (contract: NextStepSource, day: Day): Ore =>
  rentOfMonth(contract, monthAt(day))?.sum ?? monthRent(contract, monthAt(day))

/** The next day on which something happens automatically. */
function dayStep(contract: NextStepSource, today: Day): NextStep {
  const { next_rent_on, first_payment_date, end_date } = contract
  const steps: (NextStep & { readonly day: Day })[] = []
  if (first_payment_date > today)
    steps.push({ key: 'firstRent', day: first_payment_date, sum: dueOn(contract, first_payment_date) })
  else if (next_rent_on !== null && next_rent_on > today)
    steps.push({ key: 'rent', day: next_rent_on, sum: dueOn(contract, next_rent_on) })
  for (const { from, sum } of rentChanges(contract)) steps.push({ key: 'raise', day: from, sum })
  if (end_date !== null) steps.push({ key: countsAsOpenEnded(contract) ? 'openLastDay' : 'ends', day: end_date })
  const [next] = steps
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  // A raise takes effect with the rent of its month, so it is shown instead of that rent.
  const raise = steps.find(({ key, day }) => key === 'raise' && day === next?.day)
  return raise ?? next ?? { key: 'nothing' }
}

/** The steps of a lease whose last day is past. */
const stepsOfEnded: ReadonlySet<NextStep['key']> = new Set(['moved', 'finish', 'openGoesOn'])

/**
 * The end of the lease, if it is near, past or named: by the landlord, by a notice, or as the last day of a fixed term. Null
 * while the lease goes on.
 */
function endStep(contract: NextStepSource, today: Day): NextStep | null {
  const movesOut = moveOutDay(contract)
  if (movesOut !== null) return { key: movesOut < today ? 'moved' : 'moves', day: movesOut }
  const { status, end_date } = contract
  if (status === 'expired' && end_date !== null)
    return { key: countsAsOpenEnded(contract) ? 'openGoesOn' : 'finish', day: end_date }
  const ending = termEnd(contract, today)
  return ending && { key: ending.countsAsOpen ? 'openLastDay' : 'termEnds', day: ending.end }
}

/** The next step of a finished contract: its deposit, then erasing its tenants once the papers are no longer needed. */
function stepAfterEnd(contract: NextStepSource, today: Day): NextStep {
  const deposit = nextDepositStep(contract, today)
  const since = erasingDueSince(contract, today)
  return deposit ?? (since === null ? { key: 'nothing' } : { key: 'erase', day: since })
}

export function nextStepOfLease(contract: NextStepSource, today: Day): NextStep {
  const { status, blocked_by, next_rent_on } = contract
  if (status === 'finished') return stepAfterEnd(contract, today)
  const signing = shownSigningState(contract.signicatInfo)
  // An order of an active contract may have ended, so that nobody can sign it any more.
  if (isSigningUnderWay(signing) || status === 'draft' || isBeingSigned(contract)) return { key: signing }
  // A dispute with a last day is shown before the steps that can wait.
  const deposit = nextDepositStep(contract, today)
  if (deposit?.key === 'depositDisputeUntil') return deposit
  if (blocked_by !== '') return { key: 'blocked' }
  const end = endStep(contract, today)
  // A landlord who has asked for the deposit looks for the answer here. The contract can be finished there too.
  if (end !== null && stepsOfEnded.has(end.key))
    return deposit?.key === 'depositWaits' && isPayoutAsked(contract) ? { key: 'depositAsked' } : end
  if (deposit !== null) return deposit
  if (end !== null) return end
  return next_rent_on !== null && next_rent_on <= today
    ? { key: 'rentSoon', day: next_rent_on }
    : dayStep(contract, today)
}

/**
 * The next step under the landlord's plan. Rent that is due on or after `firstBlockedDay`, the first day without a plan, waits
 * for a subscription. Null: no such day is known.
 */
export const nextStepUnderPlan = (step: NextStep, firstBlockedDay: Day | null): NextStep =>
  (step.key === 'rent' || step.key === 'rentSoon') &&
  firstBlockedDay !== null &&
  step.day !== undefined &&
  step.day >= firstBlockedDay
    ? { ...step, key: 'rentStops' }
    : step

export interface UnpaidRent extends OwedRent {
  readonly late_since: Day | null
  /** The day of the last reminder since the oldest unpaid rent was due. Null: there is none. */
  readonly remindedOn: Day | null
}

/** Steps that only say how a lease goes on. Late rent is shown instead of them. */
const canWait: ReadonlySet<NextStep['key']> = new Set([
  'rent',
  'rentSoon',
  'firstRent',
  'raise',
  'ends',
  'openLastDay',
  // The end of a term is months ahead. The money is owed now.
  'termEnds',
  'moves',
  'nothing',
])

/**
 * The next step when rent is unpaid. Rent that is late takes the place of a step that can wait. Rent that is due today
 * does so only if it is in the bank: it is then paid, and not late.
 */
export function nextStepWithUnpaidRent(step: NextStep, unpaid: UnpaidRent | null): NextStep {
  if (unpaid === null || unpaid.late_since === null || !canWait.has(step.key)) return step
  const { late, dueToday, lateInBank, dueTodayInBank, late_since: day, remindedOn } = unpaid
  if (dueTodayInBank > 0) return { key: 'lateInBank', day, sum: ore(late + dueToday) }
  if (late === 0) return step
  if (lateInBank > 0) return { key: 'lateInBank', day, sum: late }
  return remindedOn === null ? { key: 'late', day, sum: late } : { key: 'reminded', day, sum: late, remindedOn }
}

/**
 * The next step when the landlord gave notice by letter. `caseBy` is the last day to bring the case after a protest. It
 * comes before all but an earlier last day of the deposit. Once it is past, the notice has lapsed unless the case was
 * brought, which only the landlord knows. A letter that isn't handed over ends nothing yet, so nobody moves out.
 */
export function nextStepWithLetter(
  step: NextStep,
  { caseBy, delivery }: Pick<NoticeByLetter, 'caseBy' | 'delivery'>,
  today: Day,
): NextStep {
  const isDepositFirst = step.key === 'depositDisputeUntil' && caseBy !== null && step.day! <= caseBy
  if (caseBy !== null && caseBy >= today && !isDepositFirst) return { key: 'protested', day: caseBy }
  return step.key === 'moves' && delivery?.state === 'made' ? { key: 'notDelivered', day: delivery.day } : step
}
