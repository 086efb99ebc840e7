import type { Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { depositStateAndAmounts, type DepositSource } from '../contract/rules-deposit'
import { depositStates, type DepositStateRow } from '../contract/rules-deposit-states'

/**
 * The words with which the collapsed section names the deposit. `ownUntil`: the section also names the last day for
 * paying in. It does so until that day. `neverOpened`: the contract was finished before the account was opened.
 */
type DepositSummary = DepositStateRow['fold'] | 'ownUntil' | 'neverOpened'

type Source = DepositSource & Pick<Contract, 'status' | 'signed_at' | 'deposit_payment_deadline'>

/** A summary that is short enough for a collapsed section, with the day by which the deposit must be paid in. */
export function depositSummary(
  contract: Source,
  today: Day,
): { readonly key: DepositSummary; readonly until: Day | null } {
  const { status, signed_at, deposit_payment_deadline: deadline } = contract
  const key = depositStates[depositStateAndAmounts(contract).state].fold
  const isOver = status === 'finished'
  if (key === 'own' && !isOver && deadline !== null && deadline >= today) return { key: 'ownUntil', until: deadline }
  if (key !== 'agreed' && key !== 'fee' && key !== 'opening') return { key, until: null }
  if (isOver) return { key: 'neverOpened', until: null }
  // The fee is paid, but not all have signed. The account is opened when all have signed, so the summary is still
  // `agreed`.
  return { key: key === 'opening' && signed_at === null ? 'agreed' : key, until: null }
}
