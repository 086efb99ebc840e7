import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { rentChanges } from '../rent/rules'
import { depositStanding, type DepositSource } from '../contract/rules-deposit'
import { isSentAnew } from '../contract/rules-signing'
import { countsAsOpen, termEnd, type NamedTerm, type TermSource } from '../law/rules-term'

/** What the badge of a contract says: its status, that it is being signed, or that it is open-ended though it names a last day. */
export type Standing = Contract['status'] | 'signing' | 'open'

type SigningSource = Pick<Contract, 'status' | 'signatureType' | 'signed_at'>

/** A contract that was sent for signing is active from then on (docs/rules.md#signing), and not signed yet. */
const isBeingSigned = ({ status, signatureType, signed_at }: SigningSource): boolean =>
  status === 'active' && signatureType === 'bankid' && signed_at === null

export type StandingSource = SigningSource & NamedTerm

export const contractStanding = (contract: StandingSource): Standing =>
  isBeingSigned(contract)
    ? 'signing'
    : contract.status === 'expired' && countsAsOpen(contract)
      ? 'open'
      : contract.status

/** Whether it runs: it is active, or names a last day that is over and counts as open-ended. */
export const isRunning = (contract: StandingSource): boolean =>
  contract.status === 'active' || contractStanding(contract) === 'open'

/** What comes next, a sentence: what is to be done or waited for, else the next day on which something happens. */
export interface NextStep {
  readonly key:
    | 'sign'
    | 'signAgain'
    | 'fee'
    | 'starting'
    | 'renewing'
    | 'tenants'
    | 'landlord'
    | 'packaging'
    | 'withdrawing'
    | 'blocked'
    | 'finish'
    | 'depositOpening'
    | 'depositOpened'
    | 'depositPartly'
    | 'depositCanceling'
    | 'depositReleasing'
    | 'depositPayingOut'
    | 'depositSplitting'
    | 'depositDispute'
    /** The same, with the last day of the five weeks that follow the bank's notice, and once they are over. */
    | 'depositDisputeUntil'
    | 'depositDisputeOver'
    | 'release'
    | 'close'
    | 'closeEmpty'
    | 'depositDue'
    | 'firstRent'
    | 'rent'
    | 'rentSoon'
    /** Nothing is booked then without a subscription. */
    | 'rentStops'
    | 'raise'
    | 'ends'
    | 'termEnds'
    /** Of a lease that counts as open-ended: the last day that it names comes, or is over. */
    | 'openLastDay'
    | 'openGoesOn'
    | 'nothing'
  readonly day?: Day
  readonly sum?: Ore
  /** Who is waited for. */
  readonly names?: readonly string[]
}

export type NextSource = SigningSource &
  DepositSource &
  TermSource &
  Pick<
    Contract,
    'deposit_payment_deadline' | 'first_payment_date' | 'next_rent_on' | 'rents' | 'end_date' | 'blocked_by' | 'type'
  >

function signingStep({ signicatInfo }: NextSource): NextStep | null {
  if (signicatInfo && isSentAnew(signicatInfo)) return { key: 'renewing' }
  switch (signicatInfo?.state) {
    case 'fee':
    case 'starting':
    case 'landlord':
    case 'packaging':
    case 'withdrawing':
      return { key: signicatInfo.state }
    case 'tenants':
      return { key: 'tenants', names: signicatInfo.tenants.filter(({ isSigned }) => !isSigned).map(({ name }) => name) }
    default:
      return null
  }
}

