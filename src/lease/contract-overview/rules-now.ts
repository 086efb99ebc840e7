import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { Contract, LastDayOfNotice } from '../contract/model'
import type { DepositSource } from '../contract/rules-deposit'
import { isSigningUnderWay, shownSigningState, type SigningState } from '../contract/rules-signing-state'
import { moveOutDay, termEnd, type TermSource } from '../law/rules-term'
import type { OwedRent } from '../rent-account/rules-owed'
import { isPayoutAsked, nextDepositStep } from './rules-next-deposit'
import { isBeingSigned, shownContractStatus, type StatusSource } from './rules-status'

/**
 * The states of a contract in the list, in the order in which the list sorts them: first those that need the landlord.
 */
export const nowKeys = [
  'owes',
  'inBank',
  'blocked',
  'over',
  'deposit',
  'depositAsked',
  'yourTurn',
  'feeWaits',
  'unsigned',
  'waitsFor',
  'beingSigned',
  'draft',
  'noticed',
  'moves',
  'ends',
  'starts',
  'runs',
  'open',
  'finished',
] as const
export type NowKey = (typeof nowKeys)[number]

export interface StatusNow {
  readonly key: NowKey
  readonly sum?: Ore
  readonly day?: Day
  /** The first names of the tenants who haven't signed yet. */
  readonly names?: readonly string[]
}

export type NowSource = StatusSource &
  TermSource &
  DepositSource &
  LastDayOfNotice &
  Pick<Contract, 'signicatInfo' | 'blocked_by' | 'start_date' | 'finished_on'>

const firstName = (name: string): string => name.split(' ')[0]!

function signingNow(state: SigningState, info: Contract['signicatInfo']): StatusNow {
  if (!isSigningUnderWay(state)) return { key: 'unsigned' }
  if (state === 'fee') return { key: 'feeWaits' }
  if (state === 'landlord') return { key: 'yourTurn' }
  const names = (info?.tenants ?? []).flatMap(({ name, isSigned }) => (isSigned ? [] : [firstName(name)]))
  return state === 'tenants' && names.length > 0 ? { key: 'waitsFor', names } : { key: 'beingSigned' }
}

/** The lease is over. Once the bank is asked for the deposit, that is what is waited for. */
const overNow = (contract: NowSource): StatusNow => ({ key: isPayoutAsked(contract) ? 'depositAsked' : 'over' })

/**
 * The state of a contract in a few words. Rent that is in the bank isn't owed, as in the inbox. Rent that is due today
 * isn't owed yet.
 */
export function statusNow(contract: NowSource, owed: OwedRent, today: Day): StatusNow {
  if (owed.late > owed.lateInBank) return { key: 'owes', sum: ore(owed.late - owed.lateInBank) }
  // Half of the rent of today isn't the rent.
  const isTodayInBank = owed.dueToday > 0 && owed.dueTodayInBank === owed.dueToday
  if (owed.late > 0 || isTodayInBank) return { key: 'inBank' }
  const state = shownSigningState(contract.signicatInfo)
  if (isBeingSigned(contract)) return signingNow(state, contract.signicatInfo)
  const status = shownContractStatus(contract)
  if (status === 'draft') return isSigningUnderWay(state) ? signingNow(state, contract.signicatInfo) : { key: 'draft' }
  if (status === 'finished') {
    if (isPayoutAsked(contract)) return { key: 'depositAsked' }
    return { key: nextDepositStep(contract, today) === null ? 'finished' : 'deposit' }
  }
  if (contract.blocked_by !== '') return { key: 'blocked' }
  const movesOut = moveOutDay(contract)
  if (movesOut !== null)
    return movesOut < today ? overNow(contract) : { key: contract.notice === null ? 'moves' : 'noticed', day: movesOut }
  if (status === 'expired') return overNow(contract)
  if (status === 'open') return { key: 'open' }
  if (contract.start_date > today) return { key: 'starts', day: contract.start_date }
  const ending = termEnd(contract, today)
  return ending === null || ending.countsAsOpen ? { key: 'runs' } : { key: 'ends', day: ending.end }
}
