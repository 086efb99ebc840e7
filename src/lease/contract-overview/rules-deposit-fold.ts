import type { Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { depositStanding, type DepositSource, type DepositStage } from '../contract/rules-deposit'

/** No account is called opened before it is, nor open once it is settled. */
export type DepositSummary =
  | 'none'
  | 'own'
  /** The same with the day by which it must be paid in, until that day is over. */
  | 'ownUntil'
  | 'byHand'
  | 'agreed'
  | 'fee'
  | 'opening'
  | 'open'
  /** All of it is paid in, and nothing else is under way. */
  | 'full'
  | 'settled'
  | 'closed'
  /** The contract was finished before there was an account. */
  | 'neverOpened'

const summaries: Readonly<Record<DepositStage, DepositSummary>> = {
  none: 'none',
  own: 'own',
  byHand: 'byHand',
  agreed: 'agreed',
  fee: 'fee',
  opening: 'opening',
  opened: 'open',
  partly: 'open',
  fully: 'full',
  canceling: 'open',
  releasing: 'open',
  payingOut: 'open',
  splitting: 'open',
  dispute: 'open',
  released: 'settled',
  split: 'settled',
  decided: 'settled',
  closed: 'closed',
}

type Source = DepositSource & Pick<Contract, 'status' | 'signed_at' | 'deposit_payment_deadline'>

/** Short enough for a collapsed section, with the day by which the deposit must be paid in. */
export function depositSummary(
  contract: Source,
  today: Day,
): { readonly key: DepositSummary; readonly until: Day | null } {
  const { status, signed_at, deposit_payment_deadline: deadline } = contract
  const key = summaries[depositStanding(contract).stage]
  const isOver = status === 'finished'
  if (key === 'own' && !isOver && deadline !== null && deadline >= today) return { key: 'ownUntil', until: deadline }
  if (key !== 'agreed' && key !== 'fee' && key !== 'opening') return { key, until: null }
  if (isOver) return { key: 'neverOpened', until: null }
  // Paid for and not signed by all: it is opened when all have signed, so it is still `agreed`.
  return { key: key === 'opening' && signed_at === null ? 'agreed' : key, until: null }
}