/** What the deposit waits for, while the lease goes on and after its end. */
function depositStep(contract: NextSource, today: Day): NextStep | null {
  const { stage, missing } = depositStanding(contract)
  const isOver = contract.status === 'finished'
  switch (stage) {
    case 'canceling':
      return { key: 'depositCanceling' }
    case 'payingOut':
      return { key: 'depositPayingOut' }
    case 'splitting':
      return splittingStep(contract, today)
    case 'opening':
      return isOver ? null : { key: 'depositOpening' }
    case 'opened':
      return isOver ? { key: 'closeEmpty' } : { key: 'depositOpened', sum: missing }
    // What isn't paid in in full can't be released.
    case 'partly':
      return isOver ? { key: 'close' } : { key: 'depositPartly', sum: missing }
    case 'fully':
      return isOver ? { key: 'release' } : null
    case 'releasing':
      return { key: 'depositReleasing' }
    case 'dispute':
      return disputeStep(contract, today)
    default:
      return null
  }
}

/** A dispute waits; the five weeks that the bank gives run out by themselves. */
function disputeStep({ signicatInfo }: NextSource, today: Day): NextStep {
  const until = signicatInfo?.disputeUntil ?? null
  if (until === null) return { key: 'depositDispute' }
  return { key: until < today ? 'depositDisputeOver' : 'depositDisputeUntil', day: until }
}

/** A split waits for the tenant's agreement; until that comes, the five weeks of a dispute before it go on. */
function splittingStep(contract: NextSource, today: Day): NextStep {
  const dispute = disputeStep(contract, today)
  return dispute.key === 'depositDisputeUntil' ? dispute : { key: 'depositSplitting' }
}

/** The next day on which something happens by itself. */
function dayStep(contract: NextSource, today: Day): NextStep {
  const { next_rent_on, first_payment_date, end_date, deposit_payment_deadline } = contract
  const steps: (NextStep & { readonly day: Day })[] = []
  if (depositStanding(contract).stage === 'own' && deposit_payment_deadline !== null)
    steps.push({ key: 'depositDue', day: deposit_payment_deadline })
  if (first_payment_date > today) steps.push({ key: 'firstRent', day: first_payment_date })
  else if (next_rent_on !== null && next_rent_on > today) steps.push({ key: 'rent', day: next_rent_on })
  for (const { from, sum } of rentChanges(contract)) steps.push({ key: 'raise', day: from, sum })
  if (end_date !== null) steps.push({ key: countsAsOpen(contract) ? 'openLastDay' : 'ends', day: end_date })
  const [next] = steps
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  // A raise takes effect with the rent of its month: that is what is told.
  const raise = steps.find(({ key, day }) => key === 'raise' && day === next?.day)
  return raise ?? next ?? { key: 'nothing' }
}

/** What is next for the landlord of this contract. */
export function nextStep(contract: NextSource, today: Day): NextStep {
  const { status, blocked_by, next_rent_on, signicatInfo } = contract
  if (status === 'finished') return depositStep(contract, today) ?? { key: 'nothing' }
  const signing = signingStep(contract)
  if (signing !== null) return signing
  if (status === 'draft') return { key: signicatInfo === null ? 'sign' : 'signAgain' }
  // The order came to nothing: nobody can sign it any more.
  if (isBeingSigned(contract)) return { key: 'signAgain' }
  // A last day is told before what can wait.
  const deposit = depositStep(contract, today)
  if (deposit?.key === 'depositDisputeUntil') return deposit
  if (blocked_by !== '') return { key: 'blocked' }
  if (status === 'expired') return { key: countsAsOpen(contract) ? 'openGoesOn' : 'finish' }
  if (deposit !== null) return deposit
  const ending = termEnd(contract, today)
  if (ending !== null) return { key: ending.countsAsOpen ? 'openLastDay' : 'termEnds', day: ending.end }
  return next_rent_on !== null && next_rent_on <= today
    ? { key: 'rentSoon', day: next_rent_on }
    : dayStep(contract, today)
}

/**
 * The same under the landlord's plan: rent that is due on the first day on which it allows nothing new, or later, waits for
 * a subscription. Null: no such day is known.
 */
export const nextUnderPlan = (step: NextStep, planEnd: Day | null): NextStep =>
  (step.key === 'rent' || step.key === 'rentSoon') && planEnd !== null && step.day !== undefined && step.day >= planEnd
    ? { ...step, key: 'rentStops' }
    : step
